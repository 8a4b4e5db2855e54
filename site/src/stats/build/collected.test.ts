import { expect, test } from 'vitest'
import { collectedLines } from './collected.ts'

const answer = {
  collections: ['mount', 'minion'],
  possible: [100, 50],
  scopes: [
    { scope: 'global', counted: [9, 9], owned: [90, 90] },
    { scope: 'Chaos', counted: [4, 2], owned: [80, 20] },
    { scope: 'Light', counted: [2, 2], owned: [120, 40] },
    { scope: 'Mana', counted: [3, 0], owned: [270, 0] },
    { scope: 'Aether', counted: [0, 0], owned: [0, 0] },
    { scope: 'Primal', counted: [1, 1], owned: [0, 0] },
    { scope: 'Meteor', counted: [0, 1], owned: [0, 50] },
    { scope: 'Crystal', counted: [1, 1], owned: [0, 0] },
  ],
}

test('means by place, those first that collect most, then by name; what is not known is last, and not zero', () => {
  const places = answer.scopes.map(({ scope }) => scope).filter((scope) => scope !== 'global')
  expect(collectedLines(answer, places)).toEqual([
    { scope: 'Light', means: [60, 20], percent: 50, counted: 2 },
    { scope: 'Chaos', means: [20, 10], percent: 20, counted: 2 },
    { scope: 'Crystal', means: [0, 0], percent: 0, counted: 1 },
    { scope: 'Primal', means: [0, 0], percent: 0, counted: 1 },
    { scope: 'Mana', means: [90, null], percent: null, counted: 0 },
    { scope: 'Meteor', means: [null, 50], percent: null, counted: 0 },
  ])
})

test('a game without anything that counts has no shares', () => {
  const [line] = collectedLines({ ...answer, possible: [0, 50] }, ['Chaos'])
  expect([line?.means, line?.percent]).toEqual([[20, 10], null])
})
