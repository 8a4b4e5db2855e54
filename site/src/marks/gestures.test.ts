import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createGestures } from './gestures.ts'

const order = [5, 3, 9, 1, 7]

describe('a range', () => {
  test('reaches from what was toggled last, both ways, and does the same to all', () => {
    const gestures = createGestures()
    gestures.toggled(3, true, order)
    expect(gestures.reach(1, false, order)).toEqual({ ids: [3, 9, 1], owned: true })
    expect(gestures.reach(5, false, order)).toEqual({ ids: [5, 3], owned: true })
  })

  test('is the thing alone where nothing was toggled before, which the next one reaches from', () => {
    const gestures = createGestures()
    expect(gestures.reach(9, true, order)).toEqual({ ids: [9], owned: true })
    expect(gestures.reach(7, false, order)).toEqual({ ids: [9, 1, 7], owned: true })
  })

  test('reaches from something that a filter hid as soon as it was ticked', () => {
    const gestures = createGestures()
    gestures.toggled(3, true, order)
    expect(gestures.reach(1, true, [5, 9, 1, 7])).toEqual({ ids: [9, 1], owned: true })
  })

  test('is the thing alone in a list that has neither', () => {
    const gestures = createGestures()
    gestures.toggled(3, true, order)
    expect(gestures.reach(20, true, [20, 21])).toEqual({ ids: [20], owned: true })
  })
})

test('a sweep grows and shrinks until it ends, and a range reaches from where it began', () => {
  const gestures = createGestures()
  gestures.begin(9, false, order)
  expect(gestures.move(7).ids).toEqual([9, 1, 7])
  expect(gestures.move(3).ids).toEqual([3, 9])
  expect(gestures.end()).toEqual({ ids: [3, 9], owned: false })
  expect(gestures.end()).toBeNull()
  expect([gestures.lastOf(9), gestures.lastOf(3)]).toEqual([false, null])
  expect(gestures.reach(1, true, order)).toEqual({ ids: [9, 1], owned: false })
})

test('a sweep that is given up changes nothing', () => {
  const gestures = createGestures()
  gestures.begin(9, true, order)
  gestures.move(7)
  gestures.cancel()
  expect(gestures.end()).toBeNull()
})

/** A list in which a person does it by hand: one thing after another, from the first to the last. */
const byHand = (list: readonly number[], from: number, to: number): number[] => {
  const ids: number[] = []
  let isWithin = false
  for (const id of list) {
    const isEnd = id === from || id === to
    if (isEnd || isWithin) ids.push(id)
    if (isEnd && from !== to) isWithin = !isWithin
  }
  return ids
}

const list = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 20 })

const gesture = fc.record({
  kind: fc.constantFrom('toggle' as const, 'reach' as const, 'sweep' as const),
  at: fc.nat(),
  to: fc.nat(),
  /** Whether what is ticked disappears afterwards. */
  hides: fc.boolean(),
})

test('any gestures do what a person does who clicks each thing on its own', () => {
  fc.assert(
    fc.property(list, fc.array(gesture, { maxLength: 12 }), (all, made) => {
      const gestures = createGestures()
      const [ticked, expected] = [new Set<number>(), new Set<number>()]
      let shown: readonly number[] = all
      let last: { id: number; owned: boolean; shown: readonly number[] } | null = null
      const apply = (set: Set<number>, ids: readonly number[], owned: boolean) =>
        ids.forEach((id) => (owned ? set.add(id) : set.delete(id)))
      for (const { kind, at, to, hides } of made) {
        if (shown.length === 0) break
        const pick = (n: number) => shown[n % shown.length] ?? 0
        const [id, end] = [pick(at), pick(to)]
        const owned = !ticked.has(id)
        if (kind === 'reach') {
          const from = (last ??= { id, owned, shown })
          const known = shown.includes(from.id) ? shown : from.shown
          const ids = known.includes(id) ? byHand(known, from.id, id).filter((one) => shown.includes(one)) : [id]
          apply(expected, ids, from.owned)
          const change = gestures.reach(id, owned, shown)
          apply(ticked, change.ids, change.owned)
        } else {
          const isSweep = kind === 'sweep'
          apply(expected, isSweep ? byHand(shown, id, end) : [id], owned)
          if (isSweep) {
            gestures.begin(id, owned, shown)
            gestures.move(end)
            const change = gestures.end()
            apply(ticked, change?.ids ?? [], change?.owned === true)
          } else {
            apply(ticked, [id], owned)
            gestures.toggled(id, owned, shown)
          }
          last = { id, owned, shown }
        }
        expect([...ticked].sort()).toEqual([...expected].sort())
        shown = hides ? shown.filter((one) => !ticked.has(one)) : all
      }
    }),
  )
})
