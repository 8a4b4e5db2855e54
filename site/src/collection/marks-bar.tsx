import { type RefObject, useEffect, useRef } from 'react'
import type { Language } from '@kupodex/data/game'
import type { Marks, MarksView, MarkTexts } from '#marks/page-marks.ts'
import { inLanguage, pathOf } from '#paths/paths.ts'
import { counted, fill } from '#texts/fill.ts'
import { failedTexts } from '#ask/texts.ts'
import { failureText } from '../user/failure-text.ts'
import { failureTexts } from '../user/texts.ts'
import { bindGestures } from './bind-gestures.ts'

/** Fields in which Ctrl+Z takes back what was typed. */
const typedIn = 'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable]'

/** Whether keys ask for the last change to be taken back: Ctrl+Z or Cmd+Z, where nobody is typing. */
const asksToUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) &&
  !shiftKey &&
  !altKey &&
  key.toLowerCase() === 'z' &&
  !(target instanceof Element && target.closest(typedIn) !== null)

/** Ticking as it is now: what is ticked, and what became of the last change. */
export interface CurrentMarks extends Omit<Marks, 'view'> {
  view: MarksView
  texts: MarkTexts
}

interface Props {
  language: Language
  marks: CurrentMarks
}

const sayingOf = ({ language, marks: { view, texts } }: Props): string => {
  const { said, pending } = view
  if (said === null) return ''
  if (said.state === 'changed') return counted(said.owned ? texts.checked : texts.unchecked, said.ids.length, language)
  if (said.state === 'undone') return counted(texts.undone, said.ids.length, language)
  if (said.state === 'fixed') return texts.fixed[said.by]
  if (said.state === 'waiting' && said.code === 'loggedOut')
    return counted(texts.waitingForLogin, pending.size, language)
  if (said.state === 'waiting') return counted(texts.waiting, pending.size, language)
  return fill(texts[said.state], { reason: failureText(failureTexts(language), said.code) })
}

const boxesIn = (bar: Element | null) => [
  ...(bar?.parentElement?.querySelectorAll<HTMLInputElement>('input[data-tick]:enabled') ?? []),
]

/** Where what is ticked leaves the list, as a filter has it, the box that is in its place then has the focus. */
const useFocusKept = (bar: RefObject<HTMLElement | null>, view: MarksView): void => {
  const last = useRef<{ box: Element; at: number }>(null)
  useEffect(() => {
    const list = bar.current?.parentElement
    if (!list) return
    const note = ({ target }: FocusEvent) => {
      const at = boxesIn(bar.current).indexOf(target as HTMLInputElement)
      last.current = at < 0 ? null : { box: target as Element, at }
    }
    list.addEventListener('focusin', note)
    return () => list.removeEventListener('focusin', note)
  }, [bar])
  useEffect(() => {
    if (last.current === null || last.current.box.isConnected || document.activeElement !== document.body) return
    const boxes = boxesIn(bar.current)
    boxes[Math.min(last.current.at, boxes.length - 1)]?.focus({ preventScroll: true })
  }, [bar, view])
}

/** Lets the list that it is in be ticked in ranges, says what became of the last change, and takes it back: by its button, or by Ctrl+Z. */
export const MarksBar = (props: Props) => {
  const { marks } = props
  const { texts, view, set, undo } = marks
  const { said } = view
  const isLeft = said?.state === 'waiting' || said?.state === 'unread'
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = bar.current?.parentElement
    if (!list) return
    return bindGestures(list, { set: (ids, owned) => void set(ids, owned) })
  }, [set])
  useFocusKept(bar, view)
  const canUndo = said?.state === 'changed' || (said?.state === 'undone' && said.isMore)
  /** What was pressed for the last change: a box, or what ticks all. */
  const pressed = useRef<Element>(null)
  useEffect(() => {
    const { activeElement } = document
    if (said?.state === 'changed' && !bar.current?.contains(activeElement)) pressed.current = activeElement
  }, [said])
  const undoHere = async () => {
    const changed = said !== null && 'ids' in said ? said.ids.at(-1) : undefined
    await undo()
    // The button may be gone, and the focus with it; what was pressed, too, and is there again then.
    if (pressed.current instanceof HTMLElement && pressed.current.isConnected)
      pressed.current.focus({ preventScroll: true })
    else bar.current?.parentElement?.querySelector<HTMLElement>(`[data-tick="${changed}"]`)?.focus()
  }
  useEffect(() => {
    if (!canUndo) return
    // On the page as a whole: what was ticked may have left the list, and the focus with it.
    const press = (event: KeyboardEvent) => {
      if (!asksToUndo(event)) return
      event.preventDefault()
      void undo()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [canUndo, undo])
  return (
    <div className="marks-bar" role="status" ref={bar}>
      {said !== null && (
        <p className="panel">
          {sayingOf(props)}
          {canUndo && (
            <button className="link" aria-keyshortcuts="Control+Z Meta+Z" onClick={() => void undoHere()}>
              {texts.undo}
            </button>
          )}
          {isLeft && said.code === 'loggedOut' && (
            <a className="link" href={inLanguage(props.language, pathOf('login'))} data-login="">
              {texts.login}
            </a>
          )}
          {isLeft && said.code !== 'loggedOut' && (
            <button className="link" onClick={() => void marks.send()}>
              {failedTexts(props.language).retry}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
