import { openForAll } from '@kupodex/data/opened.fixture'
import { factsKey } from '@kupodex/data/character'
import { openDying } from '@kupodex/data/store/store.fixture'
import { repetitions } from '@kupodex/data/soak.fixture'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { facts, openMarks, start } from './marks.fixture.ts'

const opened = openForAll(openMarks)
/** A character of mina's that nobody has ticked anything for. */
let id = 100
beforeEach(async () => {
  id++
  opened.time.now = start
  await opened.store.own(id, 'mina', start)
})

const at = start / 1000

const put = (type: string, body: unknown) => opened.ask('putMarks', { id, type }, { body })
const undo = (type: string) => opened.ask('undoMarks', { id, type })
const ticks = async (type: string) => (await opened.store.readMarks(id))[type] ?? {}
const later = (seconds: number) => void (opened.time.now += seconds * 1000)

describe('replacing a collection', () => {
  test('ticks what is new, unticks what is missing, and keeps the date of the rest', async () => {
    await opened.store.mark(id, 'emote', [59, 61], at - 100)
    const { status, json } = await put('emotes', { ids: [60, 59, 60] })
    expect([status, json]).toEqual([
      200,
      {
        ...{ dryRun: false, added: [60], removed: [61], revision: 2, canUndo: true },
        list: expect.objectContaining({
          type: 'emote',
          count: 2,
          items: [
            { id: 59, date: at - 100, by: 'ticked', deleted: false },
            { id: 60, date: at, by: 'ticked', deleted: false },
          ],
        }),
      },
    ])
    expect(await ticks('emote')).toEqual({ 59: at - 100, 60: at })
  })

  test('only says so in a dry run', async () => {
    await opened.store.mark(id, 'emote', [61], at - 100)
    const { json } = await put('emotes', { ids: [59], dryRun: true })
    expect(json).toMatchObject({ dryRun: true, added: [59], removed: [61], revision: 1, canUndo: true })
    expect((json['list'] as { items: unknown }).items).toEqual([{ id: 59, date: at, by: 'ticked', deleted: false }])
    expect(await ticks('emote')).toEqual({ 61: at - 100 })
    expect(await undo('emotes')).toMatchObject({ status: 409, json: { code: 'nothingToUndo' } })
  })

  test('can have a thousand things, or none', async () => {
    const ids = Array.from({ length: 1200 }, (_, n) => n + 1)
    expect((await put('fishs', { ids })).json).toMatchObject({ added: ids, revision: 1 })
    expect(Object.keys(await ticks('fish'))).toHaveLength(1200)
    expect((await put('fishs', { ids: [] })).json).toMatchObject({ added: [], removed: ids, revision: 2 })
    expect(await ticks('fish')).toEqual({})
    await undo('fishs')
    expect(await ticks('fish')).toEqual(Object.fromEntries(ids.map((thing) => [thing, at])))
  })

  test('of the revision that was looked at is refused where something was ticked since', async () => {
    const { json } = await put('emotes', { ids: [59], dryRun: true })
    await opened.store.mark(id, 'emote', [60], at)
    const late = await put('emotes', { ids: [59], revision: json['revision'] })
    expect(late).toMatchObject({ status: 409, json: { code: 'changedMeanwhile' } })
    expect(await ticks('emote')).toEqual({ 60: at })
    expect((await put('emotes', { ids: [59], revision: 1 })).status).toBe(200)
  })

  test('holds against what was ticked offline before it, and not against what was ticked after', async () => {
    await put('emotes', { ids: [60] })
    await opened.store.changeMarks(id, 'emote', [
      { id: 59, owned: true, at: at + 5 },
      { id: 60, owned: false, at: at - 5 },
    ])
    expect(await ticks('emote')).toEqual({ 59: at + 5, 60: at })
  })

  test('leaves ticks of things that the tables do not know as they are', async () => {
    await opened.store.mark(id, 'emote', [59, 9999], at)
    expect((await put('emotes', { ids: [60] })).json).toMatchObject({ added: [60], removed: [59] })
    expect(await ticks('emote')).toEqual({ 60: at, 9999: at })
  })

  test.each([
    ['emotes', {}, 'badItemId'],
    ['emotes', { ids: [59, 7] }, 'badItemId'],
    ['emotes', { ids: Array.from({ length: 10_000 }, (_, n) => n + 1) }, 'badItemId'],
    ['emotes', { ids: Array.from({ length: 10_001 }, () => 59) }, 'badItemId'],
    ['emotes', { ids: [0] }, 'badItemId'],
    ['emotes', { ids: ['59'] }, 'badItemId'],
    ['emotes', { ids: [59], more: 1 }, 'badBody'],
    ['emotes', { ids: [59], dryRun: 'yes' }, 'badBody'],
    ['emotes', [59], 'badBody'],
    ['mounts', { ids: [1] }, 'badItemType'],
    ['settings', { ids: [1] }, 'badBody'],
  ])('%s %j is refused', async (type, body, code) => {
    const { status, json } = await put(type, body)
    expect([status, json['code']]).toEqual([400, code])
    expect(await opened.store.readMarks(id)).toEqual({})
  })

  test('is for the owner alone', async () => {
    const others = await Promise.all([
      opened.ask('putMarks', { id, type: 'emotes' }, { body: { ids: [59] }, who: 'aldo' }),
      opened.ask('undoMarks', { id, type: 'emotes' }, { who: 'aldo' }),
      opened.ask('exportMarks', { id }, { who: 'aldo' }),
    ])
    expect(others.map(({ status }) => status)).toEqual([403, 403, 403])
  })

  test('waits for game data', async () => {
    const without = await openMarks({})
    const asked = await without.ask('putMarks', { type: 'emotes' }, { body: { ids: [59] } })
    await without.close()
    expect(asked.status).toBe(503)
    const { others: _, ...old } = facts.marks.emote
    const older = await openMarks({ [factsKey]: { ...facts, marks: { ...facts.marks, emote: old } } })
    await older.store.mark(7, 'emote', [61], at)
    const { json } = await older.ask('putMarks', { type: 'emotes' }, { body: { ids: [59] } })
    await older.close()
    // Those facts do not say that 61 exists.
    expect(json).toMatchObject({ added: [59], removed: [] })
  })
})

