import type { Language } from '@kupodex/data/game'
import { sentences } from '#format/punctuation.ts'
import { Box } from '../ui/box.tsx'
import { type Wish, wishTexts } from '#wishes/page-wishes.ts'
import { WantedAchievements, WantedThings, type WishList } from './wanted.tsx'

/** The collections whose things can be wanted, by type. */
export type WishLists = Readonly<Record<string, WishList>>

interface Props {
  language: Language
  id: number
  wants: readonly Wish[]
  lists: WishLists
  /** Whether the list is kept in this browser alone. */
  isKeptHere?: boolean
}

/** What the reader wants, and how to get it: with the addresses of a character of theirs. */
export const WishBox = ({ language, id, wants, lists, isKeptHere = false }: Props) => {
  const texts = wishTexts(language)
  const byType = Map.groupBy(wants, ({ type }) => type)
  return (
    <Box icon="star" title={texts.title} className="whole">
      <p className="small soft">{isKeptHere ? sentences(language, texts.lead, texts.keptHere) : texts.lead}</p>
      <ul className="things">
        {[...byType].map(([type, some]) => {
          const list = lists[type]
          const shared = { language, id, wants: some }
          if (type === 'achievement') return <WantedAchievements key={type} {...shared} />
          return list && <WantedThings key={type} {...shared} {...list} />
        })}
      </ul>
    </Box>
  )
}
