import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeContext } from '../make-context.fixture.ts'
import { smallImport } from '../small-import.fixture.ts'
import { newerRows } from './newer.ts'

const head = 'table,id,name_en,name_de,name_fr,name_ja,icon,patch,sort,number,category,points,hidden,source'
const cave = 'achievements,9,Cave IX,,Grotte IX,,7,7.55,9,,1,10,0,notes'

const contextOf = (...lines: string[]) =>
  makeContext({
    'hand/newer.csv': [head, ...lines],
    'en/OrchestrionCategory.csv': ['#,Name', '2,Caves'],
    'en/AchievementCategory.csv': ['#,Name,AchievementKind', '1,Caves,4'],
  })

describe('things of a patch that the sheets are too old for', () => {
  test('have the names that are known, and say that they are provisional', () => {
    const context = contextOf('orchestrions,900,Cave Song,,Chant,,0,7.55,84,84,2,,,notes')
    expect(newerRows('orchestrions', [{ id: 1 }], context)).toEqual([
      expect.objectContaining({
        ...{ id: 900, name: { en: 'Cave Song', de: null, fr: 'Chant', ja: null }, sort: 84, number: 84 },
        ...{ patch: '7.55', orchestrionCategoryId: 2, obtainable: true, sources: [], provisional: true },
      }),
    ])
  })

  test('are left out once the sheets have them', () => {
    expect(newerRows('achievements', [{ id: 9 }], contextOf(cave))).toEqual([])
    expect(newerRows('titles', [], contextOf(cave))).toEqual([])
  })

  test('do not say what no list of players has', () => {
    const [mount] = newerRows('mounts', [], contextOf('mounts,9,Cave Bear,,,,1,7.55,9,,,,,notes'))
    expect(mount).toMatchObject({ extraSeats: null, airborne: null })
    const [minion] = newerRows('minions', [], contextOf('minions,9,Cave Cub,,,,1,7.55,9,,,,,notes'))
    expect(minion).toMatchObject({ raceId: null })
  })

  test.each([
    ['achievements,x,Cave,,,,7,7.55,9,,1,10,0,notes', 'row 2, column id: "x" is not a whole number'],
    ['achievements,9,,,,,7,7.55,9,,1,10,0,notes', 'row 2, column name_en: the name is empty'],
    ['achievements,9,Cave,,,,7,new,9,,1,10,0,notes', 'row 2, column patch: "new" is not a valid patch'],
    ['achievements,9,Cave,,,,7,7.55,,,1,10,0,notes', 'row 2, column sort: the number is missing'],
    ['achievements,9,Cave,,,,7,7.55,9,,77,10,0,notes', 'row 2, column category: there is no category 77'],
    ['achievements,9,Cave,,,,7,7.55,9,,1,-5,0,notes', 'row 2, column points: -5 is not possible'],
    ['achievements,9,Cave,,,,7,7.55,9,,1,10,0,', 'row 2, column source: the row names no source'],
    ['titles,9,Cave,,,,7,7.55,9,,1,10,0,notes', 'row 2, column table: rows of titles are not taken from here'],
    ['armoires,9,Cave,,,,7,7.55,9,,1,10,0,notes', 'row 2, column table: there is no table "armoires"'],
  ])('%s is refused', (line, message) => {
    expect(() => newerRows('achievements', [], contextOf(line))).toThrow(`hand/newer.csv, ${message}`)
  })

  test('are refused where there are two of one', () => {
    expect(() => newerRows('achievements', [], contextOf(cave, cave))).toThrow(
      'hand/newer.csv, row 3, column id: there is another row on achievements 9',
    )
  })
})

describe('an import with them', () => {
  const here = smallImport()
  const run = (now: number, lines: readonly string[], acceptLoss = false) => {
    cpSync(join(import.meta.dirname, '../../../../data/hand'), join(here.small.folder, 'facts/hand'), {
      recursive: true,
    })
    here.small.file('facts/hand/newer.csv', `${[head, ...lines].join('\n')}\n`)
    return here.run(now, { data: join(here.small.folder, 'facts'), acceptLoss })
  }
  const row = () => here.small.table('achievements').find(({ id }) => id === 4)
  const unused = cave.replace(',9,', ',4,')

  test('adds what the sheets leave empty, and changes nothing the second time', () => {
    run(1000, [unused])
    const name = { en: 'Cave IX', de: null, fr: 'Grotte IX', ja: null }
    expect(row()).toMatchObject({ name, points: 10, provisional: true, updatedAt: 1000, deleted: false })
    expect(run(2000, [unused]).written).toEqual([])
  })

  test('takes the row of a later sheet, of the same id, and says that the one by hand is no longer needed', () => {
    run(1000, [unused])
    for (const [language, from, to] of [
      ['en', 'Unused', 'Cave of Days'],
      ['de', 'Unbenutzt', 'Tageshöhle'],
      ['fr', 'Inutile', 'Grotte du jour'],
      ['ja', '未使用', '今日の洞窟'],
    ] as const)
      here.small.edit('Achievement', language, (text) =>
        text.replace(`${from},,0,9,0,0,0,0,0`, `${to},,0,9,0,0,1,20,0`),
      )
    const { replaced, tables } = run(2000, [unused])
    expect(replaced).toEqual(['achievements 4'])
    expect(tables.find(({ table }) => table === 'achievements')?.changes).toEqual({
      ...{ added: [], changed: [4], removed: [] },
    })
    expect(row()).toMatchObject({ name: { en: 'Cave of Days', de: 'Tageshöhle' }, points: 20, deleted: false })
    expect(row()).not.toHaveProperty('provisional')
    expect(run(3000, []).written).toEqual([])
  })

  test('is refused where the file has lost what the sheets do not have, and keeps the row as deleted where that is accepted', () => {
    run(1000, [unused])
    expect(() => run(2000, [])).toThrow(
      'hand/newer.csv: achievements 4 is missing, the last import had it, and the sheets do not have it; --accept-loss',
    )
    expect(row()).toMatchObject({ deleted: false })
    run(3000, [], true)
    expect(row()).toMatchObject({ id: 4, name: { en: 'Cave IX' }, deleted: true })
  })
})
