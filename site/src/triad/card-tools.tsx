import { laterPart } from '#ask/later-part.tsx'
import type { AboveProps } from '#collection/frame.ts'
import { NotReady } from '#tables/not-ready.tsx'
import { useTable } from '#tables/use-table.ts'
import { Folded } from '#ui/folded.tsx'
import { useSearch } from '#ui/use-search.ts'
import { deckParam } from './deck-param.ts'
import { toolsTexts } from './texts.ts'
import styles from './triad.css?url'

const packsList = laterPart(() => import('./packs-list.tsx').then(({ PacksList }) => PacksList), { styles })
const ownDecks = laterPart(() => import('./own-decks.tsx').then(({ OwnDecks }) => OwnDecks), { styles })

const Packs = ({ frame, things }: AboveProps) => {
  const packs = useTable(frame.language, 'triadPacks')
  if (packs.state !== 'ready') return <NotReady language={frame.language} state={packs.state} />
  return <packsList.Part {...{ frame, things }} packs={packs.rows} />
}

const Decks = ({ frame, things }: AboveProps) => {
  const cards = useTable(frame.language, 'ttcards')
  if (cards.state !== 'ready') return <NotReady language={frame.language} state={cards.state} />
  return <ownDecks.Part {...{ frame, things }} cards={cards.rows} />
}

/** Packs of cards and a reader's own decks, folded away; a deck in the address is shown at once. */
export const CardTools = (props: AboveProps) => {
  const { language } = props.frame
  const texts = toolsTexts(language)
  const loading = <NotReady language={language} state="loading" />
  const hasDeck = new URLSearchParams(useSearch()).has(deckParam)
  return (
    <div className="next card-tools on-screen">
      <Folded title={texts.packs} ahead={packsList.ahead} loading={loading}>
        <Packs {...props} />
      </Folded>
      <Folded title={texts.decks} ahead={ownDecks.ahead} isOpenAtFirst={hasDeck} loading={loading}>
        <Decks {...props} />
      </Folded>
    </div>
  )
}
