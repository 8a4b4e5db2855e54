import { openForAll } from '@kupodex/data/opened.fixture'
import { factsKey } from '@kupodex/data/character'
import type { Store } from '@kupodex/data/store'
import { openDying } from '@kupodex/data/store/store.fixture'
import { repetitions } from '@kupodex/data/soak.fixture'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Asked, facts, openMarks, start } from './marks.fixture.ts'

const opened = openForAll(openMarks)

const ask: typeof opened.ask = (...args) => opened.ask(...args)
const at = start / 1000

const idsOf = ({ items }: Record<string, unknown>) => (items as { id: number }[]).map(({ id }) => id)

beforeEach(async () => {
  opened.time.now = start
  for (const [type, ids] of [
    ['emote', [59, 60, 61, 62]],
    ['fish', Array.from({ length: 1200 }, (_, n) => n + 1)],
  ] as const) {
    await opened.store.unmark(7, type, ids, 0)
  }
})

describe('ticking', () => {
  test('answers with all of the type, dated, and its progress', async () => {
    expect(await ask('mark', { type: 'emotes', ids: '60,59' })).toMatchObject({
      status: 200,
      json: {
        type: 'emote',
        items: [
          { id: 59, date: at, by: 'ticked', deleted: false },
          { id: 60, date: at, by: 'ticked', deleted: false },
        ],
        ...{ count: 2, possible: 2, percent: 100, recent: 60 },
      },
      headers: { 'cache-control': 'private, no-store' },
    })
  })

  test('keeps the date of what is ticked already, and unticks', async () => {
    await ask('mark', { type: 'emotes', ids: '59' })
    opened.time.now += 60_000
    const { json } = await ask('mark', { type: 'emotes', ids: '59,60' })
    expect(json.items).toEqual([
      { id: 59, date: at, by: 'ticked', deleted: false },
      { id: 60, date: at + 60, by: 'ticked', deleted: false },
    ])
    expect(idsOf((await ask('unmark', { type: 'emotes', ids: '59' })).json)).toEqual([60])
    // Again, and what was never ticked.
    expect(idsOf((await ask('unmark', { type: 'emotes', ids: '59' })).json)).toEqual([60])
  })

  test('takes what cannot be obtained any more or was removed: there are people who own it', async () => {
    const { status, json } = await ask('mark', { type: 'emotes', ids: '61,62' })
    expect([status, idsOf(json), json.count, json.possible]).toEqual([200, [61, 62], 0, 2])
  })

  test('takes an id that is given twice once', async () => {
    const { json } = await ask('mark', { type: 'emotes', ids: '59,59,59' })
    expect(idsOf(json)).toEqual([59])
  })

  test('takes three hundred at once', async () => {
    const ids = Array.from({ length: 300 }, (_, n) => n + 1)
    expect(idsOf((await ask('mark', { type: 'fishs', ids: ids.join() })).json)).toEqual(ids)
    expect(idsOf((await ask('unmark', { type: 'fish', ids: ids.join() })).json)).toEqual([])
  })

  test.each([
    ['ids of another table', { type: 'emotes', ids: '59,7' }, 'badItemId', 'There is no emote with the ID 7.'],
    ['an unknown id', { type: 'fishs', ids: '1201' }, 'badItemId', 'There is no fish with the ID 1201.'],
    [
      'many unknown ids',
      { type: 'emotes', ids: Array.from({ length: 15 }, (_, n) => n + 1).join() },
      'badItemId',
      'There is no emote with the ID 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 5 more.',
    ],
    ['0', { type: 'emotes', ids: '0' }, 'badItemId', 'above 0'],
    ['a word', { type: 'emotes', ids: 'all' }, 'badItemId', 'above 0'],
    ['nothing between commas', { type: 'emotes', ids: '59,,60' }, 'badItemId', 'above 0'],
    ['301 ids', { type: 'emotes', ids: Array(301).fill('59').join() }, 'badItemId', '300 at most'],
    ['10,000 ids', { type: 'emotes', ids: Array.from({ length: 10_000 }, (_, n) => n + 1).join() }, 'badItemId', '300'],
    ['a type that the Lodestone lists', { type: 'mounts', ids: '1' }, 'badItemType', 'must be one of'],
    ['an unknown type', { type: 'swords', ids: '1' }, 'badItemType', 'must be one of'],
    ['a type by its own name', { type: 'emote', ids: '59' }, 'badItemType', 'must be one of'],
  ])('refuses %s, and writes nothing', async (_, params, code, message) => {
    for (const call of ['mark', 'unmark'] as const) {
      const { status, json } = await ask(call, params)
      expect([status, json.code]).toEqual([400, code])
      expect(json.message).toContain(message)
    }
    expect((await opened.store.readCharacter(7))?.marks).toEqual({ emote: {}, fish: {} })
  })

  test('is for the owner alone', async () => {
    await opened.keep(8)
    const things = { type: 'emotes', ids: '59' }
    expect((await ask('mark', things, { who: 'aldo' })).json.code).toBe('forbidden')
    expect((await ask('mark', { ...things, id: 8 })).json.code).toBe('forbidden')
    expect((await ask('mark', things, { who: 'nobody' })).json.code).toBe('unauthorized')
    await opened.store.own(7, 'aldo', 5)
    expect((await ask('mark', things)).json.code).toBe('forbidden')
    expect((await ask('mark', things, { who: 'aldo' })).status).toBe(200)
    await opened.store.own(7, 'mina', 6)
  })

  test('what of two tabs comes at once is all there', async () => {
    const tabs = Array.from({ length: 12 }, (_, n) => ask('mark', { type: 'fishs', ids: String(n + 1) }))
    await Promise.all([...tabs, ask('unmark', { type: 'fishs', ids: '900' })])
    expect(Object.keys((await opened.store.readCharacter(7))?.marks.fish ?? {})).toHaveLength(12)
  })
})

