/** Scrolls the menu of scopes so that the current one is seen. */
const reveal = (menu: HTMLElement): void => {
  const current = menu.querySelector<HTMLElement>('[aria-current]')
  if (current === null) return
  const below = current.offsetTop + current.offsetHeight - menu.clientHeight
  if (below > menu.scrollTop) menu.scrollTop = below + menu.clientHeight / 3
}

/** Shows the current scope in its menu, at once on a wide screen, and each time the menu opens on a narrow one. */
export const bindScopes = (page: Document): void => {
  const menu = page.querySelector<HTMLElement>('.scopes')
  if (menu === null) return
  reveal(menu)
  menu.addEventListener('toggle', () => reveal(menu))
}
