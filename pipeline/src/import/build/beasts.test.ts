import { describe, expect, test } from 'vitest'
import { makeContext } from '../make-context.fixture.ts'
import { beasts } from './beasts.ts'

const head =
  'id,name_en,name_de,name_fr,name_ja,icon,pet_id,kin,min_level,max_level,kind,place_id,duty_id,enemy_id,x,y,source'
const dog = '1,Dog,,,,242001,47,1,1,1,start,,,,,,notes'
const lamb = '2,Lamb,,,,242002,48,1,3,4,field,30,,70,23.8,25.6,notes'
const bird = '3,Bird,,,,242003,49,3,6,6,field,30,,,21,26,notes'
const slime = '4,Slime,,,,242004,50,8,17,17,duty,,17,71,,,notes'

const files = {
  'en/ContentFinderCondition.csv': ['#,Name,ContentType,SortKey', '17,the Mine,2,1'],
  'en/BNpcName.csv': ['#,Singular', '70,lost lamb', '71,ire', '72,wild ram', '73,crow'],
  'en/PlaceName.csv': ['#,Name', '30,Field'],
  'hand/beasts.csv': [head, dog, lamb, bird, slime],
  'hand/beast-enemies.csv': ['beast_id,enemy_ids,source', '2,70 72,notes', '3,73,notes', '4,71,notes', '2,73,notes'],
}
const rows = (more: Readonly<Record<string, readonly string[]>> = {}) =>
  beasts.build(makeContext({ ...files, ...more })).rows

describe('beasts', () => {
  test('have their kin, their levels, every enemy that counts, and where each is had', () => {
    expect(rows()).toMatchObject([
      { id: 1, number: 1, enemyIds: [], sources: [{ kind: 'activity', activity: 'beastmaster' }] },
      {
        ...{ id: 2, beastKinId: 1, minLevel: 3, maxLevel: 4, enemyIds: [70, 72, 73], patch: '7.56', provisional: true },
        sources: [{ kind: 'drop', enemyId: 70, placeNameId: 30, x: 23.8, y: 25.6 }],
      },
      { id: 3, sources: [{ kind: 'activity', activity: 'beastmaster', placeNameId: 30, x: 21, y: 26 }] },
      { id: 4, sources: [{ kind: 'instance', id: 17, enemyId: 71 }] },
    ])
  })

  test('have the names of the game where the export has them, and are not provisional then', () => {
    const pets = ['#,Name', '47,', '48,Fleecy']
    const [first, second] = rows({
      ...{ 'en/Pet.csv': pets, 'de/Pet.csv': ['#,Name', '47,', '48,Wollig'] },
    })
    expect(first).toMatchObject({ name: { en: 'Dog', de: null }, provisional: true })
    expect(second?.name).toEqual({ en: 'Fleecy', de: 'Wollig', fr: 'Fleecy', ja: 'Fleecy' })
    expect(second).not.toHaveProperty('provisional')
  })

  test.each([
    [lamb.replace(',1,3,4,', ',9,3,4,'), 'column kin: there is no kin 9'],
    [lamb.replace(',3,4,', ',4,3,'), 'column max_level: 3 is below the lowest, 4'],
    [lamb.replace(',25.6,', ',,'), 'column y: a place needs both coordinates'],
    [lamb.replace('field', 'gift'), 'column kind: "gift" is no way to have a beast'],
    [lamb.replace('2,Lamb', '9,Lamb'), 'column id: hand/beast-enemies.csv does not have this beast'],
    [lamb.replace(',30,', ',,'), 'column place_id: the number is missing'],
  ])('%s is refused', (line, problem) => {
    expect(() => rows({ 'hand/beasts.csv': [head, line] })).toThrow(`hand/beasts.csv, row 2, ${problem}`)
  })
})
