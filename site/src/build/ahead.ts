/** The modules of lists and details that a profile does without. Not those of one collection alone: a dozen more requests would be most of what a visit costs. */
const listModule =
  /\/site\/src\/(collection\/(collection-page|blocks|keys|use-row-notes|thing-details)|list\/controls\/state)\.tsx?$/

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

export const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].flatMap(([, path]) => path ?? [])
