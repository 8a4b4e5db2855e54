import { describe, expect, test } from 'vitest'
import { itemList, makeContext } from '../make-context.fixture.ts'
import { armoire, armoireCategories, armoireSubCategories } from './armoire.ts'
import { gearFiles } from '../small-gear.fixture.ts'

const built = (files: Readonly<Record<string, readonly string[]>> = gearFiles) => armoire.build(makeContext(files))

describe('the armoire', () => {
  test('has what has a place and a name, in the order of its categories', () => {
    const { rows, skipped } = built()
    expect(rows.map(({ id, name, sort, patch }) => [id, name.en, sort, patch])).toEqual([
      [1, 'Summer Hat', 300_201, '7.1'],
      [2, 'Summer Top', 300_202, '7.1'],
      [3, 'Medal', 100_005, '7.1'],
      [4, 'Cave Helm', 100_006, '7.1'],
      [5, 'Cave Gloves', 100_007, '7.5'],
    ])
    expect(skipped).toBe(2)
    expect(rows.map(({ outfitIds }) => outfitIds)).toEqual([[50], [50], [], [51, 52], [51]])
  })

  test('what the store sells can be had by playing no more', () => {
    const { rows } = built()
    expect(rows[0]?.sources).toEqual([{ kind: 'store' }, { kind: 'event', year: 2014, limited: true }])
    expect(rows[0]?.sourceTypeId).toBe(7)
    const { 'en/FittingShopCategoryItem.csv': _, ...others } = gearFiles
    const [unsold] = built({ ...others, 'en/FittingShopCategoryItem.csv': ['#,Item', '0.0,0'] }).rows
    expect(unsold).toMatchObject({ obtainable: false, gone: 'event' })
  })

  test('an achievement proves its reward, and what is sold again for gil is no first way', () => {
    const { rows } = built()
    expect(rows[2]?.sources).toEqual([{ kind: 'achievement', id: 9 }])
    expect(rows[3]?.sources).toEqual([
      { kind: 'instance', id: 7 },
      { kind: 'craft', jobId: 9 },
    ])
    const { 'hand/item-sources.csv': _, ...unknown } = gearFiles
    const sources = built({ ...unknown, 'en/Recipe.csv': ['#,ItemResult,CraftType', '1,0,0'] }).rows[3]?.sources
    expect(sources).toEqual([{ kind: 'shop', npcId: null, cost: [{ itemId: 1, amount: 9 }] }])
  })

  test('a table of ways that lost its rows is refused', () => {
    const ids = Array.from({ length: 201 }, (_, at) => at + 1000)
    const files = {
      ...gearFiles,
      'items/items.csv': itemList(Object.fromEntries(ids.map((id) => [id, `Thing ${id}`]))),
      'en/Cabinet.csv': ['#,Item,Order,Category,SubCategory', ...ids.map((id, at) => `${at},${id},${at + 1},1,1`)],
    }
    expect(() => built(files)).toThrow('201 things of the armoire have no way')
    expect(built({ ...files, 'en/Cabinet.csv': files['en/Cabinet.csv'].slice(0, -1) }).rows).toHaveLength(200)
  })

  test('categories have names of their own, and what belongs to them a capital', () => {
    const context = makeContext(gearFiles)
    expect(armoireCategories.build(context).rows).toEqual([
      { id: 1, name: expect.objectContaining({ en: 'Job Gear' }), sort: 1, slug: 'job-gear' },
      { id: 2, name: expect.objectContaining({ en: 'Seasonal Gear 1' }), sort: 3, slug: 'seasonal-gear-1' },
    ])
    expect(armoireSubCategories.build(context).rows.map(({ id, name, sort }) => [id, name.en, sort])).toEqual([
      [1, 'Paladin', 1002],
      [2, 'The Cave', 20],
    ])
  })

  test.each<[string, keyof typeof gearFiles, string[], string]>([
    ['a category that is not there', 'en/Cabinet.csv', ['#,Item,Order,Category,SubCategory', '0,11,1,9,1'], 'Category'],
    ['a category without a name', 'en/Addon.csv', ['#,Text', '1,x'], 'Addon has no row 4634'],
    ['a set of the store that is not there', 'en/FittingShopItemSet.csv', ['#,Item[0]', '1000000,0'], '1000001'],
    [
      'a range the wrong way round',
      'hand/item-sources.csv',
      ['first,last,kind,ref,place,year,cost,limited,source', '14,11,event,,,,,,x'],
      '11 is below the first, 14',
    ],
  ])('%s is refused', (_, file, lines, problem) => {
    const context = makeContext({ ...gearFiles, [file]: lines })
    expect(() => [armoire.build(context), armoireCategories.build(context)]).toThrow(problem)
  })
})
