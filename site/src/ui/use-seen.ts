import { useCallback, useState } from 'react'

/** How far outside of the window a part counts as seen: what it fetches or draws late should be there when it is. */
const margin = '300px'

const waiting = new WeakMap<Element, () => void>()

/** One observer for all parts of the page, of which a list may have thousands. */
let observer: IntersectionObserver | undefined

const observe = (element: Element, run: () => void): (() => void) => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer?.unobserve(target)
        waiting.get(target)?.()
      }
    },
    { rootMargin: margin },
  )
  waiting.set(element, run)
  observer.observe(element)
  return () => observer?.unobserve(element)
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
