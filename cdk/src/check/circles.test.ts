import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fileCircles, folderCircles, type Graph, type Import, importsIn } from './circles.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const packages = ['data', 'lambdas', 'pipeline', 'site', 'cdk']
const imports = new Map(packages.map((name) => [name, importsIn(join(root, name))]))

const graphOf = (found: ReadonlyMap<string, readonly Import[]>): Graph =>
  new Map([...found].map(([file, of]) => [file, new Set(of.flatMap((each) => each.file ?? []))]))

const graph = (arrows: Record<string, string[]>): Graph =>
  new Map(Object.entries(arrows).map(([from, to]) => [from, new Set(to)]))

describe.each(packages)('%s', (name) => {
  const found = imports.get(name) ?? new Map<string, Import[]>()

  test('is read', () => {
    expect(found.size).toBeGreaterThan(100)
    expect([...graphOf(found).values()].filter((to) => to.size > 0).length).toBeGreaterThan(found.size / 2)
  })

  test('has no files that import each other, types included', () => expect(fileCircles(graphOf(found))).toEqual([]))

  test('has no folders that import of each other: what all of a room stand on is in a folder of its own', () =>
    expect(folderCircles(graphOf(found))).toEqual([]))

  test('keeps what is for tests and benches (*.fixture.ts) to these', () => {
    const isSupport = (file: string) => /\.fixture(\.tsx?)?$/.test(file)
    const mayUse = (file: string) =>
      isSupport(file) || /^src\/(bench\/|check\/mutants\/|store\/save-items\.ts$)/.test(file)
    const odd = [...found].flatMap(([file, of]) =>
      of.filter(({ module }) => isSupport(module) && !mayUse(file)).map(({ module }) => `${file} -> ${module}`),
    )
    expect(odd).toEqual([])
  })
})

describe('circles', () => {
  test('of files are told once, the shortest way round', () => {
    expect(fileCircles(graph({ a: ['b', 'c'], b: ['c'], c: ['a'], d: ['a'] }))).toEqual([
      'a -> c -> a',
      'b -> c -> a -> b',
    ])
    expect(fileCircles(graph({ a: ['a'] }))).toEqual(['a -> a'])
    expect(fileCircles(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([])
  })

  test('of folders name files that close them; a folder and one inside it are two', () => {
    const arrows = { 'src/a.ts': ['src/in/b.ts'], 'src/in/b.ts': ['src/c.ts'], 'src/c.ts': [] }
    expect(fileCircles(graph(arrows))).toEqual([])
    expect(folderCircles(graph(arrows))).toEqual([
      'src -> src/in -> src (src/a.ts -> src/in/b.ts, src/in/b.ts -> src/c.ts)',
    ])
  })
})