describe('undoing', () => {
  test('puts back what the last replacement changed, once', async () => {
    await opened.store.mark(id, 'emote', [59, 61], at - 100)
    await put('emotes', { ids: [59, 60] })
    later(10)
    const { status, json } = await undo('emotes')
    expect([status, json]).toMatchObject([200, { added: [61], removed: [60], revision: 3, canUndo: false }])
    expect(await ticks('emote')).toEqual({ 59: at - 100, 61: at - 100 })
    expect(await undo('emotes')).toMatchObject({ status: 409, json: { code: 'nothingToUndo' } })
    // What was made offline in between does not bring the replacement back.
    await opened.store.changeMarks(id, 'emote', [{ id: 60, owned: true, at: at + 5 }])
    expect(await ticks('emote')).toEqual({ 59: at - 100, 61: at - 100 })
  })

  test('leaves alone what was ticked or unticked since', async () => {
    await opened.store.mark(id, 'emote', [61, 62], at - 100)
    await put('emotes', { ids: [59, 60] })
    later(10)
    await opened.ask('unmark', { id, type: 'emotes', ids: '59' })
    await opened.ask('mark', { id, type: 'emotes', ids: '59,61' })
    later(10)
    expect((await undo('emotes')).json).toMatchObject({ added: [62], removed: [60] })
    expect(await ticks('emote')).toEqual({ 59: at + 10, 61: at + 10, 62: at - 100 })
  })

  test('is of the last replacement that changed something', async () => {
    await put('emotes', { ids: [59] })
    await put('emotes', { ids: [59, 60] })
    await put('emotes', { ids: [60, 59] })
    expect((await undo('emotes')).json).toMatchObject({ removed: [60], added: [] })
    expect(await ticks('emote')).toEqual({ 59: at })
  })

  test('of one type leaves the others', async () => {
    await put('emotes', { ids: [59] })
    await put('fishs', { ids: [1] })
    await undo('emotes')
    expect(await opened.store.readMarks(id)).toEqual({ emote: {}, fish: { 1: at } })
  })
})

