import type { CallPath } from '@kupodex/data/contract'
import { type NamesFile, namesPath } from '@kupodex/data/find'
import { type KindPlaces, placesPath } from '@kupodex/data/places'
import type { Places } from '#places/home.ts'

/** Files that the build publishes beside its pages, each made by the file of its path in `src/pages`; only `ahead` names scripts, and is written last (`site/ahead.ts`). */
export const filePaths = {
  ahead: { method: 'GET', path: '/ahead.json' },
  places: { method: 'GET', path: '/places.json' },
  itemPatches: { method: 'GET', path: '/item-patches.json' },
  currencyNames: { method: 'GET', path: '/currency-names/{lang}.json' },
  soldNames: { method: 'GET', path: '/sold-names/{lang}/{currency}.json' },
  troveWords: { method: 'GET', path: '/trove-words/{lang}.json' },
  characterNames: { method: 'GET', path: '/character-names/{lang}/{kind}/{shard}.json' },
  profileWords: { method: 'GET', path: '/profile-words/{lang}.json' },
  rarityItems: { method: 'GET', path: '/rarity-items/{lang}/{type}.json' },
  countedThings: { method: 'GET', path: '/counted-things.json' },
  gainWeights: { method: 'GET', path: '/gain-weights.json' },
  achievementSums: { method: 'GET', path: '/achievement-sums.json' },
  achievementRewards: { method: 'GET', path: '/achievement-rewards/{lang}.json' },
  titleAchievements: { method: 'GET', path: '/title-achievements/{lang}.json' },
  metaParts: { method: 'GET', path: '/meta-parts/{lang}.json' },
  findNames: { method: 'GET', path: namesPath },
  partTexts: { method: 'GET', path: '/part-texts/{lang}/{part}.json' },
  deskPlaces: { method: 'GET', path: '/desk-places/{lang}.json' },
  nextGoods: { method: 'GET', path: '/next-goods.json' },
  nextMarket: { method: 'GET', path: '/next-market/{lang}.json' },
  nextWindows: { method: 'GET', path: '/next-windows/{lang}.json' },
  wayLinks: { method: 'GET', path: '/way-links/{lang}/{type}.json' },
  originThings: { method: 'GET', path: '/origin-things/{kind}.json' },
  originPlaces: { method: 'GET', path: placesPath },
  rarityOwners: { method: 'GET', path: '/rarity-owners/{type}.json' },
} as const satisfies Record<string, CallPath>

export type FileId = keyof typeof filePaths

/** The content of each file; a room above adds the shapes of its own files. */
export interface FileAnswers {
  /** Paths of what lists of a character load (site/ahead.ts). */
  ahead: { files: readonly string[] }
  places: Places
  findNames: NamesFile
  originPlaces: KindPlaces
  /** Texts by catalogue, for `bringTexts`. */
  partTexts: Readonly<Record<string, unknown>>
}
