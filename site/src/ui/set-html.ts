import { type Html, markupOf } from '@kupodex/data/html'

/** Puts markup into an element in place of all that it held; null empties it. */
export const setHtml = (element: Pick<Element, 'innerHTML'>, markup: Html | null): void => {
  element.innerHTML = markupOf(markup)
}

/** Keeps what an element holds now; the function that it returns puts that back, as often as it is called. */
export const keepContent = (element: Element | null): (() => void) => {
  const kept = element?.cloneNode(true)
  return () => element?.replaceChildren(...(kept?.cloneNode(true).childNodes ?? []))
}
