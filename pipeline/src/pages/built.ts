/** How many pages a piece of the build's output names. */
export const pagesIn = (said: string): number => said.split(/[├└]─/).length - 1

/** How many pages the build says at its end that it made; null where it does not say. */
export const builtPages = (said: string): number | null => {
  const found = /(\d+) page\(s\) built/.exec(said)
  return found === null ? null : Number(found[1])
}
