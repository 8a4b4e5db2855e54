import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filesOf, heldBelow, memoryTarget, seenOf } from './memory.fixture.ts'
import { goBack, goLive, openLive, readLive } from './live.ts'
import { publish } from './publish.ts'
import { fillSlot } from './slots.ts'

const night = (place: ReturnType<typeof memoryTarget>, contents: Record<string, string>) =>
  publish('night', filesOf(contents), place.target, { now: () => 100 })

describe('a set with two slots', () => {
  test('is filled beside what readers see, what they see already is copied, then they are turned to it', async () => {
    const place = memoryTarget()
    await night(place, { 'a.json': 'a', 'b.json': '1', 'c.json': 'c' })
    expect(place.log.at(-1)).toBe('write manifests/live.json')
    place.log.length = 0
    const report = await night(place, { 'a.json': 'a', 'b.json': '2', 'd.json': 'd' })
    expect(place.log).toEqual([
      'write manifests/night-b.json',
      'write slots/night/b/b.json',
      'write slots/night/b/d.json',
      'write manifests/night-b.json.0',
      'copy slots/night/b/a.json',
      'write manifests/night-b.json',
      'remove manifests/night-b.json.0',
      'write manifests/live.json',
    ])
    expect(report).toEqual({ files: 3, written: 2, copied: 1, unchanged: 0, removed: 1, bytes: 2 })
    expect(seenOf(place.files, 'night')).toEqual({ 'a.json': 'a', 'b.json': '2', 'd.json': 'd' })
    expect(heldBelow(place.files, 'slots/night/a/')).toEqual({ 'a.json': 'a', 'b.json': '1', 'c.json': 'c' })
  })

  test('what the slot has from two nights ago stays, what it should not have is removed', async () => {
    const place = memoryTarget()
    await night(place, { 'a.json': 'a', 'b.json': '1', 'c.json': 'c' })
    await night(place, { 'a.json': 'a', 'b.json': '2' })
    place.log.length = 0
    const report = await night(place, { 'a.json': 'a', 'b.json': '3' })
    expect(place.log).toContain('remove slots/night/a/c.json')
    expect(report).toEqual({ files: 2, written: 1, copied: 0, unchanged: 1, removed: 0, bytes: 1 })
    expect(heldBelow(place.files, 'slots/night/a/')).toEqual({ 'a.json': 'a', 'b.json': '3' })
  })

  test('frees the bytes of every file once it is written, or needs not be', async () => {
    const place = memoryTarget()
    await night(place, { 'a.json': 'a' })
    const released: string[] = []
    const files = [...filesOf({ 'a.json': 'a', 'b.json': 'b' })].map((file) => ({
      ...file,
      release: () => released.push(`${file.key}, ${String(place.files.has(`slots/night/b/${file.key}`))}`),
    }))
    await fillSlot('night', files, place.target)
    expect(released).toEqual(['a.json, false', 'b.json, true'])
  })

  test('that readers see already is not touched', async () => {
    const place = memoryTarget()
    await night(place, { 'a.json': 'a', 'b.json': 'b' })
    const live = await readLive(place.target)
    place.log.length = 0
    expect(await night(place, { 'b.json': 'b', 'a.json': 'a' })).toMatchObject({ files: 2, unchanged: 2, written: 0 })
    expect(place.log).toEqual([])
    expect(await readLive(place.target)).toEqual(live)
  })

  test('changes in one moment with others, and each change is later than those before', async () => {
    const place = memoryTarget()
    const both = [
      await fillSlot('game', filesOf({ 'g.json': '1' }), place.target),
      await fillSlot('night', filesOf({ 'a.json': '1' }), place.target),
    ]
    expect(await readLive(place.target)).toEqual({})
    await goLive(place.target, both, 100)
    expect(await readLive(place.target)).toEqual({ game: { slot: 'a', since: 100 }, night: { slot: 'a', since: 100 } })
    await night(place, { 'a.json': '2' })
    await night(place, { 'a.json': '3' })
    expect(await readLive(place.target)).toEqual({ game: { slot: 'a', since: 100 }, night: { slot: 'a', since: 102 } })
  })

  test('of which only some keys are published keeps the others', async () => {
    const place = memoryTarget()
    await night(place, { 'a.json': '1', 'b.json': '1' })
    const files = filesOf({ 'a.json': '2', 'b.json': '2' })
    await publish('night', files, place.target, { only: (key) => key === 'a.json' })
    expect(seenOf(place.files, 'night')).toEqual({ 'a.json': '2', 'b.json': '1' })
  })

  test('that lost a file says so, and brings it with the next run', async () => {
    const place = memoryTarget()
    await night(place, { 'a.json': '1', 'b.json': '1' })
    place.files.delete('slots/night/a/a.json')
    await expect(night(place, { 'a.json': '1', 'b.json': '2' })).rejects.toThrow('1 files of night are lost, a.json')
    await night(place, { 'a.json': '1', 'b.json': '2' })
    expect(seenOf(place.files, 'night')).toEqual({ 'a.json': '1', 'b.json': '2' })
  })

  test('a key that comes twice is a bug', async () => {
    const files = [...filesOf({ 'a.json': 'a' }), ...filesOf({ 'a.json': 'b' })]
    await expect(publish('night', files, memoryTarget().target)).rejects.toThrow('a.json is to be published twice')
  })

  test('was never published: there is nothing to read', async () => {
    const { files, read } = await openLive(memoryTarget().target, 'game')
    expect([files, await read('api/game/schema.json')]).toEqual([{}, null])
  })
})

