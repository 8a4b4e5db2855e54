import { safeStorage } from '#storage/safe-storage.ts'
import { foldedKey, menuTopKey } from '#storage/keys.ts'

const keepFolded = (group: string, isFolded: boolean): void => {
  const storage = safeStorage('localStorage')
  const others = (storage.getItem(foldedKey) ?? '').split(' ').filter((word) => word !== '' && word !== group)
  storage.setItem(foldedKey, [...others, ...(isFolded ? [group] : [])].join(' '))
}

/** Scrolls the menu, and nothing else, to the entry of the page where that is out of sight. */
const showCurrent = (menu: HTMLElement): void => {
  const entry = menu.querySelector('[aria-current]')?.getBoundingClientRect()
  const { top, bottom: end } = menu.getBoundingClientRect()
  // Beside a page that was not scrolled yet, the menu goes on below the window.
  const bottom = Math.min(end, innerHeight)
  if (entry !== undefined && (entry.top < top || entry.bottom > bottom))
    menu.scrollTop += (entry.top + entry.bottom - top - bottom) / 2
}

/** Keeps a character's side menu as the reader left it, for `frameBoot` of the next page, and its entry of this page in sight. */
export const bindMenu = (page: Document): void => {
  const menu = page.getElementById('parts')
  if (menu === null) return
  showCurrent(menu)
  // On a phone it opens as a sheet.
  menu.addEventListener('toggle', () => showCurrent(menu))
  menu.addEventListener('click', ({ target }) => {
    const group = target instanceof Element ? target.closest('summary')?.closest('details') : null
    // A click comes before what it does; `toggle` would come after the boot script's folding, too.
    if (group?.dataset.fold !== undefined) keepFolded(group.dataset.fold, group.open)
  })
  addEventListener('pagehide', () => safeStorage('sessionStorage').setItem(menuTopKey, String(menu.scrollTop)))
}
