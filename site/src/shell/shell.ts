import { noticesKey } from '#storage/keys.ts'
import { beginKeeping } from '#offline/begin.ts'
import { loadRecent } from '#recent/recent.ts'
import { type SafeStorage, safeStorage } from '#storage/safe-storage.ts'
import { bindScopes } from '../scopes/scopes.ts'
import { bindFinders } from '../search/finder.ts'
import { bindFind } from '../search/open-find.ts'
import { bindShield } from '../shield/shield.ts'
import { showCurrent } from '../ui/show-current.ts'
import { bindLanguages } from './language-links.ts'
import { bindTips, closeLeftMenus } from './put-away.ts'
import { bindReturn } from './return.ts'
import { bindTheme } from './theme.ts'
import { bindUser } from './user.ts'

/** Fills the list of characters opened last as soon as a reader reaches for its menu. */
const bindRecent = (page: Document): void => {
  const button = page.querySelector<HTMLElement>('[popovertarget="characters"]')
  if (button === null) return
  const show = () => {
    button.onpointerenter = button.onfocus = button.onclick = null
    void import('../recent/recent-menu.ts').then((menu) => menu.showRecent(page))
  }
  button.onpointerenter = button.onfocus = button.onclick = show
}

/** Watches what a reader wants to be told of, on every page; most readers want nothing, and load nothing. */
const bindNotices = (storage: Pick<SafeStorage, 'getItem'>): void => {
  if (storage.getItem(noticesKey) !== null)
    void import('#notices/watch.ts').then(
      ({ watchNotices }) => watchNotices(),
      () => undefined,
    )
}

const storage = safeStorage('localStorage')

/** How the browser came to this page. */
const navigation = () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined

bindShield(document, storage)
bindTheme(document, storage, matchMedia('(prefers-color-scheme: dark)'))
bindFinders(document, {
  go: (path) => location.assign(path),
  ask: async () => (await import('#ask/page.ts')).ask,
})
bindFind(document, storage)
loadRecent(storage)
bindRecent(document)

// A row of tabs that does not fit begins where the reader is.
for (const row of document.querySelectorAll<HTMLElement>('.tabs ul, .chips.types')) showCurrent(row)

bindUser(document, storage)
bindNotices(storage)
if (import.meta.env.KUPODEX_OFFLINE === 'on' && 'serviceWorker' in navigator)
  beginKeeping({
    ...{ page: document, worker: navigator.serviceWorker, storage },
    isServed: () => (navigation()?.workerStart ?? 0) > 0,
  })
bindTips(document)
closeLeftMenus(document)
bindScopes(document)
bindLanguages(document)
bindReturn(document, history, navigation()?.type === 'back_forward')

// A page that the browser kept alive comes back with its menus closed.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
})
