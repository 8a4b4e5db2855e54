import { expect, expectTypeOf, test } from 'vitest'
import { type AnyCall, calls } from './calls.ts'
import { type ProgramCallId, tokenCallIds } from './program-calls.ts'

test('what programs may do with a token are the calls that have a scope', () => {
  const scoped = (calls as readonly AnyCall[]).filter((call) => 'scope' in call).map(({ id }) => id)
  expect([...tokenCallIds].sort()).toEqual(scoped.sort())
})

test('they may read what anybody reads, and tell nothing', () => {
  expectTypeOf<'rarity'>().toExtend<ProgramCallId>()
  expectTypeOf<'markMany'>().toExtend<ProgramCallId>()
  expectTypeOf<'charvisit'>().not.toExtend<ProgramCallId>()
  expectTypeOf<'createToken'>().not.toExtend<ProgramCallId>()
})
