import type { Language } from '@kupodex/data/game'
import { counted } from '#texts/fill.ts'
import { Icon } from '#ui/icon.tsx'
import { followPageWishes, pageWishes, type Wish, wishTexts } from '#wishes/page-wishes.ts'
import type { ListControl } from './controls/use-list.ts'
import type { Facet } from './controls/narrow.ts'
import type { ListState } from './controls/state.ts'
import type { Signs } from './signs.ts'

export interface Wishable {
  id: number
  isOwned: boolean
}

interface NoteProps<Row> {
  /** The rows that would be listed, were none of them hidden. */
  things: readonly Row[]
  list: ListControl
}

/** The sign of a thing that is on the wish list, in words for those who cannot see it. */
const WishSign: Signs['Sign'] = ({ language }) => (
  <>
    <Icon name="star" className="icon wanted" />
    <span className="unseen"> {wishTexts(language).facet}</span>
  </>
)

export interface ListWishes<Row> {
  signs: Signs
  facet: Facet<Row>
  /** The rows without those that the reader hides, unless they are asked for. */
  keep: (things: readonly Row[], state: ListState) => readonly Row[]
  /** Says how many are hidden, and shows them. */
  Note: (props: NoteProps<Row>) => React.ReactNode
}

const listWishes = <Row,>(
  language: Language,
  wishes: ReadonlyMap<number, Wish['wish']>,
  read: (row: Row) => Wishable,
): ListWishes<Row> => {
  const texts = wishTexts(language)
  const wishOf = (row: Row) => {
    const { id, isOwned } = read(row)
    return isOwned ? undefined : wishes.get(id)
  }
  const isHidden = (row: Row) => wishOf(row) === 'hide'
  const isAsked = ({ facets }: ListState) => facets['wish']?.includes('hide') === true
  return {
    signs: { labelOf: (id) => (wishes.get(id) === 'want' ? texts.facet : ''), Sign: WishSign },
    facet: {
      name: 'wish',
      label: texts.facet,
      valuesOf: (row) => {
        const wish = wishOf(row)
        return wish === undefined ? [] : [wish]
      },
      labelOf: (value) => texts.values[value as Wish['wish']],
      form: 'chips',
    },
    keep: (things, state) => (isAsked(state) ? things : things.filter((row) => !isHidden(row))),
    Note: ({ things, list: { state, change } }) => {
      const { length } = things.filter(isHidden)
      if (length === 0 || isAsked(state)) return null
      return (
        <p className="small soft">
          {counted(texts.hidden, length, language)}{' '}
          <button
            className="link"
            type="button"
            onClick={() => change({ ...state, facets: { ...state.facets, wish: ['hide'] } })}
          >
            {texts.show}
          </button>
        </p>
      )
    },
  }
}

/** Gives what the reader wants and hides of a type, and again whenever that changes; returns how to stop. */
export const followWishes = <Row,>(
  language: Language,
  type: string,
  read: (row: Row) => Wishable,
  use: (wishes: ListWishes<Row> | null) => void,
): (() => void) => {
  followPageWishes()
  return pageWishes.wishes.subscribe((all) => {
    const own = all?.filter((one) => one.type === type) ?? []
    use(own.length === 0 ? null : listWishes(language, new Map(own.map(({ id, wish }) => [id, wish])), read))
  })
}
