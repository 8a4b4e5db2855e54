/** Fills the list of characters opened last as soon as a reader reaches for its menu. */
export const bindRecent = (page: Document): void => {
  const button = page.querySelector<HTMLElement>('[popovertarget="characters"]')
  if (button === null) return
  const show = () => {
    button.onpointerenter = button.onfocus = button.onclick = null
    void import('../recent/recent-menu.ts').then((menu) => menu.showRecent(page))
  }
  button.onpointerenter = button.onfocus = button.onclick = show
}
