import type { CharacterAnswer } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import { ownCounts, withOwnCounts } from './own-counts.ts'

test('what is ticked on this page is counted before an answer has it', () => {
  const answer = { emoteCount: 3, bardingCount: 2 } as CharacterAnswer
  expect(withOwnCounts(answer)).toEqual(answer)
  ownCounts.setKey('emote', 4)
  expect(withOwnCounts(answer)).toEqual({ emoteCount: 4, bardingCount: 2 })
  ownCounts.set({})
})
