import { describe, expect, test } from 'vitest'
import { placeholder } from '../sheets/display-name.ts'
import { itemList, makeContext } from '../make-context.fixture.ts'
import { hairs, styleName } from './hairs.ts'

test('the name of the style out of the name of its book, in each language', () => {
  expect(
    styleName({
      en: 'Modern Aesthetics - Curls',
      de: 'Magazin „Moderne Ästhetik - Locken“',
      fr: 'Méthode de coiffure “Boucles”',
      ja: 'ヘアカタログ:カーリー',
    }),
  ).toEqual({ en: 'Curls', de: 'Locken', fr: 'Boucles', ja: 'カーリー' })
  expect(
    styleName({
      en: 'Modern Cosmetics - Clown',
      de: 'Magazin „Gesichtsbemalung“',
      fr: 'Méthode de maquillage : clown',
      ja: null,
    }),
  ).toEqual({ en: 'Clown', de: 'Gesichtsbemalung', fr: 'clown', ja: null })
})

describe('hairs', () => {
  const build = () =>
    hairs.build(
      makeContext({
        'en/CharaMakeCustomize.csv': [
          '#,Icon,HintItem,UnlockLink,FeatureID',
          '1,131001,0,0,1',
          '9,131009,700,66,9',
          '139,131109,700,66,9',
          '140,131110,701,67,10',
          '2500,139999,702,68,1',
        ],
        'en/HairMakeType.csv': [
          '#,CharaMakeStruct[0].SubMenuParam[0],Race,Tribe,Gender',
          '0,1,1,1,0',
          '1,131,1,1,1',
          '2,131,2,3,1',
        ],
        ...Object.fromEntries(
          ['Achievement:Item', 'GilShopItem:Item', 'GCScripShopItem:Item', 'Recipe:ItemResult'].map((pair) => {
            const [sheet = '', column = ''] = pair.split(':')
            return [`en/${sheet}.csv`, [`#,${column}`]]
          }),
        ),
        'en/PvPSeries.csv': ['#,LevelRewards[0].LevelRewardItem[0]', '1,0'],
        'items/items.csv': itemList({ 700: 'Modern Aesthetics - Curls' }),
      }),
    )

  test('are one by unlock link, named after the book', () => {
    const { rows, skipped } = build()
    expect(rows.map(({ id }) => id)).toEqual([66, 67, 68])
    expect(rows[0]).toMatchObject({ name: { en: 'Curls' }, itemIds: [700] })
    // Without a book nothing names it, and it waits for its release.
    expect(rows[1]).toMatchObject({ name: { en: placeholder } })
    expect(skipped).toBe(1)
  })

  test('have an icon for each body that takes its styles from the row’s block', () => {
    const { rows } = build()
    expect(rows[0]?.icons).toEqual([
      { raceId: 1, tribeId: 1, gender: 0, icon: 131009 },
      { raceId: 1, tribeId: 1, gender: 1, icon: 131109 },
      { raceId: 2, tribeId: 3, gender: 1, icon: 131109 },
    ])
    expect(rows[2]?.icons).toEqual([])
  })
})
