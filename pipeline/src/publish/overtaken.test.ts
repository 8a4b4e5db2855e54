import { liveKey } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import { filesOf, heldBelow, memoryTarget, seenOf } from './memory.fixture.ts'
import { goLive } from './live.ts'
import { LockedError } from './lock.ts'
import { readManifest } from './manifest.ts'
import { publish } from './publish.ts'
import { fillSlot } from './slots.ts'
import type { Target } from './target.ts'

/** A target whose writes of `key` wait from the `nth` on until `go` is called; `held` resolves when one waits. */
const holding = (target: Target, key: string, nth: number) => {
  const gate = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  let count = 0
  const wait = async (at: string) => {
    if (at !== key || ++count < nth) return
    held.resolve()
    await gate.promise
  }
  const replace: Target['replace'] = async (at, body, headers, mark) => {
    await wait(at)
    return target.replace(at, body, headers, mark)
  }
  const write: Target['write'] = async (at, body, headers) => {
    await wait(at)
    return target.write(at, body, headers)
  }
  return { target: { ...target, replace, write }, held: held.promise, go: gate.resolve }
}

const hashesOf = (contents: Record<string, string>) =>
  Object.fromEntries(filesOf(contents).map(({ key, hash }) => [key, hash]))

test('a run that was held before its last manifest does not say OLD of files that another made NEW meanwhile', async () => {
  const place = memoryTarget()
  await publish('site', filesOf({ 'index.html': 'first' }), place.target)
  const slow = holding(place.target, 'manifests/site.json', 2)
  const a = publish('site', filesOf({ 'index.html': 'OLD' }), slow.target)
  await slow.held
  const news = { 'index.html': 'NEW', 'new-only.html': 'NEW' }
  await publish('site', filesOf(news), place.target)
  slow.go()
  await expect(a).rejects.toThrow(LockedError)
  const { open, files } = await readManifest(place.target, 'site')
  expect(open).toBe(false)
  expect(Object.fromEntries(Object.entries(files).map(([key, { hash }]) => [key, hash]))).toEqual(hashesOf(news))
  expect(heldBelow(place.files)).toEqual(news)
  await publish('site', filesOf({ 'index.html': 'OLD' }), place.target)
  expect(heldBelow(place.files)).toEqual({ 'index.html': 'OLD' })
})

test('a run that lost its lock changes nothing more that readers see', async () => {
  const place = memoryTarget()
  await publish('site', filesOf({ 'a.html': '1', 'index.json': '1' }), place.target)
  let left = 1
  const check = async () => {
    if (left-- === 0) throw new LockedError('lost')
  }
  const changed = publish('site', filesOf({ 'a.html': '2', 'index.json': '2' }), place.target, { check })
  await expect(changed).rejects.toThrow('lost')
  expect(heldBelow(place.files)).toEqual({ 'a.html': '2', 'index.json': '1' })
})

test('readers are not turned to a slot that was chosen before another run turned them', async () => {
  const place = memoryTarget()
  await publish('night', filesOf({ 'a.json': '1' }), place.target)
  const ours = await fillSlot('night', filesOf({ 'a.json': 'ours' }), place.target)
  await publish('night', filesOf({ 'a.json': 'theirs' }), place.target)
  await expect(goLive(place.target, [ours], 100)).rejects.toThrow(LockedError)
  expect(seenOf(place.files, 'night')).toEqual({ 'a.json': 'theirs' })
})

test('of two that turn readers in the same moment, one does', async () => {
  const place = memoryTarget()
  const ours = await fillSlot('night', filesOf({ 'a.json': 'ours' }), place.target)
  const slow = holding(place.target, liveKey, 1)
  const turning = goLive(slow.target, [ours], 100)
  await slow.held
  await publish('game', filesOf({ 'g.json': 'theirs' }), place.target)
  slow.go()
  await expect(turning).rejects.toThrow(LockedError)
  expect([seenOf(place.files, 'night'), seenOf(place.files, 'game')]).toEqual([null, { 'g.json': 'theirs' }])
})

test('the slot that two runs fill at once is what its manifest says, or no run closes it', async () => {
  const place = memoryTarget()
  const slow = holding(place.target, 'manifests/night-a.json', 2)
  const a = fillSlot('night', filesOf({ 'a.json': 'OLD' }), slow.target)
  await slow.held
  await fillSlot('night', filesOf({ 'a.json': 'NEW' }), place.target)
  slow.go()
  await expect(a).rejects.toThrow(LockedError)
  const { files } = await readManifest(place.target, { set: 'night', slot: 'a' })
  expect(files['a.json']?.hash).toBe(hashesOf({ 'a.json': 'NEW' })['a.json'])
  expect(heldBelow(place.files, 'slots/night/a/')).toEqual({ 'a.json': 'NEW' })
})
