import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

let connected: Promise<Browser> | undefined

/** The browser that the set-up started, which all files share; a machine without one fails here, with a sentence. */
export const openBrowser = (): Promise<Browser> => {
  const address = inject('browser')
  if (address === '') throw new Error('No browser was found on this machine: name one in KUPODEX_BROWSER.')
  return (connected ??= chromium.connect(address))
}

/** Narrow and wide, as the pages are looked at. */
export const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const
