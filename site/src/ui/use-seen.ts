import { useCallback, useState } from 'react'

/** How far outside of the window a part counts as seen: what it fetches or draws late should be there when it is. */
const margin = '300px'

const waiting = new WeakMap<Element, () => void>()

/** One observer for all parts of the page, of which a list may have thousands. */
let observer: IntersectionObserver | undefined

/** The rows that wait within each piece of a list, which is observed in their place: what is observed is measured in every frame. */
const rowsIn = new WeakMap<Element, Set<Element> | 'near'>()

const isNear = (element: Element): void => {
  observer?.unobserve(element)
  waiting.get(element)?.()
  const rows = rowsIn.get(element)
  if (!(rows instanceof Set)) return
  rowsIn.set(element, 'near')
  for (const row of rows) observer?.observe(row)
}

const observe = (element: Element, run: () => void): (() => void) => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) isNear(target)
    },
    { rootMargin: margin },
  )
  waiting.set(element, run)
  const piece = element.closest('.rows-of-things')
  const rows = piece === null ? 'near' : (rowsIn.get(piece) ?? new Set())
  if (piece === null || rows === 'near') {
    observer.observe(element)
    return () => observer?.unobserve(element)
  }
  rowsIn.set(piece, rows.add(element))
  observer.observe(piece)
  return () => {
    rows.delete(element)
    observer?.unobserve(element)
  }
}

/** Whether an element has been in or near the window; put the function on it as its `ref`. */
export const useSeen = (): [ref: (element: Element | null) => (() => void) | undefined, isSeen: boolean] => {
  const [isSeen, setSeen] = useState(false)
  const ref = useCallback(
    (element: Element | null) => (element === null ? undefined : observe(element, () => setSeen(true))),
    [],
  )
  return [ref, isSeen]
}
