import '#browse/shelf-page.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { forReader } from '#user/for-reader.ts'
import { placesChoice } from './kept-choice.ts'

const box = document.querySelector<HTMLElement>('[data-origins]')
const list = document.querySelector<HTMLElement>('[data-rows]')
if (box !== null)
  forReader((characters) => {
    const { missing, most } = placesChoice(safeStorage('localStorage'), characters[0].kind)
    // Rows that are about to change places are shown when they have.
    list?.toggleAttribute('data-waiting', missing || most)
    void import('./show-missing.ts')
      .then(({ showMissing }) => showMissing(document, box, characters))
      // Whoever cannot be shown what is theirs reads what a stranger reads.
      .catch(() => void delete document.documentElement.dataset.recent)
      .finally(() => list?.removeAttribute('data-waiting'))
  })
