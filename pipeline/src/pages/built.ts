/** How many pages a piece of the build's output names. */
export const pagesIn = (output: string): number => output.split(/[├└]─/).length - 1

/** How many pages the build says at its end that it made; null where it does not say. */
export const builtPages = (output: string): number | null => {
  const found = /(\d+) page\(s\) built/.exec(output)
  return found === null ? null : Number(found[1])
}
