import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settle } from './change-over.ts'
import { fileOf } from './file.ts'
import { stages } from './manifest.ts'
import { memoryTarget } from './memory.fixture.ts'
import { publish } from './publish.ts'

const text = (value: string) => new TextEncoder().encode(value)
const stageOf = (key: string) => {
  const stage = stages.find((name) => key === `${name}.json`)
  return stage ? { stage } : {}
}
const filesOf = (contents: Record<string, string>) =>
  Object.entries(contents).map(([key, content]) => fileOf(key, text(content), stageOf(key)))
const held = (files: Map<string, Uint8Array>) =>
  Object.fromEntries(
    [...files]
      .filter(([key]) => !key.startsWith('manifests/') && !key.startsWith('aside/'))
      .map(([key, bytes]) => [key, new TextDecoder().decode(bytes)])
      .sort(),
  )
const contentsOf = (contents: Record<string, string>) =>
  held(new Map(Object.entries(contents).map(([key, value]) => [key, text(value)])))

describe('publish', () => {
  test('what keeps the old, then data, then the index, then removals, then the manifest', async () => {
    const { log, target, files } = memoryTarget()
    await publish('night', filesOf({ 'index.json': '1', 'a.json': 'a', 'b.json': 'b' }), target)
    log.length = 0
    const report = await publish(
      'night',
      filesOf({ 'keep.json': '1', 'index.json': '2', 'a.json': 'a', 'c.json': 'c' }),
      target,
    )
    const places = [0, 1, 2].map((place) => `aside/night/${place}`)
    expect(log).toEqual([
      'write manifests/night.json',
      ...places.map((place) => `write ${place}`),
      'write manifests/night.json',
      'move keep.json',
      'move c.json',
      'move index.json',
      'remove b.json',
      ...places.map((place) => `remove ${place}`),
      'write manifests/night.json',
    ])
    expect(report).toEqual({ files: 4, written: 3, unchanged: 1, removed: 1, bytes: 3 })
    expect(held(files)).toEqual({ 'a.json': 'a', 'c.json': 'c', 'index.json': '2', 'keep.json': '1' })
  })

  test('a set that changes one by one: data, index, removals, manifest', async () => {
    const { log, target } = memoryTarget()
    await publish('site', filesOf({ 'index.json': '1', 'b.json': 'b' }), target)
    log.length = 0
    await publish('site', filesOf({ 'keep.json': '1', 'index.json': '2', 'c.json': 'c' }), target)
    expect(log).toEqual([
      'write manifests/site.json',
      'write keep.json',
      'write c.json',
      'write index.json',
      'remove b.json',
      'write manifests/site.json',
    ])
  })

  test('scripts and styles of earlier builds stay a week, pages do not', async () => {
    const { target, files } = memoryTarget()
    const day = 24 * 3_600_000
    const build = (name: string, at: number) =>
      publish('site', filesOf({ [`_astro/${name}.js`]: name, [`${name}.html`]: name }), target, { now: () => at })
    await build('first.B1x_9zQw', 0)
    expect(await build('second.C1x_9zQw', day)).toMatchObject({ files: 2, removed: 1 })
    await build('third.D1x_9zQw', 7 * day)
    expect(Object.keys(held(files))).toEqual([
      '_astro/first.B1x_9zQw.js',
      '_astro/second.C1x_9zQw.js',
      '_astro/third.D1x_9zQw.js',
      'third.D1x_9zQw.html',
    ])
    await build('third.D1x_9zQw', 8 * day)
    expect(Object.keys(held(files))[0]).toBe('_astro/second.C1x_9zQw.js')
    await build('second.C1x_9zQw', 9 * day)
    await build('third.D1x_9zQw', 15 * day)
    expect(Object.keys(held(files))[0]).toBe('_astro/second.C1x_9zQw.js')
  })

  test('rank history is only added to', async () => {
    const { target, files } = memoryTarget()
    await publish('history', filesOf({ 'a.json': 'a' }), target)
    expect(await publish('history', filesOf({ 'b.json': 'b' }), target)).toMatchObject({ removed: 0 })
    expect(held(files)).toEqual({ 'a.json': 'a', 'b.json': 'b' })
  })

  test('the same again writes nothing at all', async () => {
    const { log, target } = memoryTarget()
    const files = filesOf({ 'index.json': '1', 'a.json': 'a' })
    await publish('night', files, target)
    log.length = 0
    const report = await publish('night', files.toReversed(), target)
    expect(report).toEqual({ files: 2, written: 0, unchanged: 2, removed: 0, bytes: 0 })
    expect(log).toEqual([])
  })

  test('sets lie beside each other and do not remove each other', async () => {
    const { target, files } = memoryTarget()
    await publish('night', filesOf({ 'a.json': 'a' }), target)
    await publish('game', filesOf({ 'g.json': 'g' }), target)
    await publish('night', filesOf({ 'b.json': 'b' }), target)
    expect(held(files)).toEqual({ 'b.json': 'b', 'g.json': 'g' })
  })

  test('a key that comes twice is a bug', async () => {
    const files = [...filesOf({ 'a.json': 'a' }), ...filesOf({ 'a.json': 'b' })]
    await expect(publish('night', files, memoryTarget().target)).rejects.toThrow('a.json is to be published twice')
  })

  test('files come by stage', async () => {
    const { log, target } = memoryTarget()
    const all = (text: string) => filesOf({ 'keep.json': text, 'index.json': text, 'mark.json': text, 'a.json': text })
    await publish('night', all('1'), target)
    expect(log.slice(1, -1)).toEqual(['write keep.json', 'write mark.json', 'write a.json', 'write index.json'])
    await publish('night', all('2'), target)
    expect(log.filter((line) => line.startsWith('move'))).toEqual([
      ...['move keep.json', 'move mark.json', 'move a.json', 'move index.json'],
    ])
    const late = filesOf({ 'a.json': 'a', 'mark.json': 'b' })
    await expect(publish('night', late, memoryTarget().target)).rejects.toThrow('mark.json comes after its stage')
  })

  test('cut off at any point, readers have the old set, the new one, or one that settling makes new; the next run makes it whole', async () => {
    const tree = fc.dictionary(
      fc.constantFrom('a.json', 'b.json', 'c.json', 'd.json', 'index.json'),
      fc.constantFrom('1', '2'),
      {
        noNullPrototype: true,
      },
    )
    await fc.assert(
      fc.asyncProperty(tree, tree, tree, fc.nat(24), async (first, second, third, failAt) => {
        const { target, files, log, state } = memoryTarget()
        await publish('night', filesOf(first), target)
        state.failAt = log.length + failAt
        await publish('night', filesOf(second), target).catch(() => undefined)
        state.failAt = Infinity
        const [before, between] = [contentsOf(first), held(files)]
        if (await settle('night', target)) expect(held(files)).toEqual(contentsOf(second))
        else if (Object.keys(first).length > 0) expect([before, contentsOf(second)]).toContainEqual(between)
        await publish('night', filesOf(third), target)
        expect(held(files)).toEqual(contentsOf(third))
        expect([...files.keys()].filter((key) => key.startsWith('aside/'))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})
