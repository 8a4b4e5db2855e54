import { dirname } from 'node:path'

/** Where the arrows from each node lead. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** A shortest way along the arrows from a node back to it; null without one. */
const wayBack = (graph: Graph, start: string): string[] | null => {
  const cameFrom = new Map<string, string>()
  const waiting = [start]
  for (let node = waiting.shift(); node !== undefined; node = waiting.shift()) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) {
        const way = [node]
        for (let before = cameFrom.get(node); before !== undefined; before = cameFrom.get(before)) way.unshift(before)
        return [...way, start]
      }
      if (cameFrom.has(next)) continue
      cameFrom.set(next, node)
      waiting.push(next)
    }
  }
  return null
}

/** Circles of a graph, each as a shortest way round, until every node that lies on one is in one of them. */
const circlesIn = (graph: Graph): string[][] => {
  const named = new Set<string>()
  return [...graph.keys()].flatMap((node) => {
    const way = named.has(node) ? null : wayBack(graph, node)
    way?.forEach((each) => named.add(each))
    return way ? [way] : []
  })
}

/** Circles of files, as they are told: each file imports the next one. */
export const fileCircles = (imports: Graph): string[] => circlesIn(imports).map((way) => way.join(' -> '))

/** Circles of folders by what the files directly in them import, as they are told: with a file of each folder that imports of the next one. */
export const folderCircles = (imports: Graph): string[] => {
  const example = new Map<string, string>()
  const folders = new Map<string, Set<string>>()
  for (const [file, imported] of imports) {
    for (const other of imported) {
      const [from, to] = [dirname(file), dirname(other)]
      if (from === to) continue
      folders.set(from, (folders.get(from) ?? new Set()).add(to))
      example.set(`${from} ${to}`, `${file} -> ${other}`)
    }
  }
  return circlesIn(folders).map((way) => {
    const arrows = way.slice(1).map((to, at) => example.get(`${way[at]} ${to}`))
    return `${way.join(' -> ')} (${arrows.join(', ')})`
  })
}
