import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filesOf, heldBelow, memoryTarget } from './memory.fixture.ts'
import { publish } from './publish.ts'

const day = 24 * 3_600_000

test('data, then the index, then removals, then the manifest', async () => {
  const { log, target } = memoryTarget()
  await publish('site', filesOf({ 'index.json': '1', 'b.json': 'b' }), target)
  log.length = 0
  const report = await publish('site', filesOf({ 'index.json': '2', 'c.json': 'c' }), target)
  expect(log).toEqual([
    'write manifests/site.json',
    'write c.json',
    'write index.json',
    'remove b.json',
    'write manifests/site.json',
  ])
  expect(report).toEqual({ files: 2, written: 2, copied: 0, unchanged: 0, removed: 1, bytes: 2 })
})

test('scripts and styles of earlier builds stay a week, pages do not', async () => {
  const { target, files } = memoryTarget()
  const build = (name: string, at: number) =>
    publish('site', filesOf({ [`_astro/${name}.js`]: name, [`${name}.html`]: name }), target, { now: () => at })
  await build('first.B1x_9zQw', 0)
  expect(await build('second.C1x_9zQw', day)).toMatchObject({ files: 2, removed: 1 })
  await build('third.D1x_9zQw', 7 * day)
  expect(Object.keys(heldBelow(files))).toEqual([
    '_astro/first.B1x_9zQw.js',
    '_astro/second.C1x_9zQw.js',
    '_astro/third.D1x_9zQw.js',
    'third.D1x_9zQw.html',
  ])
  await build('third.D1x_9zQw', 8 * day)
  expect(Object.keys(heldBelow(files))[0]).toBe('_astro/second.C1x_9zQw.js')
  await build('second.C1x_9zQw', 9 * day)
  await build('third.D1x_9zQw', 15 * day)
  expect(Object.keys(heldBelow(files))[0]).toBe('_astro/second.C1x_9zQw.js')
})

test('rank history is only added to', async () => {
  const { target, files } = memoryTarget()
  await publish('history', filesOf({ 'a.json': 'a' }), target)
  expect(await publish('history', filesOf({ 'b.json': 'b' }), target)).toMatchObject({ removed: 0 })
  expect(heldBelow(files)).toEqual({ 'a.json': 'a', 'b.json': 'b' })
})

test('the same again writes nothing at all', async () => {
  const { log, target } = memoryTarget()
  const files = filesOf({ 'index.json': '1', 'a.json': 'a' })
  await publish('site', files, target)
  log.length = 0
  expect(await publish('site', files.toReversed(), target)).toMatchObject({ written: 0, unchanged: 2 })
  expect(log).toEqual([])
})

test('cut off at any point, the next run makes it whole', async () => {
  const tree = fc.dictionary(fc.constantFrom('a.json', 'b.json', 'c.json', 'index.json'), fc.constantFrom('1', '2'), {
    noNullPrototype: true,
  })
  await fc.assert(
    fc.asyncProperty(tree, tree, tree, fc.nat(12), async (first, second, third, failAt) => {
      const { target, files, log, state } = memoryTarget()
      await publish('site', filesOf(first), target)
      state.failAt = log.length + failAt
      await publish('site', filesOf(second), target).catch(() => undefined)
      state.failAt = Infinity
      await publish('site', filesOf(third), target)
      expect(heldBelow(files)).toEqual(Object.fromEntries(Object.entries(third).sort(([a], [b]) => (a < b ? -1 : 1))))
    }),
  )
})
