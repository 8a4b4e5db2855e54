import { useMemo } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { characterPagePath } from '#character/paths.ts'
import type { ListFrame, OwnDetailsProps } from '#collection/frame.ts'
import { formatNumber } from '#format/number.ts'
import { plainProse } from '#format/plain-prose.ts'
import { useTable } from '#tables/use-table.ts'
import { fill } from '#texts/fill.ts'
import { mainPatches } from '#collection/thing.ts'
import { useTicked } from '#collection/use-ticked.ts'
import { knownDates } from '#owned/owned.ts'
import { factsOf } from '#collection/facts.ts'
import { Line } from '../collection/thing-details.tsx'
import { Veil } from '../shield/veil.tsx'
import { Icon } from '../ui/icon.tsx'
import { Card, type CardRow } from './card.tsx'
import { useOpponents, whereOf } from './opponents.ts'
import { Place } from './place.tsx'
import { type TriadTexts, triadTexts } from './texts.ts'

interface DeckRow {
  fixedTtcardIds: readonly number[]
  variableTtcardIds: readonly number[]
}

export interface Deck {
  /** Cards that it always holds. */
  fixed: readonly number[]
  /** How many more are drawn from `from` for a match. */
  drawn: number
  from: readonly number[]
}

/** How many cards a deck holds in a match (spec: characters §9). */
const size = 5

/** The deck of an opponent: all fixed cards, and the remaining number of variable ones. */
export const deckOf = ({ fixedTtcardIds, variableTtcardIds }: DeckRow): Deck => ({
  fixed: fixedTtcardIds,
  drawn: Math.min(Math.max(0, size - fixedTtcardIds.length), variableTtcardIds.length),
  from: variableTtcardIds,
})

interface CardView {
  card: CardRow
  /** In tenths, for the spoiler shield. */
  mainPatch: number | null
  /** Null where that is not known. */
  isOwned: boolean | null
}

/** A function that gives the cards with some ids, in the order of the ids, and what a character has of them; none while they are loading. */
const useCards = (language: Language, character: CharacterAnswer): ((ids: readonly number[]) => CardView[]) => {
  const table = useTable(language, 'ttcards')
  const { owned: view } = useTicked(language, character, factsOf('triadCard'))
  return useMemo(() => {
    const rows = table.state === 'ready' ? table.rows : []
    const byId = new Map(rows.map((row) => [row.id, row]))
    const patches = mainPatches(rows)
    const owned = knownDates(view)
    const viewOf = (id: number): CardView[] => {
      const card = byId.get(id)
      if (card === undefined) return []
      return [{ card, mainPatch: patches.get(id) ?? null, isOwned: owned?.has(id) ?? null }]
    }
    return (ids) => ids.flatMap(viewOf)
  }, [table, view])
}

interface Props {
  frame: Pick<ListFrame, 'language' | 'characterId' | 'images'>
  texts: TriadTexts
  cards: readonly CardView[]
}

/** Cards drawn small, each a link to it, and what the character has of them. */
const SmallCards = ({ frame: { language, characterId, images }, texts, cards }: Props) => (
  <ul className="small-cards">
    {cards.map(({ card, mainPatch, isOwned }) => (
      <li key={card.id}>
        <Veil patch={mainPatch} text={card.name}>
          <a href={characterPagePath(language, characterId, 'ttcards', card.id)}>
            <Card card={card} images={images} />
            <span>{card.name}</span>
            {isOwned !== null && (
              <small className={isOwned ? 'owned' : 'soft'}>
                {isOwned && <Icon name="check" />}
                {isOwned ? texts.owned : texts.notOwned}
              </small>
            )}
          </a>
        </Veil>
      </li>
    ))}
  </ul>
)

interface RulesProps {
  language: OwnDetailsProps['frame']['language']
  texts: TriadTexts
  ids: readonly number[]
}

const Rules = ({ language, texts, ids }: RulesProps) => {
  const table = useTable(language, 'ttrules', 'full')
  const rules = table.state === 'ready' ? ids.flatMap((id) => table.rows.find((row) => row.id === id) ?? []) : []
  return (
    <dl className="detail-facts">
      <Line name={texts.rules}>
        {ids.length === 0
          ? texts.noRules
          : rules.map(({ id, name, description }) => (
              <div key={id}>
                {name}
                {description ? <small className="soft">{plainProse(description)}</small> : null}
              </div>
            ))}
      </Line>
    </dl>
  )
}

/** An opponent: his rules, where he is, the cards he gives and his deck. */
export const NpcDetails = ({ frame, character, thing }: OwnDetailsProps) => {
  const { language, images } = frame
  const texts = triadTexts(language)
  const cardsOf = useCards(language, character)
  const opponents = useOpponents(language)
  const table = useTable(language, 'ttnpcs')
  const row = table.state === 'ready' ? table.rows.find(({ id }) => id === thing.id) : undefined
  const deck = useMemo(() => (row === undefined ? null : deckOf(row)), [row])
  const opponent = opponents?.find(({ id }) => id === thing.id)
  if (row === undefined || deck === null || opponent === undefined)
    return <p className="soft">{frame.texts.tables.loading}</p>
  const withoutOwned = (ids: readonly number[]) => cardsOf(ids).map((view) => ({ ...view, isOwned: null }))
  return (
    <div className="opponent">
      <Rules language={language} texts={texts} ids={row.ttruleIds} />
      <section>
        <h3>{texts.place}</h3>
        <Place
          {...{ language, images }}
          texts={{ ...texts, ...frame.texts.tables }}
          place={whereOf(opponent)}
          spot={opponent.spot}
          on={{ id: thing.id, kind: 'opponent', label: opponent.name }}
        />
      </section>
      <section>
        <h3>{texts.rewards}</h3>
        <SmallCards frame={frame} texts={texts} cards={cardsOf(row.rewardTtcardIds)} />
      </section>
      <section>
        <h3>{texts.deck}</h3>
        {deck.fixed.length > 0 && <p className="small soft">{texts.fixed}</p>}
        <SmallCards frame={frame} texts={texts} cards={withoutOwned(deck.fixed)} />
        {deck.drawn > 0 && (
          <>
            <p className="small soft">
              {fill(texts.drawn, {
                n: formatNumber(deck.drawn, language),
                of: formatNumber(deck.from.length, language),
              })}
            </p>
            <SmallCards frame={frame} texts={texts} cards={withoutOwned(deck.from)} />
          </>
        )}
      </section>
    </div>
  )
}
