import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import type { Language } from '@kupodex/data/game'
import { counted } from '#texts/fill.ts'
import { Icon } from '#ui/icon.tsx'
import type { ControlTexts } from './texts.ts'

/** Gives what lies open over the page a step of its own in the history: going back calls `close`, to the address of before. Returns what takes that step. */
const useStepBack = (close: () => void): (() => void) => {
  const isLeaving = useRef(false)
  const closed = useEffectEvent(close)
  useEffect(() => {
    const back = () => {
      isLeaving.current = true
      closed()
    }
    history.pushState(history.state, '')
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [])
  return () => {
    if (isLeaving.current) return
    isLeaving.current = true
    history.back()
  }
}

export interface FilterSheetProps {
  language: Language
  texts: ControlTexts
  /** How many rows are shown now; null where nothing can be said of their number. */
  count: number | null
  /** How many of how many rows are shown, in words. */
  shown: ReactNode
  /** Shows all rows again; null where all are shown. */
  reset: (() => void) | null
  close: () => void
  /** Keeps what is chosen through the step back; returns how to end that. */
  hold: () => () => void
  children: ReactNode
}

/** What narrows a list, as a sheet over a phone's page with how many rows are left. One press shows them; Escape, a step back and a tap beside it close it too. */
export const FilterSheet = ({ language, texts, count, shown, reset, close, hold, children }: FilterSheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const stepBack = useStepBack(close)
  const held = useEffectEvent(hold)
  useEffect(() => held(), [])
  useLayoutEffect(() => {
    const sheet = dialog.current
    sheet?.showModal()
    // The focus goes back to what opened it.
    return () => sheet?.close()
  }, [])
  const leave = () => dialog.current?.close()
  return (
    <dialog
      className="filter-sheet"
      ref={dialog}
      aria-labelledby={heading}
      onClose={stepBack}
      onClick={({ target, currentTarget }) => target === currentTarget && leave()}
    >
      <header>
        <h2 id={heading}>{texts.filter}</h2>
        <p className="soft small" role="status">
          {shown}
        </p>
        <button type="button" className="tool" aria-label={texts.close} onClick={leave}>
          <Icon name="close" />
        </button>
      </header>
      <div className="ways-to-narrow">{children}</div>
      <footer>
        {reset !== null && (
          <button type="button" className="button quiet" onClick={reset}>
            {texts.reset}
          </button>
        )}
        <button type="button" className="button" onClick={leave}>
          {count === null ? texts.close : counted(texts.showRows, count, language)}
        </button>
      </footer>
    </dialog>
  )
}
