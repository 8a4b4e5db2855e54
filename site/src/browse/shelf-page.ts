import { forReader } from '#user/for-reader.ts'
import { bindFacets } from './bind-facets.ts'
import { showThing } from './show-thing.ts'

/** Shows what the reader's character has of a page's things; its script comes only where there is one. */
const bindProgress = (page: Document): void => {
  const box = page.querySelector<HTMLElement>('[data-progress]')
  if (box === null) return
  forReader((characters) => {
    void import('./show-progress.ts')
      .then(({ showProgress }) => showProgress(page, box, characters))
      // Whoever cannot be shown what is theirs reads what a stranger reads.
      .catch(() => void delete page.documentElement.dataset.recent)
  })
}

bindFacets(document, location, history)
showThing(document, location.hash)
addEventListener('hashchange', () => showThing(document, location.hash))
bindProgress(document)
