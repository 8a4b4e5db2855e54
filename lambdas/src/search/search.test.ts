import { newProfile } from '@kupodex/data/character'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { priorities } from '@kupodex/data/sync'
import { expect, test } from 'vitest'
import { anybody } from '../http/callers.fixture.ts'
import { searchAnswers } from './search.ts'

test('returns the characters that the store finds, at most fifty', async () => {
  const places = [{ id: 34, world: 'Testworld', dataCenter: 'Testcenter' }]
  const asked: unknown[] = []
  const found = { id: 7, name: 'Mina Example', iconUrl: 'https://img.test/a', worldId: 34 }
  const { charsearch } = searchAnswers({
    places,
    deployTime: 5,
    store: { searchNames: async (...args) => (asked.push(args), [found]), hiddenAmong: async () => new Set() },
  })
  expect(await charsearch?.({ text: 'Mina E' }, anybody)).toEqual({
    ok: true,
    value: { deployTime: 5, results: [found] },
  })
  expect(asked).toEqual([['Mina E', 50, places]])
})

test('leaves a character out as soon as its owner hides it, and has it again as soon as they show it', async () => {
  const { store, close } = await startTestStore()
  const { charsearch } = searchAnswers({ places: [], deployTime: 5, store })
  const search = async () => {
    const outcome = await charsearch({ text: 'Mina' }, anybody)
    return outcome.ok && outcome.value.results.map(({ id }) => id)
  }
  const sync = async (id: number, at: number) => {
    await store.lease(id, { now: at, until: at + 5, token: 'test' })
    const profile = { ...newProfile(id, 0), status: 'ready' as const, name: `Mina Example`, worldId: 34 }
    await store.finish(id, 'test', { profile, priority: priorities.middle, due: at + 5, failures: 0 })
  }
  try {
    for (const id of [7, 8]) {
      await store.addCharacter(id, 1)
      await sync(id, 10)
    }
    expect(await search()).toEqual([7, 8])
    await store.writeCharSettings(7, { private: true, icon: 0 })
    expect(await search()).toEqual([8])
    // Reading it again from the Lodestone, where it is public, does not put it back.
    await sync(7, 20)
    expect(await search()).toEqual([8])
    await store.writeCharSettings(7, { private: false, icon: 0 })
    expect(await search()).toEqual([7, 8])
  } finally {
    await close()
  }
})
