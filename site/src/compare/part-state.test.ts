import type { CharacterAnswer } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import { comparedLists } from './lists.ts'
import { partState } from './part-state.ts'

const listOf = (word: string) => {
  const found = comparedLists.find((list) => list.word === word)
  if (found === undefined) throw new Error(`no list ${word}`)
  return found
}

const parts = { mounts: { state: 'public', asOf: 1 }, achievements: { state: 'unknown', asOf: null } }
const character = (more: object) =>
  ({
    mounts: [],
    achievements: [],
    mountsPrivate: false,
    achievementsPrivate: false,
    parts,
    ...more,
  }) as unknown as CharacterAnswer

test.each([
  ['mounts', {}, 'known'],
  ['mounts', { mountsPrivate: true }, 'private'],
  ['titles', { achievementsPrivate: true }, 'private'],
  ['titles', {}, 'unread'],
  ['achievements', { achievements: [{ id: 1 }] }, 'known'],
  ['emotes', { emoteCount: 0 }, 'untouched'],
  ['emotes', { emoteCount: 3 }, 'known'],
] as const)('what is known of %s with %j: %s', (word, more, state) => {
  expect(partState(character(more), listOf(word))).toBe(state)
})
