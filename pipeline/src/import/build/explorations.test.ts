import { expect, test } from 'vitest'
import { makeContext } from '../make-context.fixture.ts'
import { explorations } from './explorations.ts'

const achievement = (id: number, type: number, key: number, category = 1) =>
  `${id},Deed ${id},${type},${key},${category}`

const filesWith = (...achievements: string[]) => ({
  'en/Achievement.csv': ['#,Name,Type,Key,AchievementCategory', '0,,0,0,0', ...achievements],
  'en/AchievementCategory.csv': ['#,Name', '0,', '1,The Shire', '2,Trials'],
  'en/AetherCurrentCompFlgSet.csv': ['#,Territory,AetherCurrents[0],AetherCurrents[1],AetherCurrents[2]', '4,10,7,0,9'],
  'en/TerritoryType.csv': [
    '#,Name,PlaceName,PlaceNameRegion,ExVersion,Map,ContentFinderCondition',
    '10,f1f1,100,101,2,50,0',
    '11,d1d1,102,101,3,51,60',
    // Its zone is gone, and was made again.
    '12,,0,0,0,0,0',
    '13,other,103,101,5,52,0',
    '14,d2d2_re,103,101,1,52,61',
  ],
  'en/PlaceName.csv': ['#,Name', '100,the Meadow', '101,the Shire', '102,Hall', '103,Cellar'],
  'en/Map.csv': ['#,Id,PlaceName,TerritoryType', '50,f1f1/00,100,10', '51,d1d1/00,102,11', '52,d2d2/00,103,12'],
  'en/ContentFinderCondition.csv': [
    '#,Name,ContentLinkType,Content,RequiredExVersion',
    '0,,0,0,0',
    '60,the *Great* Hall,1,20001,3',
    '61,the Cellar (Hard),1,20002,1',
    '62,another kind,5,20003,1',
  ],
  'en/ClassJob.csv': ['#,Name,MonsterNote', '0,,127', '2,archer,0', '3,bard,0'],
  'en/GrandCompany.csv': ['#,Name,MonsterNote', '0,,127', '1,Storm,8'],
  'en/MonsterNote.csv': [
    '#,MonsterNoteTarget[0]',
    '20001,5',
    '20002,6',
    '30001,7',
    '1000001,8',
    '1000002,0',
    '2000001,9',
  ],
})

const build = (...achievements: string[]) => explorations.build(makeContext(filesWith(...achievements))).rows

test.each([
  ['a zone with its currents', achievement(5, 20, 4), ['currents', 'The Meadow', 'The Shire', 2, 2]],
  ['the log of a class', achievement(5, 7, 0), ['hunting', 'Archer', undefined, 0, 2]],
  ['the log of a Grand Company', achievement(5, 7, 8), ['hunting', 'Storm', undefined, 0, 1]],
  ['a map in the field', achievement(5, 8, 50), ['maps', 'The Meadow', 'The Shire', 2, 0]],
  ['the map of a duty', achievement(5, 8, 51), ['maps', 'The Great Hall', 'The Shire', 3, 0]],
  ['a map whose zone was made again', achievement(5, 8, 52), ['maps', 'The Cellar (Hard)', 'The Shire', 1, 0]],
  ['a duty', achievement(5, 14, 20_001, 2), ['duties', 'The Great Hall', 'Trials', 3, 0]],
])('%s', (_, line, facts) => {
  expect(
    build(line).map(({ part, name, area, expansionId, count }) => [part, name.en, area?.en, expansionId, count]),
  ).toEqual([facts])
})

test('other achievements, and those without a name or a category, explore nothing', () => {
  expect(build(achievement(5, 6, 4), '6,,20,4,1', achievement(7, 20, 4, 0))).toEqual([])
})

test.each([
  ['of currents that no zone has', achievement(5, 20, 3), 'AetherCurrentCompFlgSet has no row 3'],
  ['of a log that nobody has', achievement(5, 7, 1), 'nobody has the hunting log 1'],
  ['of no map', achievement(5, 8, 53), 'Map has no row 53'],
  ['of no duty', achievement(5, 14, 20_003), 'there is no duty with the content 20003'],
  ['of no category', achievement(5, 14, 20_001, 9), 'there is no such category'],
])('an achievement %s is refused', (_, line, why) => expect(() => build(line)).toThrow(why))
