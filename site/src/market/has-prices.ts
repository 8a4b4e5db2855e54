/** Whether prices are published for this site: without the setting nobody is asked for any. */
export const hasPrices = (): boolean => import.meta.env.KUPODEX_PRICES === 'on'