describe('what is on its way while the account of the owner is deleted', () => {
  let id = 70
  beforeEach(() => void id++)
  const change = { type: 'fish', id: 3, owned: true, at: 1 }
  const writing = [
    ['mark', { type: 'fishs', ids: '1' }],
    ['unmark', { type: 'fishs', ids: '1' }],
    ['markMany', {}, { changes: [change] }],
    ['putMarks', { type: 'emotes' }, { ids: [59] }],
    ['undoMarks', { type: 'emotes' }],
    ['saveCharSettings', {}, { private: true, icon: 3 }],
  ] as const
  const methods = ['mark', 'unmark', 'changeMarks', 'putMarks', 'undoMarks', 'writeCharSettings'] as const

  test.each(writing)('%s is refused, and changes nothing', async (call, params, body?: unknown) => {
    const { store } = opened
    await store.addCharacter(id, start)
    await store.own(id, 'mina', opened.time.now++)
    const owner = await store.ownerOf(id)
    const first = await ask(call, { id, ...params }, { body })
    // The owner was looked up; then everything is deleted, and only then it is written.
    const deleteThen =
      (method: (typeof methods)[number]) =>
      async (...args: never[]) => {
        await store.unlink(id, 'mina')
        await store.dropOwnersItems(id, owner?.since ?? 0)
        await store.forgetFormer(id, 'mina')
        return (store[method] as (...args: never[]) => Promise<unknown>)(...args)
      }
    const late = { ...store, ...Object.fromEntries(methods.map((method) => [method, deleteThen(method)])) }
    const { status, json } = await opened.askOver(late as Store)(call, { id, ...params }, { body })
    expect([first.status, status, json.code]).toEqual([call === 'undoMarks' ? 409 : 200, 403, 'forbidden'])
    expect(await store.readCharacter(id, true)).toMatchObject({ marks: {}, settings: { private: false, icon: 0 } })
    expect(await store.readMarks(id)).toEqual({})
    // Who verifies it next begins with nothing, and is not kept from anything.
    await store.own(id, 'mina', opened.time.now++)
    expect((await ask('mark', { id, type: 'fishs', ids: '5' })).status).toBe(200)
    expect(Object.keys((await store.readMarks(id)).fish ?? {})).toEqual(['5'])
  })
})

