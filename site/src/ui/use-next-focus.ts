import { type RefObject, useEffect, useRef } from 'react'

/**
 * A list that takes over the focus from a button of it that goes: by the next one, or by `orElse` where none is left.
 * `goes` is called with the place of the button before its row goes, `rows` is what the list is drawn from.
 */
export const useNextFocus = (rows: readonly unknown[], orElse: RefObject<HTMLElement | null>) => {
  const list = useRef<HTMLUListElement>(null)
  const gone = useRef<number | null>(null)
  useEffect(() => {
    const at = gone.current
    gone.current = null
    // The reader may have gone on meanwhile.
    if (at === null || document.activeElement !== document.body) return
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[at] ?? buttons.at(-1) ?? orElse.current
    next?.focus()
  }, [rows, orElse])
  return { list, goes: (at: number) => void (gone.current = at) }
}
