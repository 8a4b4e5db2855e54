/**
 * The modules of lists, and of the details of a thing, that a character's profile does without. What details of one collection show besides
 * comes with its own page: a request for each of a dozen rooms would be most of what a visit costs.
 */
const listModule =
  /\/site\/src\/(collection\/(collection-page|blocks|keys|use-row-notes|thing-details)|list\/controls\/state)\.tsx?$/

/** A script for browsers, as the bundler writes it. */
export interface Chunk {
  fileName: string
  imports: readonly string[]
  moduleIds: readonly string[]
}

const having = (chunks: readonly Chunk[], modules: RegExp): Chunk[] =>
  chunks.filter(({ moduleIds }) => moduleIds.some((module) => modules.test(module)))

/** The files of lists with all that they import. */
export const scriptsOf = (chunks: readonly Chunk[]): ReadonlySet<string> => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set<string>()
  const add = (name: string): void => {
    if (found.has(name)) return
    found.add(name)
    byName.get(name)?.imports.forEach(add)
  }
  for (const { fileName } of having(chunks, listModule)) add(fileName)
  return found
}

/** The paths of the style sheets of a page. */
export const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].flatMap(([, path]) => path ?? [])
