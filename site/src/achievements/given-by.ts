import type { Language, LeanRow } from '@kupodex/data/game'
import { characterPagePath } from '#character/paths.ts'
import type { Given } from './gives.tsx'
import type { GroupNames } from './group-names.ts'
import { placeOf } from './paths.ts'
import type { Rewards } from './rewards.ts'
import type { Gender } from './titles.ts'

export interface GivenSources {
  language: Language
  characterId: number
  gender: Gender
  tables: GroupNames
  titles: readonly LeanRow<'titles'>[]
  /** Null while there are none. */
  rewards: Rewards | null
}

/** Makes what finds an achievement's title and item. */
export const givenBy = ({ language, characterId, gender, tables, titles, rewards }: GivenSources) => {
  const byId = new Map(titles.map((title) => [title.id, title]))
  return (row: LeanRow<'achievements'>): Given => {
    const title = byId.get(row.titleId)
    const slug = placeOf(tables, row)?.category.slug
    return {
      title:
        title === undefined || slug === undefined
          ? null
          : {
              name: gender === 'male' ? title.masculine : title.feminine,
              path: characterPagePath(language, characterId, 'titles', slug, row.id),
            },
      item: rewards?.items[row.itemId] ?? null,
    }
  }
}
