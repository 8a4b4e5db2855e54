import type { SafeStorage } from '#storage/safe-storage.ts'
import { isPlainClick } from '#ui/plain-click.ts'

/** Where it is kept that the reader does not want `/` to open the search: voice input and others may type it by chance. */
const slashKey = 'kupodex.slash'

/** Whether keys ask for the search: Ctrl+K, or `/` where nobody is typing and the reader wants it. */
export const asksToFind = (
  { key, ctrlKey, metaKey, target }: KeyboardEvent,
  storage: Pick<SafeStorage, 'getItem'>,
): boolean =>
  ctrlKey || metaKey
    ? key === 'k'
    : key === '/' && !(target as Element).closest('input,textarea,select') && storage.getItem(slashKey) === null

/** Opens the search of everything by the link in the head, by `/` and by Ctrl+K; where its script cannot be had, the link leads there. */
export const bindFind = (page: Document, storage: Pick<SafeStorage, 'getItem'>): void => {
  const link = page.querySelector<HTMLAnchorElement>('[data-find]')
  if (link === null) return
  const open = (event: Event) => {
    event.preventDefault()
    import('./find-dialog.ts').then(
      ({ openFind }) => openFind(page, link, slashKey),
      () => location.assign(link.href),
    )
  }
  link.addEventListener('click', (event) => {
    if (isPlainClick(event)) open(event)
  })
  page.addEventListener('keydown', (event) => {
    if (asksToFind(event, storage)) open(event)
  })
}
