import '#browse/shelf-page.ts'
import { forLast } from '#recent/for-last.ts'

const box = document.querySelector<HTMLElement>('[data-origins]')
if (box !== null)
  forLast((last) => {
    void import('./show-missing.ts').then(({ showMissing }) => showMissing(document, box, last)).catch(() => {})
  })
