import { expect, test } from 'vitest'
import { lostBoards } from './loss.ts'

const board = (scope: string, count: number) => ({ type: 'mount', mode: 'all', scope, count })

test('a board that loses more than half of its characters is lost, the largest first', () => {
  const before = [board('Odin', 20), board('global', 100), board('Aether', 40), board('Jenova', 19), board('Chaos', 30)]
  const now = [board('Odin', 9), board('global', 49), board('Aether', 20), board('Jenova', 0)]
  expect(lostBoards(before, now)).toEqual([
    { board: 'mount/all/global', before: 100, now: 49 },
    { board: 'mount/all/Chaos', before: 30, now: 0 },
    { board: 'mount/all/Odin', before: 20, now: 9 },
  ])
})
