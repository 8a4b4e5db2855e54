import { describe, expect, test } from 'vitest'
import { makeContext } from '../make-context.fixture.ts'
import { levemetesOfGoods } from './levemetes.ts'

const city = 27
const village = 218
const hall = 300
const [inCity, inVillage, sergeant, smith, potter] = [1, 2, 3, 8, 9] as const

/** Types: 1 battle, 4 fisher, 6 blacksmith, 13 a grand company. Leves of 100 and above ask for goods. */
const leve = (id: number, type: number, place: number, reward: number, npc: number) =>
  [id, type, place, reward, npc].join()

const npcs = [inCity, inVillage, sergeant, smith, potter]
const files = {
  'en/LeveAssignmentType.csv': ['#,Name', '1,Battlecraft', '4,Fisher', '6,Blacksmith', '13,The Maelstrom'],
  'en/ClassJob.csv': ['#,Name', '9,blacksmith', '18,fisher'],
  'en/GrandCompany.csv': ['#,Name', '0,None', '1,Maelstrom'],
  'en/Level.csv': ['#,Object', ...npcs.map((npc) => `${npc},${npc}`)],
  'en/ENpcResident.csv': ['#,Singular', ...npcs.map((npc) => `${npc},npc ${npc}`)],
}
const battle = [leve(1, 1, village, 0, inVillage), leve(2, 13, village, 0, sergeant)]
const kept = [`${city},6,${inCity},notes`]

const contextOf = (leves: readonly string[], byHand: readonly string[]) =>
  makeContext({
    ...files,
    'en/Leve.csv': ['#,LeveAssignmentType,PlaceNameIssued,LeveRewardItem,LevelLevemete', ...leves],
    'hand/levemetes.csv': ['place_id,type_ids,npc_id,source', ...byHand],
  })

const levemetesOf = (leves: readonly string[], byHand: readonly string[] = kept) => {
  const context = contextOf(leves, byHand)
  return Object.fromEntries(levemetesOfGoods(context.sheets.open('Leve').rows, ({ id }) => id >= 100, context))
}

const ofCity = { npcId: inCity, placeNameId: city }
const ofVillage = { npcId: inVillage, placeNameId: village }

describe('who issues leves that ask for goods', () => {
  test('in a settlement the NPC that its battle leves name, and not the sergeant of a company', () => {
    expect(levemetesOf([...battle, leve(100, 6, village, 50, smith)], [])).toEqual({ 100: ofVillage })
  })

  test('in a city the one kept by hand, for the type of leves', () => {
    const leves = [...battle, leve(100, 6, city, 50, smith), leve(101, 4, city, 51, potter)]
    expect(levemetesOf(leves, [...kept, `${city},4,${potter},notes`])).toEqual({
      100: ofCity,
      101: { npcId: potter, placeNameId: city },
    })
  })

  test('one kept by hand that stands in a settlement issues there', () => {
    expect(levemetesOf([...battle, leve(101, 4, city, 51, potter)], [`${city},4,${inVillage},notes`])).toEqual({
      101: ofVillage,
    })
  })

  test('leves of one reward have one levemete: where most of their clients are', () => {
    const [a, b] = [50, 51]
    expect(
      levemetesOf([
        ...battle,
        ...[leve(100, 6, city, a, smith), leve(101, 6, city, a, smith), leve(102, 6, village, a, potter)],
        ...[leve(103, 6, village, b, potter), leve(104, 6, village, b, potter), leve(105, 6, city, b, smith)],
      ]),
    ).toEqual({ 100: ofCity, 101: ofCity, 102: ofCity, 103: ofVillage, 104: ofVillage, 105: ofVillage })
  })

  test('where as many are in a settlement as in a city, the city issues', () => {
    expect(levemetesOf([...battle, leve(100, 6, village, 50, potter), leve(101, 6, city, 50, smith)])).toEqual({
      100: ofCity,
      101: ofCity,
    })
  })

  test('types do not share a reward', () => {
    const leves = [...battle, leve(100, 6, city, 50, smith), leve(101, 4, village, 50, potter)]
    expect(levemetesOf(leves)).toEqual({ 100: ofCity, 101: ofVillage })
  })

  test('a place whose levemete nothing names is refused with file, row and column', () => {
    expect(() => levemetesOf([...battle, leve(100, 6, hall, 50, smith)], [])).toThrow(
      `en/Leve.csv, row 4, column PlaceNameIssued: neither sheets nor hand/levemetes.csv name a levemete of place ${hall}`,
    )
  })

  test('two levemetes of one place are refused', () => {
    expect(() => levemetesOf([...battle, leve(3, 1, village, 0, smith)], [])).toThrow(
      `en/Leve.csv, row 4, column LevelLevemete: place ${village} has another levemete already`,
    )
  })

  test.each([
    [`${village},6,${inCity},notes`, `place_id: the sheets name the levemete of place ${village}`],
    [`${city},6,77,notes`, 'npc_id: there is no NPC 77'],
    [`${city},,${inCity},notes`, 'type_ids: the row names no type of leves'],
    [`${city},6 x,${inCity},notes`, 'type_ids: "x" is not a whole number'],
    [`${city},6 7,${inCity},notes`, `type_ids: no leve of type 7 is issued at place ${city}`],
    [`${hall},6,${inCity},notes`, `type_ids: no leve of type 6 is issued at place ${hall}`],
    [`${city},6 6,${inCity},notes`, `type_ids: type 6 of place ${city} has a levemete already`],
    [`${city},6,${inCity},`, 'source: the row names no source'],
  ])('the row %s kept by hand is refused', (row, problem) => {
    const leves = [...battle, leve(100, 6, city, 50, smith), leve(101, 6, village, 51, potter)]
    expect(() => levemetesOf(leves, [row])).toThrow(`hand/levemetes.csv, row 2, column ${problem}`)
  })
})
