import { expect, test } from 'vitest'
import { itemList, makeContext } from '../make-context.fixture.ts'
import { facewear } from './wearables.ts'

const sheet = (name: string) => [
  '#,Name,Order,Icon,Glasses[0],Glasses[1]',
  `1,${name},1,500,7,0`,
  '2,Odd Goggles,2,501,8,9',
  '3,,3,502,0,0',
]

test('facewear goes with the magazine of its name, in English or in Japanese', () => {
  const context = makeContext({
    'en/GlassesStyle.csv': sheet('Monocle'),
    'ja/GlassesStyle.csv': sheet('モノクル'),
    'items/items.csv': [
      ...itemList({ 701: 'The Faces We Wear - Odd Goggles' }),
      '700,Plural,,,スタイルカタログ:モノクル,1,,,,',
    ],
    ...Object.fromEntries(
      ['Achievement', 'GilShopItem', 'GCScripShopItem'].map((name) => [`en/${name}.csv`, ['#,Item']]),
    ),
    'en/Recipe.csv': ['#,ItemResult'],
    'en/PvPSeries.csv': ['#,LevelRewards[0].LevelRewardItem[0]', '11,701'],
  })
  expect(facewear.build(context).rows).toMatchObject([
    { id: 1, itemIds: [700], sources: [], variants: 1 },
    { id: 2, itemIds: [701], sources: [{ kind: 'pvpSeries', id: 11 }], variants: 2 },
  ])
})
