import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterChange, type TickState } from './tick-state.ts'

const change = fc.record({ owned: fc.boolean(), at: fc.integer({ min: 0, max: 12 }).map((half) => half / 2) })
type Change = Omit<Parameters<typeof afterChange>[1], never>

const after = (changes: readonly Change[]) => changes.reduce<TickState>(afterChange, {})

/** What the latest change says; of several at the same time, a tick. */
const latestSays = (changes: readonly Change[]): boolean => {
  const last = Math.max(...changes.map(({ at }) => at))
  return changes.some(({ at, owned }) => at === last && owned)
}

test('whether a thing is owned is what the latest change says, in whatever order changes come and however often', () => {
  fc.assert(
    fc.property(
      fc
        .array(change, { minLength: 1, maxLength: 8 })
        .chain((changes) =>
          fc.tuple(
            fc.constant(changes),
            fc.shuffledSubarray([...changes, ...changes], { minLength: 2 * changes.length }),
          ),
        ),
      ([changes, shuffled]) => {
        const isOwned = after(shuffled).ticked !== undefined
        expect(isOwned).toBe(latestSays(changes))
      },
    ),
  )
})

test('changes that were made already change nothing', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      const once = after(changes)
      const repeated = changes.filter(({ at }) => at < Math.max(...changes.map((made) => made.at)))
      expect(repeated.reduce<TickState>(afterChange, once)).toEqual(once)
      expect(changes.slice(-1).reduce<TickState>(afterChange, once)).toEqual(once)
    }),
  )
})

test('in the order in which they were made, a tick has the date since when the thing is owned', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
      const inOrder = changes.map(({ owned }, at) => ({ owned, at }))
      const lastOff = inOrder.findLastIndex(({ owned }) => !owned)
      expect(after(inOrder).ticked).toBe(inOrder.slice(lastOff + 1)[0]?.at)
    }),
  )
})

test('of two changes at the same moment the tick holds', () => {
  const [on, off] = [
    { owned: true, at: 5 },
    { owned: false, at: 5 },
  ]
  expect([after([on, off]), after([off, on])]).toEqual([{ ticked: 5 }, { ticked: 5 }])
})
