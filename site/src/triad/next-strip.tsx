import { Suspense, useEffect, useMemo, useState } from 'react'
import type { AboveProps } from '#collection/extras.ts'
import { useOwned } from '#collection/use-owned.ts'
import { counted } from '#texts/fill.ts'
import { Guard } from '../ui/guard.tsx'
import { laterPart } from '../ui/later-part.ts'
import { listed, listedOf, notes, notesOf } from './added.ts'
import { cardFacts } from './card-facts.ts'
import { firstTexts } from './first-texts.ts'
import { useOpponents } from './use-opponents.ts'

const nextRegions = laterPart(() => import('./next-regions.tsx').then(({ NextRegions }) => NextRegions))

/** Who to play next, folded away; it also says what the rows of the list say beside the names. */
export const NextStrip = ({ frame, character, things }: AboveProps) => {
  const { language, texts } = frame
  const [isOpen, setOpen] = useState(false)
  const opponents = useOpponents(language)
  const { owned: view } = useOwned(character, cardFacts)
  const owned = useMemo(() => (view.state === 'ready' ? new Set(view.dates.keys()) : null), [view])
  const all = useMemo(() => listedOf(opponents ?? [], owned), [opponents, owned])
  useEffect(() => {
    listed.set(all)
    notes.set(notesOf(all, language))
  }, [all, language])
  const n = [...all.values()].filter(({ missing }) => missing).length
  return (
    <div className="next">
      {opponents !== null && owned !== null && n > 0 && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} onPointerEnter={nextRegions.ahead}>
          <summary>{counted(firstTexts[language].next, n, language)}</summary>
          {isOpen && (
            <Guard instead={<p className="soft">{texts.tables.failed}</p>}>
              <Suspense fallback={<p className="soft">{texts.tables.loading}</p>}>
                <nextRegions.Part {...{ frame, things, opponents, owned }} />
              </Suspense>
            </Guard>
          )}
        </details>
      )}
    </div>
  )
}
