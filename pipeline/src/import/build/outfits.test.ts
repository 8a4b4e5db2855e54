import { describe, expect, test } from 'vitest'
import { makeContext } from '../make-context.fixture.ts'
import { gearFiles } from '../small-gear.fixture.ts'
import { outfits } from './outfits.ts'

const built = (files: Readonly<Record<string, readonly string[]>> = gearFiles) => outfits.build(makeContext(files))

describe('outfits', () => {
  test('have their pieces in the order of the game, with their rows of the armoire', () => {
    const { rows, skipped } = built()
    expect(rows.map(({ id, name, patch }) => [id, name.en, patch])).toEqual([
      [50, 'Summer Attire', '7.4'],
      [51, 'Cave Attire', '7.4'],
      [52, 'Woven Attire', '7.4'],
    ])
    expect(rows.map(({ pieces }) => pieces.map(({ itemId, armoireId }) => [itemId, armoireId]))).toEqual([
      [
        [11, 1],
        [12, 2],
      ],
      [
        [14, 4],
        // Has no place in the armoire yet.
        [15, null],
        [18, 5],
      ],
      [
        [14, 4],
        [16, null],
        [17, null],
      ],
    ])
    expect(rows[1]?.pieces[2]?.name).toEqual({ en: 'Cave Gloves', de: null, fr: 'Gants', ja: null })
    expect(skipped).toBe(1)
  })

  test('are sold or made where all of their pieces are', () => {
    const { rows } = built()
    expect(rows.map(({ sources }) => sources)).toEqual([
      [{ kind: 'store' }],
      [{ kind: 'instance', id: 7 }],
      [
        { kind: 'craft', jobId: 9 },
        { kind: 'craft', jobId: 13 },
      ],
    ])
    const unmade = built({ ...gearFiles, 'en/Recipe.csv': ['#,ItemResult,CraftType', '1,14,1', '2,16,5'] }).rows
    expect(unmade[2]?.sources).toEqual([])
    const unsold = built({ ...gearFiles, 'en/FittingShopCategoryItem.csv': ['#,Item', '1.0,11'] }).rows
    expect(unsold[0]?.sources).toEqual([])
  })

  test('a piece without a name is refused: the lists end too early', () => {
    const { 'hand/newer-items.csv': newer } = gearFiles
    expect(() => built({ ...gearFiles, 'hand/newer-items.csv': newer.slice(0, 1) })).toThrow(
      'no list has a name of item 18',
    )
  })
})