test('the export has all types with their dates', async () => {
  expect((await opened.ask('exportMarks', { id })).json).toEqual({ id, marks: {} })
  await opened.store.mark(id, 'emote', [59], at - 100)
  await opened.store.mark(id, 'fish', [1, 2], at)
  await opened.store.mark(id, 'unheardof', [1], at)
  expect((await opened.ask('exportMarks', { id })).json).toEqual({
    id,
    marks: { emote: { 59: at - 100 }, fish: { 1: at, 2: at } },
  })
})

type Step =
  | { kind: 'put'; ids: number[] }
  | { kind: 'mark' | 'unmark'; ids: number[] }
  | { kind: 'undo' }
  | { kind: 'killed'; ids: number[]; when: 'before' | 'after' }

const things = fc.uniqueArray(fc.constantFrom(59, 60, 61, 62), { maxLength: 4 })
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('put' as const), ids: things }),
    fc.record({ kind: fc.constantFrom('mark' as const, 'unmark' as const), ids: things }),
    fc.record({ kind: fc.constant('undo' as const) }),
    fc.record({
      kind: fc.constant('killed' as const),
      ids: things,
      when: fc.constantFrom('before' as const, 'after' as const),
    }),
  ),
  { maxLength: 12 },
)

/** The slow model: what is ticked, and what the last replacement changed as long as nobody said anything else of it. */
const model = () => {
  const owned = new Set<number>()
  let last: Map<number, boolean> | null = null
  const say = (ids: readonly number[], is: boolean) => {
    for (const thing of ids) {
      if (is) owned.add(thing)
      else owned.delete(thing)
      // Ticking what is ticked already says nothing new.
      last?.delete(thing)
    }
  }
  return {
    owned,
    put: (ids: readonly number[]) => {
      const before = new Set(owned)
      const changed = [59, 60, 61, 62].filter((thing) => before.has(thing) !== ids.includes(thing))
      if (changed.length === 0) return
      for (const thing of changed) {
        if (before.has(thing)) owned.delete(thing)
        else owned.add(thing)
      }
      last = new Map(changed.map((thing) => [thing, before.has(thing)]))
    },
    say,
    undo: () => {
      for (const [thing, is] of last ?? []) {
        if (is) owned.add(thing)
        else owned.delete(thing)
      }
      last = null
    },
  }
}

test('replacing, ticking, undoing and dying in any order is as in a slow model', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      id++
      await opened.store.own(id, 'mina', start)
      const expected = model()
      for (const step of all) {
        later(10)
        if (step.kind === 'put') {
          await put('emotes', { ids: step.ids })
          expected.put(step.ids)
        } else if (step.kind === 'undo') {
          await undo('emotes')
          expected.undo()
        } else if (step.kind === 'killed') {
          const dying = openDying(opened, { at: 1, when: step.when })
          await opened.askOver(dying.store)('putMarks', { id, type: 'emotes' }, { body: { ids: step.ids } })
          dying.close()
          if (dying.state.isDead && step.when === 'after') expected.put(step.ids)
        } else if (step.ids.length > 0) {
          await opened.ask(step.kind, { id, type: 'emotes', ids: step.ids.join() })
          expected.say(step.ids, step.kind === 'mark')
        }
        const have = Object.keys(await ticks('emote')).map(Number)
        expect(have).toEqual([...expected.owned].sort((a, b) => a - b))
      }
    }),
    { numRuns: repetitions({ gate: 15, soak: 300 }) },
  )
})

test('of two who replace at once and one who ticks, nobody is overwritten unseen', async () => {
  await Promise.all([
    put('fishs', { ids: [1, 2, 3] }),
    put('fishs', { ids: [4, 5] }),
    ...[10, 11, 12].map((fish) => opened.ask('mark', { id, type: 'fishs', ids: String(fish) })),
  ])
  const have = Object.keys(await ticks('fish')).map(Number)
  // Whole collections replace what was there, and whatever comes after them is added.
  const sets = [
    [1, 2, 3],
    [4, 5],
  ]
  expect(sets.filter((set) => set.every((thing) => have.includes(thing)))).toHaveLength(1)
  expect(have.filter((thing) => thing < 10).length).toBeLessThanOrEqual(3)
})
