import { forLast } from '#recent/for-last.ts'
import { bindFacets } from './bind-facets.ts'
import { showThing } from './show-thing.ts'

/** Shows what the character that was opened last has of a page's things; its script comes only where there is one. */
const bindProgress = (page: Document): void => {
  const box = page.querySelector<HTMLElement>('[data-progress]')
  if (box === null) return
  forLast((last) => {
    void import('./show-progress.ts').then(({ showProgress }) => showProgress(page, box, last)).catch(() => {})
  })
}

bindFacets(document, location, history)
showThing(document, location.hash)
addEventListener('hashchange', () => showThing(document, location.hash))
bindProgress(document)
