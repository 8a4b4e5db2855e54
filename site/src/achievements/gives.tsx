import type { Language, LeanRow } from '@kupodex/data/game'
import { characterPagePath } from '#character/paths.ts'
import { titled } from '#format/punctuation.ts'
import { inLanguage, itemPath } from '#paths/paths.ts'
import type { Reward } from '#rarity/item.ts'
import type { GroupNames } from './group-names.ts'
import type { PageTexts } from './page-texts.ts'
import { placeOf } from './paths.ts'
import type { Rewards } from './rewards.ts'
import type { Gender } from './titles.ts'

/** What an achievement gives besides points. */
export interface Given {
  /** The title, and its page; null without one. */
  title: { name: string; path: string } | null
  item: Reward | null
}

interface GivenSources {
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

interface Props {
  language: Language
  texts: PageTexts['rarity']
  given: Given
}

const ItemLink = ({ language, item: { name, page } }: { language: Language; item: Reward }) =>
  page === undefined ? (
    name
  ) : (
    <a className="link" href={inLanguage(language, itemPath(page[0], 'global', page[1]))}>
      {name}
    </a>
  )

/** The title and the item that an achievement gives, as links where they have a page. */
export const Gives = ({ language, texts, given: { title, item } }: Props) => (
  <>
    {title !== null && (
      <span>
        {titled(language, texts.titleReward, '')}
        <a className="link" href={title.path}>
          {title.name}
        </a>
      </span>
    )}
    {item !== null && (
      <span>
        {titled(language, texts.itemReward, '')}
        <ItemLink language={language} item={item} />
      </span>
    )}
  </>
)
