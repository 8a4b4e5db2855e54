import { expect, test } from 'vitest'
import { makeContext } from '../make-context.fixture.ts'
import { metas, raids } from './hand-kept.ts'

const achievements = [
  '#,Name,Type,Key,Data[0],Data[1]',
  '10,Cave Master,2,11,12,0',
  '11,Cave I,1,5,100,0',
  '12,Cave II,1,5,200,0',
]

const raidFile = (line: string) => ({
  'en/Achievement.csv': achievements,
  'hand/raids.csv': ['achievement,name,name_de,name_fr,name_ja,released,expansion,source', line],
})

test('raids have the second their day began in UTC, or none', () => {
  const context = makeContext(raidFile('11,the Cave,,,,2020-02-18,3,notes\n12,the Pit,,,,,3,notes'))
  expect(raids.build(context).rows).toEqual([
    { id: 11, name: { en: 'the Cave', de: null, fr: null, ja: null }, released: 1_581_984_000, expansionId: 3 },
    { id: 12, name: { en: 'the Pit', de: null, fr: null, ja: null }, released: null, expansionId: 3 },
  ])
})

test.each([
  ['99,the Cave,,,,2020-02-18,3,notes', 'hand/raids.csv, row 2, column achievement: there is no achievement 99'],
  ['11,the Cave,,,,2020-02-40,3,notes', 'hand/raids.csv, row 2, column released: "2020-02-40" is not a valid date'],
  ['11,the Cave,,,,2020-02-18,3,', 'hand/raids.csv, row 2, column source: the row names no source'],
])('%s is refused', (line, message) => {
  expect(() => raids.build(makeContext(raidFile(line)))).toThrow(message)
})

test('metas take what the achievement asks for, or what is kept by hand', () => {
  const context = makeContext({
    'en/Achievement.csv': achievements,
    'hand/metas.csv': [
      'id,achievement,name_en,name_de,name_fr,name_ja,achievements,categories,excluded,items,source',
      '1001,10,,,,,,,,,sheet',
      '3001,,Old Tools,Altes Werkzeug,,,,62,12,,sheet',
      '4001,,Owls,,,,,,,700 701,notes',
    ],
  })
  expect(metas.build(context).rows).toEqual([
    expect.objectContaining({ id: 1001, group: 1, slug: 'cave-master', achievements: [11, 12], achievementId: 10 }),
    expect.objectContaining({ id: 3001, group: 3, achievementCategories: [62], excludedAchievements: [12] }),
    expect.objectContaining({ id: 4001, group: 4, items: [700, 701], achievementId: 0 }),
  ])
  expect(context.references.of('items')).toEqual([700, 701])
})
