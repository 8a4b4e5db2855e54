import { useState } from 'react'
import type { LeanRow } from '@kupodex/data/game'
import { characterPagePath } from '#character/paths.ts'
import type { AboveProps, ListFrame } from '#collection/frame.ts'
import { formatNumber } from '#format/number.ts'
import { Veil } from '#shield/veil.tsx'
import { safeStorage } from '#storage/safe-storage.ts'
import { counted, fill } from '#texts/fill.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { copyTexts } from '#ui/texts.ts'
import { replaceSearch, useSearch } from '#ui/use-search.ts'
import { Card } from './card.tsx'
import { deckParam } from './deck-param.ts'
import {
  cardsNamed,
  deckSize,
  deckText,
  exceededBy,
  keepDecks,
  type KeptDeck,
  keptDecks,
  longestName,
  readDeck,
  withDeck,
} from './own-deck.ts'
import { type ToolsTexts, toolsTexts } from './texts.ts'

type CardOf = LeanRow<'ttcards'>
type Props = Pick<AboveProps, 'frame' | 'things'> & { cards: readonly CardOf[] }

const storage = safeStorage('localStorage')

/** How many cards a search offers. */
const offered = 8

const useDeck = () => {
  const query = new URLSearchParams(useSearch())
  const change = (next: readonly number[]) => {
    if (next.length === 0) query.delete(deckParam)
    else query.set(deckParam, deckText(next))
    replaceSearch(query.size === 0 ? '' : `?${query.toString()}`)
  }
  return { asked: readDeck(query.get(deckParam)), change }
}

interface VerdictProps {
  frame: ListFrame
  texts: ToolsTexts
  deck: readonly CardOf[]
  /** How many of its cards the character does not have; null where that is not known. */
  lacking: number | null
}

/** What the game's rules say of a deck, and what the character lacks for it. */
const Verdict = ({ frame: { language }, texts, deck, lacking }: VerdictProps) => {
  const n = (value: number) => formatNumber(value, language)
  const exceeded = exceededBy(deck)
  return (
    <div className="small" aria-live="polite">
      {exceeded.map(({ stars, most }) => (
        <p key={stars} className="bad">
          {fill(texts.tooMany, {
            ...{ stars: n(stars), most: n(most) },
            n: n(deck.filter(({ rarity }) => rarity >= stars).length),
          })}
        </p>
      ))}
      {exceeded.length === 0 && deck.length > 0 && (
        <p>{deck.length < deckSize ? counted(texts.short, deckSize - deck.length, language) : texts.good}</p>
      )}
      {lacking !== null && lacking > 0 && <p className="soft">{counted(texts.lacks, lacking, language)}</p>}
    </div>
  )
}

interface SavedProps {
  texts: ToolsTexts
  decks: readonly KeptDeck[]
  onOpen: (deck: KeptDeck) => void
  onDelete: (deck: KeptDeck) => void
}

const Saved = ({ texts, decks, onOpen, onDelete }: SavedProps) => (
  <section>
    <h3>{texts.saved}</h3>
    <ul className="kept-decks">
      {decks.map((deck) => (
        <li key={deck.name}>
          <button
            className="button quiet"
            aria-label={fill(texts.open, { deck: deck.name })}
            onClick={() => onOpen(deck)}
          >
            {deck.name}
          </button>
          <button
            className="button quiet"
            aria-label={fill(texts.delete, { deck: deck.name })}
            onClick={() => onDelete(deck)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  </section>
)

/** A reader's own decks: five cards by the game's rules, in the address and, where the reader saves them, in this browser. */
export const OwnDecks = ({ frame, things, cards }: Props) => {
  const { language, images } = frame
  const texts = toolsTexts(language)
  const { words } = frame.texts.controls
  const { asked, change } = useDeck()
  const [text, setText] = useState('')
  const [name, setName] = useState('')
  const [decks, setDecks] = useState<readonly KeptDeck[]>(() => keptDecks(storage))
  const byId = new Map(things.map((thing) => [thing.id, thing]))
  const deck = asked.flatMap((id) => cards.find((card) => card.id === id) ?? [])
  // What is no card takes no place: without it there is room for another.
  const ids = deck.map(({ id }) => id)
  const isHidden = ({ id }: CardOf) => {
    const thing = byId.get(id)
    return thing !== undefined && frame.isVeiled(thing)
  }
  const found = cardsNamed(
    cards.filter((card) => byId.has(card.id) && !ids.includes(card.id) && !isHidden(card)),
    text,
    offered,
  )
  const keep = (next: readonly KeptDeck[]) => {
    keepDecks(storage, next)
    setDecks(next)
  }
  const add = (card: CardOf) => {
    change([...ids, card.id])
    setText('')
  }
  const link = `${characterPagePath(language, 0, frame.facts.page.path)}?${deckParam}=${deckText(ids)}`
  return (
    <div className="own-deck">
      <p className="small soft">
        {texts.lead} {texts.rules}
      </p>
      <ul className="deck-cards">
        {Array.from({ length: deckSize }, (_, at) => deck[at]).map((card, at) => (
          <li key={card?.id ?? `empty-${at}`}>
            {card === undefined ? (
              <span className="triad-card soft">{texts.empty}</span>
            ) : (
              <>
                <button
                  className="deck-card"
                  aria-label={fill(texts.remove, { card: card.name })}
                  onClick={() => change(ids.filter((id) => id !== card.id))}
                >
                  <Card card={card} images={images} />
                </button>
                <small data-state={byId.get(card.id)?.isOwned === true ? 'completed' : 'missing'}>
                  <Veil patch={byId.get(card.id)?.mainPatch ?? null} text={card.name} />
                  {frame.isKnown && (
                    <span className="unseen">
                      {' '}
                      {words[byId.get(card.id)?.isOwned === true ? 'completed' : 'missing']}
                    </span>
                  )}
                </small>
              </>
            )}
          </li>
        ))}
      </ul>
      <Verdict
        {...{ frame, texts, deck }}
        lacking={frame.isKnown ? deck.filter(({ id }) => byId.get(id)?.isOwned !== true).length : null}
      />
      {deck.length < deckSize && (
        <label className="deck-add field">
          {texts.add}
          <input type="search" value={text} autoComplete="off" onChange={({ target }) => setText(target.value)} />
        </label>
      )}
      {deck.length < deckSize && (
        <ul className="found-cards">
          {found.map((card) => (
            <li key={card.id}>
              <button className="button quiet" onClick={() => add(card)}>
                {card.name} <small className="soft">{'★'.repeat(card.rarity)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {deck.length > 0 && (
        <form
          className="deck-save"
          onSubmit={(event) => {
            event.preventDefault()
            if (name.trim() !== '') keep(withDeck(decks, { name: name.trim(), ids }))
          }}
        >
          <label className="field">
            {texts.name}
            <input
              type="text"
              value={name}
              maxLength={longestName}
              required
              onChange={({ target }) => setName(target.value)}
            />
          </label>
          <button className="button">{texts.save}</button>
          <CopyButton language={language} text={new URL(link, location.href).href} label={copyTexts(language).link} />
          <button className="button quiet" type="button" onClick={() => change([])}>
            {texts.clear}
          </button>
        </form>
      )}
      {decks.length > 0 && (
        <Saved
          {...{ texts, decks }}
          onOpen={(kept) => {
            setName(kept.name)
            change(kept.ids)
          }}
          onDelete={(kept) => keep(decks.filter((one) => one !== kept))}
        />
      )}
    </div>
  )
}
