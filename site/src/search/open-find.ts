import type { SafeStorage } from '#storage/safe-storage.ts'
import { isPlainClick } from '#ui/plain-click.ts'
import { slashKey, slashOff } from './find-key.ts'

const fields = 'input, textarea, select, [contenteditable]'

/** Whether keys ask for the search: Ctrl+K, or `/` where nobody is typing and the reader wants it. */
export const asksToFind = (
  { key, ctrlKey, metaKey, altKey, target }: KeyboardEvent,
  storage: Pick<SafeStorage, 'getItem'>,
): boolean => {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !altKey
  return (
    key === '/' && !altKey && !(target as Element | null)?.closest?.(fields) && storage.getItem(slashKey) !== slashOff
  )
}

/** Opens the search of everything by the link in the head, by `/` and by Ctrl+K; where its script cannot be had, the link leads there. */
export const bindFind = (page: Document, storage: Pick<SafeStorage, 'getItem'>): void => {
  const link = page.querySelector<HTMLAnchorElement>('[data-find]')
  if (link === null) return
  const load = () => import('./find-dialog.ts')
  const open = (event: Event) => {
    event.preventDefault()
    load().then(
      ({ openFind }) => openFind(page, link),
      () => location.assign(link.href),
    )
  }
  link.addEventListener('pointerenter', () => void load().catch(() => {}), { once: true })
  link.addEventListener('click', (event) => {
    if (isPlainClick(event)) open(event)
  })
  page.addEventListener('keydown', (event) => {
    if (asksToFind(event, storage)) open(event)
  })
}