describe('going back', () => {
  test('shows what was there before, of all sets that changed in one moment; once more goes forth', async () => {
    const place = memoryTarget()
    const both = async (text: string, now: number) => {
      const filled = [
        await fillSlot('game', filesOf({ 'g.json': text }), place.target),
        await fillSlot('night', filesOf({ 'a.json': text }), place.target),
      ]
      await goLive(place.target, filled, now)
    }
    await both('1', 1)
    expect(await goBack(place.target, 'night', 2)).toEqual([])
    await both('2', 3)
    expect(await goBack(place.target, 'night', 4)).toEqual(['night', 'game'])
    const seen = () => [seenOf(place.files, 'night')?.['a.json'], seenOf(place.files, 'game')?.['g.json']]
    expect(seen()).toEqual(['1', '1'])
    await goBack(place.target, 'night', 5)
    expect(seen()).toEqual(['2', '2'])
    await night(place, { 'a.json': '3' })
    expect(await goBack(place.target, 'night', 200)).toEqual(['night'])
    expect(seen()).toEqual(['2', '2'])
  })

  test('is refused where a run was cut off that had begun to fill the other slot', async () => {
    const place = memoryTarget()
    await night(place, { 'a.json': '1' })
    await night(place, { 'a.json': '2' })
    place.state.failAt = place.log.length + 1
    await expect(night(place, { 'a.json': '3' })).rejects.toThrow('power cut')
    place.state.failAt = Infinity
    expect(await goBack(place.target, 'night', 200)).toEqual([])
    expect(seenOf(place.files, 'night')).toEqual({ 'a.json': '2' })
  })
})

test('cut off at any point, again and again, readers have one whole set; the next run makes it the new one', async () => {
  const tree = fc.dictionary(
    fc.constantFrom('a.json', 'b.json', 'c.json', 'd.json', 'index.json'),
    fc.constantFrom('1', '2'),
    { noNullPrototype: true },
  )
  const sorted = (contents: Record<string, string>) =>
    heldBelow(new Map(filesOf(contents).map(({ key, body }) => [key, body() as Uint8Array])))
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(tree, fc.nat(16)), { minLength: 1, maxLength: 6 }), tree, async (cuts, last) => {
      const place = memoryTarget()
      let seen = seenOf(place.files, 'night')
      for (const [contents, failAt] of cuts) {
        place.state.failAt = place.log.length + failAt
        const isDone = await night(place, contents).then(
          () => true,
          () => false,
        )
        const now = seenOf(place.files, 'night')
        expect(now).toEqual(isDone ? sorted(contents) : seen)
        seen = now
      }
      place.state.failAt = Infinity
      await night(place, last)
      expect(seenOf(place.files, 'night')).toEqual(sorted(last))
    }),
    { numRuns: 1000 },
  )
})
