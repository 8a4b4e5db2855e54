import { type ReactNode, Suspense, useState } from 'react'
import { laterPart } from '#ask/later-part.tsx'
import type { AboveProps } from '#collection/frame.ts'
import { useTable } from '#tables/use-table.ts'
import { useSearch } from '#ui/use-search.ts'
import { deckParam } from './deck-param.ts'
import { toolsTexts } from './texts.ts'
import styles from './triad.css?url'

const packsList = laterPart(() => import('./packs-list.tsx').then(({ PacksList }) => PacksList), { styles })
const ownDecks = laterPart(() => import('./own-decks.tsx').then(({ OwnDecks }) => OwnDecks), { styles })

const Loading = ({ frame }: Pick<AboveProps, 'frame'>) => <p className="soft">{frame.texts.tables.loading}</p>

const Packs = ({ frame, things }: AboveProps) => {
  const packs = useTable(frame.language, 'triadPacks')
  return packs.state === 'ready' ? (
    <packsList.Part {...{ frame, things }} packs={packs.rows} />
  ) : (
    <Loading frame={frame} />
  )
}

const Decks = ({ frame, things }: AboveProps) => {
  const cards = useTable(frame.language, 'ttcards')
  return cards.state === 'ready' ? (
    <ownDecks.Part {...{ frame, things }} cards={cards.rows} />
  ) : (
    <Loading frame={frame} />
  )
}

interface FoldProps extends Pick<AboveProps, 'frame'> {
  title: string
  /** Whether it is open until the reader says otherwise. */
  isOpenAtFirst?: boolean
  ahead: () => void
  children: ReactNode
}

/** A tool that is folded away, and drawn once it is open. */
const Fold = ({ frame, title, isOpenAtFirst = false, ahead, children }: FoldProps) => {
  const [isOpen = isOpenAtFirst, setOpen] = useState<boolean>()
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} onPointerEnter={ahead}>
      <summary>{title}</summary>
      {isOpen && <Suspense fallback={<Loading frame={frame} />}>{children}</Suspense>}
    </details>
  )
}

/** Packs of cards and a reader's own decks, folded away; a deck in the address is shown at once. */
export const CardTools = (props: AboveProps) => {
  const { frame } = props
  const texts = toolsTexts(frame.language)
  const hasDeck = new URLSearchParams(useSearch()).has(deckParam)
  return (
    <div className="next card-tools on-screen">
      <Fold frame={frame} title={texts.packs} ahead={packsList.ahead}>
        <Packs {...props} />
      </Fold>
      <Fold frame={frame} title={texts.decks} ahead={ownDecks.ahead} isOpenAtFirst={hasDeck}>
        <Decks {...props} />
      </Fold>
    </div>
  )
}
