import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Language } from '@kupodex/data/game'
import type { Marks, MarksView, MarkTexts, MarkType } from '#marks/page-marks.ts'
import { mayBeUser } from '#session/session-key.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import type { ListFacts } from './facts.ts'
import type { OwnerParts } from './owner-parts.ts'

/** Ticking in a list of the reader's own character, as it is now. */
export interface OwnMarks extends Omit<Marks, 'view'> {
  view: MarksView
  texts: MarkTexts
  parts: OwnerParts
}

const never = () => () => {}

/** Ticking in a list; null for those who cannot tick here, who load nothing of it. */
export const useMarks = (
  language: Language,
  characterId: number | null,
  { learnt, type }: Pick<ListFacts, 'learnt' | 'type'>,
): OwnMarks | null => {
  const [marks, setMarks] = useState<(Marks & Pick<OwnMarks, 'texts' | 'parts'>) | null>(null)
  useEffect(() => {
    if (characterId === null || learnt !== 'hand' || (characterId !== 0 && !mayBeUser(safeStorage('localStorage'))))
      return
    let isWanted = true
    let stop = () => {}
    void import('./owner-parts.ts').then(({ followMarks, markTexts, ownerParts: parts }) => {
      const use = (one: Marks | null) => setMarks(one && { ...one, texts: markTexts[language], parts })
      if (isWanted) stop = followMarks(characterId, type as MarkType, use)
    })
    return () => {
      isWanted = false
      stop()
    }
  }, [language, characterId, learnt, type])
  const view = useSyncExternalStore(
    marks === null ? never : (changed) => marks.view.listen(changed),
    () => marks?.view.get() ?? null,
    () => null,
  )
  return useMemo(() => (marks === null || view === null ? null : { ...marks, view }), [marks, view])
}
