import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Language } from '@kupodex/data/game'
import type { Marks, MarkType } from '#marks/page-marks.ts'
import { mayBeUser } from '#session/session-key.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { followLater } from '#ask/follow-later.ts'
import { withStyles } from '#ui/with-styles.ts'
import type { ListFacts } from './facts.ts'
import type { CurrentMarks } from './marks-bar.tsx'
import styles from './marks.css?url'
import type { OwnerParts } from './owner-parts.ts'
import { isTicked } from './words.ts'

/** Ticking in a list of the reader's own character, with what it shows then. */
export interface OwnMarks extends CurrentMarks {
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
    if (characterId === null || !isTicked({ learnt }) || (characterId !== 0 && !mayBeUser(safeStorage('localStorage'))))
      return
    return followLater(
      () => withStyles(styles, import('./owner-parts.ts')),
      ({ followMarks, markTexts, ownerParts: parts }) =>
        followMarks(characterId, type as MarkType, (opened) =>
          setMarks(opened && { ...opened, texts: markTexts(language), parts }),
        ),
    )
  }, [language, characterId, learnt, type])
  const view = useSyncExternalStore(
    marks === null ? never : (changed) => marks.view.listen(changed),
    () => marks?.view.get() ?? null,
    () => null,
  )
  return useMemo(() => (marks === null || view === null ? null : { ...marks, view }), [marks, view])
}
