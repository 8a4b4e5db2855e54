import { Suspense, useState } from 'react'
import { laterPart } from '#ask/later-part.tsx'
import type { AboveProps } from '#collection/frame.ts'
import { useTable } from '#tables/use-table.ts'
import { useSearch } from '#ui/use-search.ts'
import { deckParam } from './deck-param.ts'
import { toolsTexts } from './texts.ts'
import styles from './triad.css?url'

const packsList = laterPart(() => import('./packs-list.tsx').then(({ PacksList }) => PacksList), { styles })
const ownDecks = laterPart(() => import('./own-decks.tsx').then(({ OwnDecks }) => OwnDecks), { styles })

const Packs = ({ frame, things }: AboveProps) => {
  const packs = useTable(frame.language, 'triadPacks')
  const { loading } = frame.texts.tables
  if (packs.state !== 'ready') return <p className="soft">{loading}</p>
  return (
    <Suspense fallback={<p className="soft">{loading}</p>}>
      <packsList.Part {...{ frame, things }} packs={packs.rows} />
    </Suspense>
  )
}

const Decks = ({ frame, things }: AboveProps) => {
  const cards = useTable(frame.language, 'ttcards')
  const { loading } = frame.texts.tables
  if (cards.state !== 'ready') return <p className="soft">{loading}</p>
  return (
    <Suspense fallback={<p className="soft">{loading}</p>}>
      <ownDecks.Part {...{ frame, things }} cards={cards.rows} />
    </Suspense>
  )
}

/** Packs of cards and a reader's own decks, folded away; a deck in the address is shown at once. */
export const CardTools = (props: AboveProps) => {
  const texts = toolsTexts(props.frame.language)
  const hasDeck = new URLSearchParams(useSearch()).has(deckParam)
  const [arePacksOpen, openPacks] = useState(false)
  const [areDecksOpen = hasDeck, openDecks] = useState<boolean>()
  return (
    <div className="next card-tools on-screen">
      <details
        open={arePacksOpen}
        onToggle={({ currentTarget }) => openPacks(currentTarget.open)}
        onPointerEnter={packsList.ahead}
      >
        <summary>{texts.packs}</summary>
        {arePacksOpen && <Packs {...props} />}
      </details>
      <details
        open={areDecksOpen}
        onToggle={({ currentTarget }) => openDecks(currentTarget.open)}
        onPointerEnter={ownDecks.ahead}
      >
        <summary>{texts.decks}</summary>
        {areDecksOpen && <Decks {...props} />}
      </details>
    </div>
  )
}
