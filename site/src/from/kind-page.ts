import '#browse/shelf-page.ts'
import { forReader } from '#user/for-reader.ts'

const box = document.querySelector<HTMLElement>('[data-origins]')
if (box !== null)
  forReader((characters) => {
    void import('./show-missing.ts').then(({ showMissing }) => showMissing(document, box, characters)).catch(() => {})
  })
