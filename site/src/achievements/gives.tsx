import type { Language } from '@kupodex/data/game'
import { titled } from '#format/punctuation.ts'
import { inLanguage, itemPath } from '#paths/paths.ts'
import type { Reward } from '#rarity/item.ts'
import type { PageTexts } from './page-texts.ts'

/** What an achievement gives besides points. */
export interface Given {
  /** The title, and its page; null without one. */
  title: { name: string; path: string } | null
  item: Reward | null
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
