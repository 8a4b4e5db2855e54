import { describe, expect, test } from 'vitest'
import { boardModes, boardTypes, modesOf } from '../game/boards.ts'
import { boardName, boards, reachedAt, scoreOf } from './boards.ts'

describe('boards', () => {
  test('every type has the modes of the specification, xivdb for achievements alone', () => {
    expect(modesOf('achievement')).toEqual(['standard', 'all', 'xivdb', 'rarity'])
    expect(modesOf('mount')).toEqual(['standard', 'all', 'rarity'])
    expect(modesOf('minion')).toEqual(['standard', 'all', 'rarity'])
    expect(new Set(boards.map((board) => board.type))).toEqual(new Set(boardTypes))
    expect(new Set(boards.map((board) => board.mode))).toEqual(new Set(boardModes))
    expect(new Set(boards.map(boardName)).size).toBe(boards.length)
  })

  const item = { counts: true, legacy: false, gamePoints: 20, rarityPoints: 5 }
  test.each([
    ['counted', item, 1],
    ['counted', { ...item, counts: false }, 0],
    ['owned', { ...item, counts: false }, 1],
    ['gamePoints', item, 20],
    ['gamePoints', { ...item, counts: false }, 20],
    ['gamePoints', { ...item, legacy: true }, 0],
    ['rarityPoints', item, 5],
    ['rarityPoints', { ...item, counts: false }, 0],
  ] as const)('%s of %j is %d', (measure, marks, score) => expect(scoreOf(measure, marks)).toBe(score))

  test('a date from the Lodestone counts to the second, a date of first sight to the day', () => {
    const noon = Date.UTC(2026, 10, 22, 12, 34, 56) / 1000
    const reached = boards.map((board) => [board.type, reachedAt(board, noon) === noon])
    expect(Object.fromEntries(reached)).toEqual({ achievement: true, mount: false, minion: false })
    expect(reachedAt({ dates: 'seen' }, noon)).toBe(Date.UTC(2026, 10, 22) / 1000)
    expect(reachedAt({ dates: 'seen' }, 0)).toBe(0)
  })
})
