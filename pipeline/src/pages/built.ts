/** How many files a piece of what the build says tells of, as it goes. */
export const pagesIn = (said: string): number => said.split(/[├└]─/).length - 1

/** How many pages the build says it made, at its end; null where it says nothing of it. */
export const builtPages = (said: string): number | null => {
  const found = /(\d+) page\(s\) built/.exec(said)
  return found === null ? null : Number(found[1])
}
