/** Whether browsers keep pages for reading without a network: `KUPODEX_OFFLINE`. Throws an error that names it. */
export const readOffline = ({
  KUPODEX_OFFLINE: word = 'on',
}: Readonly<Record<string, string | undefined>>): boolean => {
  if (word !== 'on' && word !== 'off') throw new Error(`KUPODEX_OFFLINE is "${word}"; it must be on or off.`)
  return word === 'on'
}
