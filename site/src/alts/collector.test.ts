import { itemTypes } from '@kupodex/data/character'
import { characterWith } from '@kupodex/data/contract/character.fixture'
import { expect, test, vi } from 'vitest'
import { waitsAt } from '#ask/waits.fixture.ts'
import { webOf } from '#ask/web.fixture.ts'
import { createCollectors } from './collector.ts'
import { distancesOf } from '#owned/counted-file.ts'

/** A character of which nothing is known but some of what it has. */
const someone = (id: number, more: object) =>
  characterWith('unread', { id, ...Object.fromEntries(itemTypes.map((type) => [`${type}Count`, 0])), ...more })

const things = (...ids: number[]) => ids.map((id) => ({ id, date: 1, deleted: false }))

const files = {
  '/counted-things.json': { mount: distancesOf([1, 2, 3]) },
  '/api/user/char/7/': someone(7, { mounts: things(1, 2), fishCount: 1 }),
  '/api/user/char/8/': someone(8, { mounts: things(2, 9), fishCount: 0 }),
  '/api/user/char/7/fishs/': { private: false, items: things(4) },
}

test('what each has is asked for of its owner, and of what nobody checked off nothing is', async () => {
  const { ask, asked } = webOf(files, 404, async () => 'token')
  const collector = createCollectors({ ask, waits: waitsAt().waits })([7, 8])
  const stop = collector.subscribe(() => {})
  await vi.waitFor(() => expect(collector.get().value?.isWhole).toBe(true))
  const { owned, characters } = collector.get().value!
  expect(characters.map(({ id }) => id)).toEqual([7, 8])
  expect([...(owned.get('mount')?.holders ?? [])]).toEqual([
    [1, [0]],
    [2, [0, 1]],
    [9, [1]],
  ])
  expect(owned.get('fish')?.of).toEqual([new Set([4]), null])
  expect(owned.has('emote')).toBe(false)
  expect(asked.toSorted()).toEqual(Object.keys(files).toSorted())
  stop()
})

test('what could not be had is all that is asked for again', async () => {
  const answers: Record<string, unknown> = { ...files, '/api/user/char/7/fishs/': 500 }
  const { ask, asked } = webOf(answers, 404, async () => 'token')
  const collector = createCollectors({ ask, waits: waitsAt().waits })([7, 8])
  const stop = collector.subscribe(() => {})
  await vi.waitFor(() => expect(collector.get().state).toBe('failed'))
  expect(collector.get().value?.owned.has('mount')).toBe(true)
  answers['/api/user/char/7/fishs/'] = files['/api/user/char/7/fishs/']
  asked.length = 0
  collector.again()
  await vi.waitFor(() => expect(collector.get().value?.isWhole).toBe(true))
  expect(asked).toEqual(['/api/user/char/7/fishs/'])
  stop()
})
