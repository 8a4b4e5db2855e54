import type { CharacterWord } from '@kupodex/data/contract'
import type { Language, TableName } from '@kupodex/data/game'
import { Icon } from '../ui/icon.tsx'
import { type Wish, wishTexts } from '#wishes/page-wishes.ts'
import { WantedAchievements, WantedThings } from './wanted.tsx'

/** The table and the page of each collection whose things can be wanted, by its type; `keyBy` is what names a thing in addresses. */
export type WishLists = Readonly<Record<string, { table: TableName; path: CharacterWord; keyBy: 'id' | 'number' }>>

interface Props {
  language: Language
  /** Whose profile it is on. */
  id: number
  wants: readonly Wish[]
  lists: WishLists
}

/** What the owner of a profile wants, and how to get it. */
export const WishBox = ({ language, id, wants, lists }: Props) => {
  const texts = wishTexts[language]
  const byType = Map.groupBy(wants, ({ type }) => type)
  return (
    <section className="panel box whole">
      <h2>
        <Icon name="star" />
        {texts.title}
      </h2>
      <p className="small soft">{texts.lead}</p>
      <ul className="things">
        {[...byType].map(([type, some]) => {
          const list = lists[type]
          const shared = { language, id, wants: some }
          if (type === 'achievement') return <WantedAchievements key={type} {...shared} />
          return list && <WantedThings key={type} {...shared} {...list} />
        })}
      </ul>
    </section>
  )
}
