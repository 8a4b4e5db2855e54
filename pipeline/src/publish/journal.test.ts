import { beforeEach, describe, expect, test } from 'vitest'
import type { PublishFile } from './file.ts'
import { filesOf, memoryTarget } from './memory.fixture.ts'
import { openJournal } from './journal.ts'
import { readManifest } from './manifest.ts'
import { publish } from './publish.ts'
import { batch } from './report.ts'

const slot = { set: 'night', slot: 'a' } as const
const entry = (digit: string) => ({ hash: digit.repeat(64), size: 1 })

let place: ReturnType<typeof memoryTarget>
beforeEach(() => {
  place = memoryTarget()
})

const known = async () => {
  const { sure, unsure } = (await openJournal(place.target, slot)).known
  return { sure: Object.fromEntries(sure), unsure: [...unsure].sort() }
}

describe('a run that was killed', () => {
  test('leaves what it had put as sure, and what it was at as unsure', async () => {
    const journal = await openJournal(place.target, slot)
    await journal.announce(['a', 'b'])
    expect(await known()).toEqual({ sure: {}, unsure: ['a', 'b'] })
    journal.put('a', entry('1'))
    journal.put('b', entry('2'))
    // What was put and not announced yet is still in doubt.
    expect(await known()).toEqual({ sure: {}, unsure: ['a', 'b'] })
    await journal.announce(['b', 'c'])
    expect(await known()).toEqual({ sure: { a: entry('1') }, unsure: ['b', 'c'] })
  })

  test('in doubt stays what it was at when another begins after it and is killed too', async () => {
    const first = await openJournal(place.target, slot)
    for (const key of ['a', 'b', 'c']) await first.announce([key])
    const second = await openJournal(place.target, slot)
    await second.announce(['d'])
    expect(await known()).toEqual({ sure: {}, unsure: ['a', 'b', 'c', 'd'] })
    second.put('d', entry('1'))
    await second.announce(['a'])
    // Its own note lies over the first of the run before it, whose second no longer counts.
    expect(await known()).toEqual({ sure: { d: entry('1') }, unsure: ['a', 'b', 'c'] })
  })
})

test('a run that ends leaves a manifest and no notes, those of killed runs before it neither', async () => {
  const killed = await openJournal(place.target, slot)
  for (const key of ['a', 'b', 'c']) await killed.announce([key])
  expect([...place.files.keys()]).toHaveLength(3)
  const journal = await openJournal(place.target, slot)
  await journal.announce(['a'])
  journal.put('a', entry('1'))
  await journal.close({ a: entry('1') })
  expect([...place.files.keys()]).toEqual(['manifests/night-a.json'])
  expect(await readManifest(place.target, slot)).toEqual({ open: false, files: { a: entry('1') } })
})

test('notes of a run that was killed while it removed them are of no account', async () => {
  const journal = await openJournal(place.target, slot)
  for (const key of ['a', 'b', 'c']) await journal.announce([key])
  place.state.failAt = place.log.length + 2
  await expect(journal.close({ a: entry('1') })).rejects.toThrow('power cut')
  expect(place.files.has('manifests/night-a.json.0')).toBe(true)
  expect(await known()).toEqual({ sure: { a: entry('1') }, unsure: [] })
})

test('however many files there are, the whole manifest is written twice', async () => {
  const many = Object.fromEntries(Array.from({ length: 4 * batch.files }, (_, at) => [`${at}.json`, String(at)]))
  await publish('night', filesOf(many), place.target)
  expect(place.log.filter((line) => line === 'write manifests/night-a.json')).toHaveLength(2)
  expect(place.log.filter((line) => line.startsWith('write manifests/night-a.json.'))).toHaveLength(3)
})

test('a run that is killed halfway is carried on from the batch it was in', async () => {
  const many = Object.fromEntries(Array.from({ length: 3 * batch.files }, (_, at) => [`${at}.json`, String(at)]))
  let asked = 0
  const counted = filesOf(many).map((file): PublishFile => ({
    ...file,
    body: () => {
      asked++
      return file.body()
    },
  }))
  place.state.failAt = 2.5 * batch.files
  await expect(publish('night', counted, place.target)).rejects.toThrow('power cut')
  place.state.failAt = Infinity
  asked = 0
  await publish('night', counted, place.target)
  expect(asked).toBe(batch.files)
})
