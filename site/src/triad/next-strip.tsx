import { useEffect, useMemo } from 'react'
import type { AboveProps } from '#collection/frame.ts'
import { knownDates } from '#owned/owned.ts'
import { useOwned } from '#owned/use-owned.ts'
import { counted } from '#texts/fill.ts'
import { laterPart } from '#ask/later-part.tsx'
import { Folded } from '#ui/folded.tsx'
import { listed, listedOf, notes, notesOf } from './added.ts'
import { nextTexts } from './texts.ts'
import { useOpponents } from './opponents.ts'
import styles from './triad.css?url'

const nextRegions = laterPart(() => import('./next-regions.tsx').then(({ NextRegions }) => NextRegions), { styles })

/** Who to play next, folded away; it also says what the rows of the list say beside the names. */
export const NextStrip = ({ frame, character, things }: AboveProps) => {
  const { language, texts } = frame
  const opponents = useOpponents(language)
  // Nobody's cards are not read here, as they are checked off on this very page.
  const { owned: view } = useOwned(character.id === 0 ? null : character, 'triadCard')
  const owned = useMemo(() => {
    const dates = knownDates(view)
    return dates && new Set(dates.keys())
  }, [view])
  const all = useMemo(() => listedOf(opponents ?? [], owned), [opponents, owned])
  useEffect(() => {
    listed.set(all)
    notes.set(notesOf(all, language))
  }, [all, language])
  const n = [...all.values()].filter(({ missing }) => missing).length
  return (
    <div className="next">
      {opponents !== null && owned !== null && n > 0 && (
        <Folded
          title={counted(nextTexts(language).next, n, language)}
          ahead={nextRegions.ahead}
          loading={<p className="soft">{texts.tables.loading}</p>}
        >
          <nextRegions.Part {...{ frame, things, opponents, owned }} />
        </Folded>
      )}
    </div>
  )
}
