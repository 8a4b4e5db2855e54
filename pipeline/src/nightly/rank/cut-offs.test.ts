import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startCutOffs } from './cut-offs.ts'

/** The cut-offs of a board of one scope, whose scores come best first. */
const cutOffsOf = (scores: readonly number[]) => {
  const cutOffs = startCutOffs(Uint32Array.of(scores.length))
  for (const [at, score] of scores.entries()) cutOffs.note(0, at + 1, score)
  return cutOffs.of(0)
}

const falling = (count: number) => Array.from({ length: count }, (_, at) => count - at)

test('each is the score of the last place that is still among the first', () => {
  expect(cutOffsOf(falling(1000))).toEqual({ top10: 991, top100: 901, top1Percent: 991, top10Percent: 901 })
})

test('a board that ranks fewer has none, but always somebody is in the best percent', () => {
  expect(cutOffsOf([])).toEqual({ top10: null, top100: null, top1Percent: null, top10Percent: null })
  expect(cutOffsOf([7])).toEqual({ top10: null, top100: null, top1Percent: 7, top10Percent: 7 })
  expect(cutOffsOf(falling(9)).top10).toBeNull()
  expect(cutOffsOf(falling(10)).top10).toBe(1)
  expect(cutOffsOf(falling(99)).top100).toBeNull()
  expect(cutOffsOf(falling(100)).top100).toBe(1)
})

test('a part of a place counts as a whole one', () => {
  expect(cutOffsOf(falling(101))).toMatchObject({ top1Percent: 100, top10Percent: 91 })
})

test('scopes are each counted by themselves, however their places come among each other', () => {
  const sizes = fc.array(fc.nat(300), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(sizes, fc.infiniteStream(fc.nat(3)), (counts, turns) => {
      const cutOffs = startCutOffs(Uint32Array.from(counts))
      const next = counts.map(() => 1)
      const isLeft = (scope: number) => (next[scope] ?? Infinity) <= (counts[scope] ?? 0)
      for (const turn of turns) {
        if (!counts.some((_, scope) => isLeft(scope))) break
        const scope = isLeft(turn) ? turn : counts.findIndex((_, other) => isLeft(other))
        const place = next[scope]!++
        cutOffs.note(scope, place, (counts[scope] as number) + 1 - place)
      }
      for (const [scope, count] of counts.entries()) expect(cutOffs.of(scope)).toEqual(cutOffsOf(falling(count)))
    }),
  )
})

test('a scope that there is not has none', () => {
  expect(startCutOffs(new Uint32Array(1)).of(3)).toMatchObject({ top10: null, top1Percent: null })
})
