import { encodeOwned, type ItemType } from '@kupodex/data/character'
import { severalItemsParams } from '@kupodex/data/contract'
import { characterWith } from '@kupodex/data/contract/character.fixture'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { Ask } from '#ask/ask.ts'
import { waitsAt } from '#ask/waits.fixture.ts'
import { webOf } from '#ask/web.fixture.ts'
import { createOwnedBy } from './owned-by.ts'
import type { Party } from './party.ts'
import type { Who } from './who.ts'

const party = (who: Who, ids: readonly number[]): Party => ({
  ...{ who, title: null, path: null, hidden: 0, left: 0 },
  members: ids.map((id) => ({ id, name: '', worldId: 0, iconUrl: '' })),
})

const pathOf = (types: readonly ItemType[], ids: readonly number[]) => {
  const params = severalItemsParams(types, ids)
  return `/api/charsitems/${params.types}/${params.ids}/`
}

const ready = async (of: Party, types: readonly ItemType[], files: Readonly<Record<string, unknown>>) => {
  const { ask, asked } = webOf(files, 404, async () => 'token')
  const resource = createOwnedBy({ ask, waits: waitsAt().waits })(of, types)
  const stop = resource.subscribe(() => {})
  await vi.waitFor(() => expect(resource.get().state).not.toBe('loading'))
  stop()
  return { view: resource.get(), asked }
}

/** What the call answers of characters by their ids; null where that is not known. */
const answerOf = (type: ItemType, sets: ReadonlyMap<number, ReadonlySet<number> | null>) => {
  const ids = [...sets.keys()].toSorted((a, b) => a - b)
  const things = [...new Set([...sets.values()].flatMap((set) => [...(set ?? [])]))].toSorted((a, b) => a - b)
  const owned = ids.map((id) => {
    const set = sets.get(id) ?? null
    return set && encodeOwned(things, set)
  })
  return { ids, types: { [type]: { things, owned } } }
}

const set = fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { maxLength: 40 }).map((ids) => new Set(ids)))
const sets = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 999 }), set), { selector: ([id]) => id, minLength: 1, maxLength: 12 })
  .map((pairs) => new Map(pairs))

test('what a party has is what each of its members has, and null only where that is not known', async () => {
  await fc.assert(
    fc.asyncProperty(sets, async (made) => {
      const ids = [...made.keys()]
      const files = { [pathOf(['mount'], ids)]: answerOf('mount', made) }
      const { view } = await ready(party({ by: 'characters', ids }, ids), ['mount'], files)
      for (const [id, has] of made) expect(view.value?.('mount', id)).toEqual(has)
      expect(view.value?.('minion', ids[0] ?? 0)).toBeNull()
      expect(view.value?.('mount', 1000)).toBeNull()
    }),
    { numRuns: 30 },
  )
})

test('several collections come with one request; nobody is asked for without members', async () => {
  const types: ItemType[] = ['minion', 'mount']
  const one = new Map([[7, new Set([1])]])
  const answers = { ...answerOf('minion', one).types, ...answerOf('mount', one).types }
  const { view, asked } = await ready(party({ by: 'characters', ids: [7] }, [7]), types, {
    [pathOf(types, [7])]: { ids: [7], types: answers },
  })
  expect(asked.length).toBe(1)
  expect(types.map((type) => view.value?.(type, 7))).toEqual([new Set([1]), new Set([1])])
  const nobody = await ready(party({ by: 'company', id: '1' }, []), types, {})
  expect([nobody.view.state, nobody.asked]).toEqual(['ready', []])
})

describe('of the reader’s own characters', () => {
  const own = party({ by: 'own' }, [7])
  const whole = (state: 'public' | 'private' | 'unread', more = {}) => ({
    '/api/user/char/7/': characterWith(state, more),
  })
  const emotes = { '/api/user/char/7/emotes/': { private: false, items: [{ id: 4, date: 1, deleted: false }] } }

  test('what the Lodestone lists is in the answer that their owner gets', async () => {
    const { view, asked } = await ready(own, ['mount'], whole('public'))
    expect(view.value?.('mount', 7)).toEqual(new Set([3]))
    expect(asked).toEqual(['/api/user/char/7/'])
  })

  test.each(['private', 'unread'] as const)('what is %s is not known', async (state) => {
    expect((await ready(own, ['mount', 'title'], whole(state))).view.value?.('mount', 7)).toBeNull()
  })

  test('what is checked off is asked for, unless nothing ever was', async () => {
    const ticked = await ready(own, ['emote'], { ...whole('public'), ...emotes })
    expect(ticked.view.value?.('emote', 7)).toEqual(new Set([4]))
    const untouched = await ready(own, ['emote'], { ...whole('unread', { emoteCount: 0 }), ...emotes })
    expect(untouched.view.value?.('emote', 7)).toBeNull()
    expect(untouched.asked).toEqual(['/api/user/char/7/'])
  })

  test('that cannot be had has failed, and is never empty', async () => {
    expect((await ready(own, ['mount'], {})).view).toMatchObject({ state: 'failed', value: null })
  })

  test('no more is asked at once than there are characters', async () => {
    const types: ItemType[] = ['emote', 'fish', 'orchestrion', 'triadCard']
    const ids = [7, 8]
    const counts = { emoteCount: 1, fishCount: 1, orchestrionCount: 1, triadCardCount: 1 }
    const files = ids.flatMap((id) => [
      [`/api/user/char/${id}/`, { ...characterWith('public', counts), id }],
      ...['emotes', 'fishs', 'orchestrions', 'triadCards'].map((word) => [
        `/api/user/char/${id}/${word}/`,
        { private: false, items: [{ id: 4, date: 1, deleted: false }] },
      ]),
    ])
    const { ask } = webOf(Object.fromEntries(files) as Record<string, unknown>, 404, async () => 'token')
    let [asking, most] = [0, 0]
    const counting = (async (...args: Parameters<Ask>) => {
      most = Math.max(most, ++asking)
      const outcome = await ask(...args)
      asking -= 1
      return outcome
    }) as Ask
    const resource = createOwnedBy({ ask: counting, waits: waitsAt().waits })(party({ by: 'own' }, ids), types)
    const stop = resource.subscribe(() => {})
    await vi.waitFor(() => expect(resource.get().state).toBe('ready'))
    stop()
    for (const type of types) for (const id of ids) expect(resource.get().value?.(type, id)).toEqual(new Set([4]))
    expect(most).toBe(ids.length)
  })
})
