import type { Language } from '@kupodex/data/game'
import { html } from '@kupodex/data/html'
import { setHtml } from '#ui/set-html.ts'
import { failedWords } from './failed-words.ts'
import type { Resource } from './resource.ts'

export interface FailedPlace {
  /** An element that is empty while nothing has failed. */
  place: Element | null
  language: Language
  /** What could not be loaded, where its place does not say so. */
  name?: string
  /** A panel unless another look is given. */
  className?: string
}

/** The twin of `<Failed>` for pages that plain scripts draw: fills an element with it. */
export const showFailed = (
  { place, language, name, className = 'panel pad stack' }: FailedPlace,
  again: () => void,
): void => {
  if (place === null) return
  const { text, retry } = failedWords(language, name)
  setHtml(
    place,
    html`<div class="${className}"><p class="problem" role="alert">${text}</p><p><button class="button quiet" type="button">${retry}</button></p></div>`,
  )
  place.querySelector('button')?.addEventListener('click', again)
}

/** Draws what resources come to: the function that it returns follows one in place of the last, calls `draw` with each value, and says where there is none. */
export const createFollow = (failedPlace: FailedPlace) => {
  let stop = () => {}
  return <Value>(resource: Resource<Value>, draw: (value: Value) => void): void => {
    stop()
    stop = resource.subscribe((view) => {
      if (view.state === 'failed') return showFailed(failedPlace, resource.again)
      failedPlace.place?.replaceChildren()
      if (view.state === 'ready') draw(view.value)
    })
  }
}
