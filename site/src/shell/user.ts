import { mayBeUser } from '#session/session-key.ts'
import type { SafeStorage } from '#storage/safe-storage.ts'

/** Lets links to the login bring the reader back, and fetches what users see once somebody is logged in. */
export const bindUser = (page: Document, storage: Pick<SafeStorage, 'getItem'>): void => {
  page.addEventListener('click', ({ target }) => {
    const link = (target as Element | null)?.closest<HTMLAnchorElement>('a[data-login]')
    if (link) link.search = `?from=${encodeURIComponent(location.pathname + location.search)}`
  })
  const start = () => {
    if (!mayBeUser(storage)) return
    removeEventListener('storage', start)
    void import('../user/menus.ts').then((menus) => menus.showUser(page))
  }
  addEventListener('storage', start)
  start()
}