describe('many changes', () => {
  const send = (changes: unknown) => ask('markMany', {}, { body: { changes } })
  const change = (id: number, owned: boolean, when: number, type = 'fish') => ({ type, id, owned, at: when })
  const listsOf = ({ lists }: Record<string, unknown>) =>
    (lists as { type: string; items: { id: number }[] }[]).map(({ type, items }) => [type, items.map(({ id }) => id)])

  test('answer with the lists of the types that they name', async () => {
    const { status, json } = await send([change(1, true, at), change(59, true, at, 'emote'), change(2, true, at)])
    expect([status, listsOf(json)]).toEqual([
      200,
      [
        ['fish', [1, 2]],
        ['emote', [59]],
      ],
    ])
    expect(await send([])).toMatchObject({ status: 200, json: { lists: [] } })
  })

  test('hold in any order and however often they are sent', async () => {
    const changes = [
      change(1, true, at - 30),
      change(1, false, at - 20),
      change(2, false, at - 30),
      change(2, true, at - 20),
    ]
    for (const sent of [changes.toReversed(), changes, changes.toReversed()]) {
      expect(listsOf((await send(sent)).json)).toEqual([['fish', [2]]])
    }
    for (const single of changes) await send([single])
    expect(listsOf((await send(changes.slice(0, 1))).json)).toEqual([['fish', [2]]])
  })

  test('from the future count as now: a later one still holds', async () => {
    const { json } = await send([change(1, true, at + 1e6)])
    expect((json.lists as { items: unknown }[])[0]?.items).toEqual([{ id: 1, date: at, by: 'ticked', deleted: false }])
    opened.time.now += 1000
    expect(listsOf((await send([change(1, false, at + 1)])).json)).toEqual([['fish', []]])
  })

  test.each([5e-324, 1e-200, Number.MAX_VALUE])(
    'at %s, which no store could keep, are changes all the same',
    async (time) => {
      const { status, json } = await send([change(1, true, time)])
      expect(status).toBe(200)
      expect((json.lists as { items: unknown }[])[0]?.items).toEqual([
        { id: 1, date: time < 1 ? 0 : at, by: 'ticked', deleted: false },
      ])
    },
  )

  test('that were made before a click arrive after it and do not undo it', async () => {
    await ask('mark', { type: 'fishs', ids: '1,2' })
    expect(listsOf((await send([change(1, false, at - 5), change(3, true, at - 5)])).json)).toEqual([
      ['fish', [1, 2, 3]],
    ])
    opened.time.now += 1000
    await ask('unmark', { type: 'fishs', ids: '2' })
    expect(listsOf((await send([change(2, true, at + 0.5)])).json)).toEqual([['fish', [1, 3]]])
  })

  test('are a thousand at most', async () => {
    const changes = Array.from({ length: 1000 }, (_, n) => change(n + 1, true, at))
    expect(listsOf((await send(changes)).json)[0]?.[1]).toHaveLength(1000)
    expect((await send([...changes, change(1, true, at)])).json.code).toBe('badBody')
    const longest = Array.from({ length: 1000 }, () => ({ ...change(1, false, at + 0.123456), type: 'cosmicMission' }))
    expect((await send(longest)).json.code).toBe('badItemId')
    expect((await send(Array(10_000).fill(change(1, true, at)))).json.code).toBe('bodyTooLarge')
  })

  test.each([
    ['no JSON', '{"changes":'],
    ['no changes', {}],
    ['a list', []],
    ['a type that the Lodestone lists', { changes: [change(1, true, at, 'mount')] }],
    ['an id that is a text', { changes: [{ ...change(1, true, at), id: '1' }] }],
    ['a fraction of an id', { changes: [change(1.5, true, at)] }],
    ['no time', { changes: [{ type: 'fish', id: 1, owned: true }] }],
    ['a time before all', { changes: [change(1, true, -1)] }],
    ['more than is known', { changes: [{ ...change(1, true, at), note: 'x' }] }],
  ])('are refused with %s', async (_, body) => {
    const { status, json } = await ask('markMany', {}, { body })
    expect([status, json.code]).toEqual([400, 'badBody'])
  })

  test('with one unknown thing change nothing', async () => {
    const { status, json } = await send([
      change(1, true, at),
      change(59, true, at, 'emote'),
      change(5, true, at, 'emote'),
    ])
    expect([status, json.code, json.message]).toEqual([400, 'badItemId', 'There is no emote with the ID 5.'])
    expect((await opened.store.readCharacter(7))?.marks).toEqual({ emote: {}, fish: {} })
  })
})

test('facts of an earlier night, which do not say what else there is, refuse no thing as unknown', async () => {
  const { others: _, ...emote } = facts.marks.emote
  const earlier = await openMarks({ [factsKey]: { ...facts, marks: { ...facts.marks, emote } } })
  expect(await earlier.ask('mark', { type: 'emotes', ids: '59' })).toMatchObject({ status: 200 })
  expect(await earlier.ask('mark', { type: 'emotes', ids: '61' })).toMatchObject({ status: 503 })
  expect((await earlier.store.readCharacter(7))?.marks).toEqual({ emote: { 59: at } })
  await earlier.close()
  const empty = await openMarks({})
  for (const call of ['mark', 'ownChar', 'ownTimeline', 'ownItems'] as const)
    expect(await empty.ask(call, { type: 'emotes', ids: '59' })).toMatchObject({ status: 503 })
  await empty.close()
})

const who = fc.constantFrom('mina', 'aldo')
const someIds = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1 })

