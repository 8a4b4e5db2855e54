import { startTransition, Suspense, useEffect, useRef, useState } from 'react'
import type { CharacterWord } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { Guard } from '#ui/guard.tsx'
import { laterPart } from '#ask/later-part.tsx'
import styles from '#collection/marks.css?url'
import type { Ticks } from './ticks.tsx'

const keptHere = laterPart(() => import('#collection/kept-here.tsx').then(({ KeptHere }) => KeptHere))
const needsOwner = laterPart(() => import('#collection/needs-owner.tsx').then(({ NeedsOwner }) => NeedsOwner), {
  styles,
})

interface Props {
  language: Language
  characterId: number
}

/** Says of nobody's character where its ticks are kept. */
export const KeptNote = ({ language, characterId }: Props) =>
  characterId === 0 && (
    <Guard instead={null}>
      <Suspense>
        <div className="small soft">
          <keptHere.Part language={language} />
        </div>
      </Suspense>
    </Guard>
  )

/** Tells readers who click a checkbox in this part of the page, and may not tick, what it takes. */
export const NeedsOwnerAnswer = ({
  language,
  characterId,
  path,
  ticks: { isOpen },
}: Props & { path: CharacterWord; ticks: Ticks }) => {
  const place = useRef<HTMLDivElement>(null)
  const [hasTried, setTried] = useState(false)
  useEffect(() => {
    const list = place.current?.parentElement
    if (!list || isOpen) return
    const click = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.tick') !== null) startTransition(() => setTried(true))
    }
    list.addEventListener('click', click)
    return () => list.removeEventListener('click', click)
  }, [isOpen])
  return (
    <div className="answer" ref={place}>
      {hasTried && !isOpen && (
        <Guard instead={null}>
          <Suspense>
            <needsOwner.Part frame={{ language, characterId }} path={path} isAnswer />
          </Suspense>
        </Guard>
      )}
    </div>
  )
}
