import { recent } from '#recent/recent.ts'

/** The words of what a character has of a page's things; `names` are those of the collections. */
export interface ProgressTexts {
  label: string
  have: string
  done: string
  missing: string
  own: string
  unknown: string
  names: Readonly<Partial<Record<string, string>>>
}

/** Shows what the character that was opened last has of a page's things; its script comes only where there is one. */
export const bindProgress = (page: Document): void => {
  const box = page.querySelector<HTMLElement>('[data-progress]')
  if (box === null) return
  const stop = recent.subscribe(([last]) => {
    if (last === undefined) return
    queueMicrotask(() => stop())
    void import('./show-progress.ts').then(({ showProgress }) => showProgress(page, box, last)).catch(() => {})
  })
}