/** What owners and strangers do in turn; a step may be killed at one of its writes, and is then made again. */
const step = fc.record({
  who,
  does: fc.oneof(
    fc.record({ kind: fc.constantFrom('mark' as const, 'unmark' as const), ids: someIds }),
    fc.record({
      kind: fc.constant('markMany' as const),
      ids: someIds,
      owned: fc.array(fc.boolean(), { maxLength: 5 }),
    }),
    fc.record({ kind: fc.constant('putMarks' as const), ids: someIds }),
    fc.record({ kind: fc.constantFrom('own' as const, 'leave' as const) }),
  ),
  death: fc.option(
    fc.record({ at: fc.integer({ min: 1, max: 3 }), when: fc.constantFrom('before' as const, 'after' as const) }),
  ),
})

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** Makes a step over a store; gives what was answered, null where no call is made. */
const make = ({ who, does }: Step, id: number, store: Store): Promise<Asked | null> => {
  const ofFish = { id, type: 'fishs' }
  const ask = opened.askOver(store)
  switch (does.kind) {
    case 'own':
      return store.own(id, who, opened.time.now).then(() => null)
    case 'leave':
      return store.unlink(id, who).then(() => null)
    case 'markMany': {
      const at = opened.time.now / 1000
      const changes = does.ids.map((thing, n) => ({ type: 'fish', id: thing, owned: does.owned[n] ?? true, at }))
      return ask('markMany', { id }, { who, body: { changes } })
    }
    case 'putMarks':
      return ask('putMarks', ofFish, { who, body: { ids: does.ids } })
    default:
      return ask(does.kind, { ...ofFish, ids: does.ids.join() }, { who })
  }
}

/** What is ticked after a step of the owner. */
const tickedAfter = (ticked: ReadonlySet<number>, does: Step['does']): Set<number> => {
  if (!('ids' in does)) return new Set(ticked)
  const after = new Set(does.kind === 'putMarks' ? [] : ticked)
  does.ids.forEach((thing, n) => {
    const isOn = does.kind === 'markMany' ? (does.owned[n] ?? true) : does.kind !== 'unmark'
    if (isOn) after.add(thing)
    else after.delete(thing)
  })
  return after
}

const tickedOf = async (id: number): Promise<number[]> =>
  Object.keys((await opened.store.readCharacter(id, true))?.marks.fish ?? {}).map(Number)

const inOrder = (ids: Iterable<number>): number[] => [...ids].sort((a, b) => a - b)

test('who owns and ticked what is what a slow model says, whatever dies meanwhile', async () => {
  let id = 100
  let killed = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      id++
      await opened.store.addCharacter(id, start)
      let [owner, ticked] = [null as string | null, new Set<number>()]
      for (const stepMade of steps) {
        opened.time.now += 1000
        if (stepMade.death !== null) {
          const dying = openDying(opened, stepMade.death)
          await make(stepMade, id, dying.store).catch(() => undefined)
          dying.close()
          if (dying.state.isDead) killed++
        }
        const answered = await make(stepMade, id, opened.store)
        if (answered !== null) expect(answered.status).toBe(owner === stepMade.who ? 200 : 403)
        if (answered?.status === 200) ticked = tickedAfter(ticked, stepMade.does)
        if (stepMade.does.kind === 'own') owner = stepMade.who
        if (stepMade.does.kind === 'leave' && owner === stepMade.who) owner = null
        expect((await opened.store.ownerOf(id))?.user ?? null).toBe(owner)
        expect(inOrder(await tickedOf(id))).toEqual(inOrder(ticked))
      }
    }),
    { numRuns: repetitions({ gate: 20, soak: 250 }) },
  )
  expect(killed).toBeGreaterThan(0)
})

test('of two owners in a race one is left, and what is ticked is what either was answered as ticked', async () => {
  let id = 10_000
  const tick = fc.record({ who, ids: someIds, isMany: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(tick, { minLength: 2, maxLength: 5 }), async (ticks) => {
      id++
      await opened.store.addCharacter(id, start)
      await opened.store.own(id, 'mina', opened.time.now)
      const [, ...answers] = await Promise.all([
        opened.store.own(id, 'aldo', opened.time.now + 1),
        ...ticks.map(({ who, ids, isMany }) =>
          make(
            { who, does: isMany ? { kind: 'markMany', ids, owned: [] } : { kind: 'mark', ids }, death: null },
            id,
            opened.store,
          ),
        ),
      ])
      expect((await opened.store.ownerOf(id))?.user).toBe('aldo')
      expect(answers.every((answer) => [200, 403].includes(answer?.status ?? 0))).toBe(true)
      const done = ticks.filter((_, at) => answers[at]?.status === 200).flatMap(({ ids }) => ids)
      expect(inOrder(await tickedOf(id))).toEqual(inOrder(new Set(done)))
    }),
    { numRuns: repetitions({ gate: 10, soak: 200 }) },
  )
})
