import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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
      .filter(([key]) => !key.startsWith('manifests/'))
      .map(([key, bytes]) => [key, new TextDecoder().decode(bytes)])
      .sort(),
  )

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
    expect(log).toEqual([
      'write manifests/night.json',
      'write keep.json',
      'write c.json',
      'write index.json',
      'remove b.json',
      'write manifests/night.json',
    ])
    expect(report).toEqual({ files: 4, written: 3, unchanged: 1, removed: 1, bytes: 3 })
    expect(held(files)).toEqual({ 'a.json': 'a', 'c.json': 'c', 'index.json': '2', 'keep.json': '1' })
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
    await publish('night', filesOf({ 'keep.json': '1', 'index.json': '1', 'mark.json': '1', 'a.json': '1' }), target)
    expect(log.slice(1, -1)).toEqual(['write keep.json', 'write mark.json', 'write a.json', 'write index.json'])
    const late = filesOf({ 'a.json': 'a', 'mark.json': 'b' })
    await expect(publish('night', late, memoryTarget().target)).rejects.toThrow('mark.json comes after its stage')
  })

  test('cut off at any point, the next run makes it whole, whatever the next run is', async () => {
    const tree = fc.dictionary(
      fc.constantFrom('a.json', 'b.json', 'c.json', 'd.json', 'index.json'),
      fc.constantFrom('1', '2'),
      {
        noNullPrototype: true,
      },
    )
    await fc.assert(
      fc.asyncProperty(tree, tree, tree, fc.nat(8), async (first, second, third, failAt) => {
        const { target, files, log, state } = memoryTarget()
        await publish('night', filesOf(first), target)
        state.failAt = log.length + failAt
        await publish('night', filesOf(second), target).catch(() => undefined)
        state.failAt = Infinity
        await publish('night', filesOf(third), target)
        expect(held(files)).toEqual(held(new Map(Object.entries(third).map(([key, value]) => [key, text(value)]))))
      }),
      { numRuns: 500 },
    )
  })
})
