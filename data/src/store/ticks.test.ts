import fc from 'fast-check'
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { repetitions } from '../soak.fixture.ts'
import { openForAll } from '../opened.fixture.ts'
import { dieAtEachWrite, openDying, startTestStore } from './store.fixture.ts'
import type { TickChange } from './tick-state.ts'

const opened = openForAll(startTestStore)
let nextId = 1
const freshId = () => nextId++

const store = () => opened.store
const ticksOf = async (id: number, type = 'fish') =>
  parse(
    (await opened.client.send(
      new GetCommand({ TableName: opened.table, Key: { pk: `CHAR#${id}`, sk: `MARK#${type}` } }) as never,
    )) as { Item?: Record<string, number> },
  )
const parse = ({ Item = {} }: { Item?: Record<string, number> }) =>
  Object.fromEntries(
    Object.entries(Item)
      .filter(([name]) => /^m\d+$/.test(name))
      .map(([name, at]) => [name.slice(1), Math.floor(at)]),
  )

describe('mark and unmark', () => {
  test('answer with all ticks of the type, as they are after it', async () => {
    const id = freshId()
    expect(await store().mark(id, 'fish', [3, 1], 100.9)).toEqual({ 1: 100, 3: 100 })
    expect(await store().mark(id, 'fish', [3, 2], 200)).toEqual({ 1: 100, 2: 200, 3: 100 })
    expect(await store().unmark(id, 'fish', [1, 9], 300)).toEqual({ 2: 200, 3: 100 })
    expect(await store().mark(id, 'emote', [1], 300)).toEqual({ 1: 300 })
    expect(await store().mark(id, 'fish', [1], 400)).toEqual({ 1: 400, 2: 200, 3: 100 })
  })

  test('hold against what was stored with a later clock', async () => {
    const id = freshId()
    await store().mark(id, 'fish', [1], 100.2)
    expect(await store().unmark(id, 'fish', [1], 100.1)).toEqual({})
    expect(await store().mark(id, 'fish', [1], 100.05)).toEqual({ 1: 100 })
  })

  test('take more things than one write holds, with ids as long as any', async () => {
    const id = freshId()
    const ids = Array.from({ length: 300 }, (_, at) => 4_000_000_000 + at)
    expect(Object.keys(await store().mark(id, 'fish', ids, 5))).toHaveLength(300)
    expect(Object.keys(await store().mark(id, 'fish', [...ids, 7], 6))).toHaveLength(301)
    expect(await store().unmark(id, 'fish', ids, 7)).toEqual({ 7: 6 })
    expect(
      await store().changeMarks(
        id,
        'fish',
        ids.map((thing) => ({ id: thing, owned: true, at: 6 })),
      ),
    ).toEqual({
      7: 6,
    })
    const secondAnswer = await store().changeMarks(
      id,
      'fish',
      ids.map((thing, at) => ({ id: thing, owned: true, at: 8 + at })),
    )
    expect(Object.keys(secondAnswer)).toHaveLength(301)
  })

  test('ticks of an earlier release, without a revision, are kept and changed', async () => {
    const id = freshId()
    await opened.client.send(
      new UpdateCommand({
        TableName: opened.table,
        Key: { pk: `CHAR#${id}`, sk: 'MARK#fish' },
        UpdateExpression: 'SET m5 = :at, m6 = :at',
        ExpressionAttributeValues: { ':at': 50 },
      }) as never,
    )
    expect(await store().changeMarks(id, 'fish', [{ id: 5, owned: false, at: 60 }])).toEqual({ 6: 50 })
    expect(await store().changeMarks(id, 'fish', [{ id: 6, owned: false, at: 40 }])).toEqual({ 6: 50 })
  })
})

/** Who changes things at the same time, and how: by a click that counts as now, or by changes that may be old. */
type Step = { kind: 'mark' | 'unmark'; ids: number[] } | { kind: 'change'; changes: TickChange[] }

const thing = fc.integer({ min: 1, max: 6 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('mark' as const, 'unmark' as const),
    ids: fc.uniqueArray(thing, { minLength: 1 }),
  }),
  fc.record({
    kind: fc.constant('change' as const),
    changes: fc.array(fc.record({ id: thing, owned: fc.boolean(), at: fc.integer({ min: 0, max: 30 }) }), {
      minLength: 1,
      maxLength: 6,
    }),
  }),
)

const apply = (stepMade: Step, id: number, at: number) =>
  stepMade.kind === 'change'
    ? store().changeMarks(id, 'fish', stepMade.changes)
    : store()[stepMade.kind](id, 'fish', stepMade.ids, at)

/** The slow model: all changes that were ever made, of which the latest of each thing says whether it is owned. */
const ownedSays = (changes: readonly TickChange[]) =>
  [1, 2, 3, 4, 5, 6].filter((thing) => {
    const ofThing = changes.filter(({ id }) => id === thing)
    const last = Math.max(...ofThing.map(({ at }) => at))
    return ofThing.some(({ at, owned }) => at === last && owned)
  })

test('one after another, what is owned is what a slow model of all changes says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const id = freshId()
      const made: TickChange[] = []
      for (const [at, stepMade] of steps.entries()) {
        const clock = 100 + at
        const answer = await apply(stepMade, id, clock)
        made.push(
          ...(stepMade.kind === 'change'
            ? stepMade.changes
            : stepMade.ids.map((thing) => ({ id: thing, owned: stepMade.kind === 'mark', at: clock }))),
        )
        expect(Object.keys(answer).map(Number)).toEqual(ownedSays(made))
      }
      expect(Object.keys(await ticksOf(id)).map(Number)).toEqual(ownedSays(made))
    }),
    { numRuns: repetitions({ gate: 40, soak: 400 }) },
  )
})

test('all at once, nothing is lost: each thing is what its latest change says', async () => {
  const changes = fc.array(fc.record({ id: thing, owned: fc.boolean(), at: fc.integer({ min: 0, max: 9 }) }), {
    minLength: 1,
    maxLength: 4,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(changes, { minLength: 2, maxLength: 5 }), async (devices) => {
      const id = freshId()
      // One that ticks other things by clicks meanwhile.
      const clicks = [101, 102, 103].map((other) => store().mark(id, 'fish', [other], 50))
      await Promise.all([...devices.map((ofDevice) => store().changeMarks(id, 'fish', ofDevice)), ...clicks])
      const found = Object.keys(await ticksOf(id)).map(Number)
      expect(found).toEqual([...ownedSays(devices.flat()), 101, 102, 103])
    }),
    { numRuns: repetitions({ gate: 15, soak: 150 }) },
  )
})

test('a process killed between two writes loses nothing: what is sent again ends as though it had not been', async () => {
  const changes = fc.array(
    fc.record({ id: fc.integer({ min: 1, max: 400 }), owned: fc.boolean(), at: fc.integer({ min: 0, max: 9 }) }),
    { minLength: 200, maxLength: 400 },
  )
  await fc.assert(
    fc.asyncProperty(changes, async (all) => {
      const expected = await store().changeMarks(freshId(), 'fish', all)
      const deaths = await dieAtEachWrite(async (how) => {
        const id = freshId()
        const dying = openDying(opened, how)
        await dying.store.changeMarks(id, 'fish', all).catch(() => undefined)
        dying.close()
        expect(await store().changeMarks(id, 'fish', all)).toEqual(expected)
        return dying.state.isDead
      })
      expect(deaths).toBeGreaterThanOrEqual(2)
    }),
    { numRuns: repetitions({ gate: 4, soak: 40 }) },
  )
})
