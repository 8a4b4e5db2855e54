import { startTransition, useEffect, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import type { MarksView, MarkType } from '#marks/page-marks.ts'
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

/** How many boxes are drawn at once with what the reader does next; more may take longer than a reader waits for an answer. */
const fewBoxes = 100

/** Draws a change of ticks: one of many boxes bit by bit, so that the page answers meanwhile. */
const inPieces = ({ said }: MarksView, drawChange: () => void): void => {
  const isOfMany = said !== null && 'ids' in said && said.ids.length > fewBoxes
  if (isOfMany) startTransition(drawChange)
  else drawChange()
}

/** Ticking in a list; null for those who cannot tick here, who load nothing of it. */
export const useMarks = (
  language: Language,
  characterId: number | null,
  { learnt, type }: Pick<ListFacts, 'learnt' | 'type'>,
): OwnMarks | null => {
  const [marks, setMarks] = useState<OwnMarks | null>(null)
  useEffect(() => {
    if (characterId === null || !isTicked({ learnt }) || (characterId !== 0 && !mayBeUser(safeStorage('localStorage'))))
      return
    let stopView = () => {}
    const stop = followLater(
      () => withStyles(styles, import('./owner-parts.ts')),
      ({ followMarks, markTexts, ownerParts: parts }) =>
        followMarks(characterId, type as MarkType, (opened) => {
          stopView()
          if (opened === null) return setMarks(null)
          const own = { ...opened, texts: markTexts(language), parts }
          stopView = opened.view.subscribe((view) => inPieces(view, () => setMarks({ ...own, view })))
        }),
    )
    return () => {
      stopView()
      stop()
    }
  }, [language, characterId, learnt, type])
  return marks
}
