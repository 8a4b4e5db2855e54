import { bindFinders } from '../search/finder.ts'
import { bindLanguages } from './language-links.ts'
import { bindScopes } from '../scopes/scopes.ts'
import { bindNotices } from './notices.ts'
import { bindRecent } from './recent.ts'
import { bindTheme } from './theme.ts'
import { bindTips } from './tips.ts'
import { bindUser } from './user.ts'
import { bindShield } from '../shield/shield.ts'
import { loadRecent } from '#recent/recent.ts'
import { safeStorage } from '#storage/safe-storage.ts'

const storage = safeStorage('localStorage')

bindShield(document, storage)
bindTheme(document, storage, matchMedia('(prefers-color-scheme: dark)'))
bindFinders(document, {
  go: (path) => location.assign(path),
  ask: async () => (await import('#ask/page.ts')).ask,
})
loadRecent(storage)
bindRecent(document)

// A row of tabs that does not fit begins where the reader is.
for (const row of document.querySelectorAll<HTMLElement>('.tabs ul, .chips.types')) {
  const current = row.querySelector<HTMLElement>('[aria-current]')
  if (current !== null) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
}

bindUser(document, storage)
bindNotices(storage)
bindTips(document)
bindScopes(document)
bindLanguages(document)

// A page that the browser kept alive comes back with its menus closed.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
})
