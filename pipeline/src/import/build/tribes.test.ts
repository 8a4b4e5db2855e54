import { expect, test } from 'vitest'
import { makeContext } from '../make-context.fixture.ts'
import { tribeRanks, tribes } from './tribes.ts'

const context = () =>
  makeContext({
    'en/BeastTribe.csv': ['#,Name,Plural,Expansion,DisplayOrder,MaxRank', '0,,,0,0,0', '2,sylphs,,0,3,4'],
    'de/BeastTribe.csv': ['#,Name,Plural,Expansion,DisplayOrder,MaxRank', '0,,,0,0,0', '2,Sylphe,Sylphen,0,3,4'],
    'en/BeastReputationRank.csv': ['#,Name', '0,None', '1,Neutral', '2,Recognized'],
    'en/Achievement.csv': [
      '#,Name,Type,Key,Data[0]',
      '7,Friends II,15,2,3',
      '5,Friends I,15,2,1',
      '8,,15,2,4',
      '9,Others,15,1,2',
      '10,Another kind,6,2,2',
    ],
  })

test('societies have their plural in German, and the achievements for their ranks in order', () => {
  const { rows, skipped } = tribes.build(context())
  expect(rows).toMatchObject([{ id: 2, name: { en: 'Sylphs', de: 'Sylphen' }, expansionId: 0, sort: 3, maxRank: 4 }])
  expect(rows[0]?.ranks).toEqual([
    { achievementId: 5, rank: 1 },
    { achievementId: 7, rank: 3 },
  ])
  expect(skipped).toBe(1)
})

test('no rank at all is none', () => {
  expect(tribeRanks.build(context()).rows.map(({ id, name }) => [id, name.en])).toEqual([
    [1, 'Neutral'],
    [2, 'Recognized'],
  ])
})
