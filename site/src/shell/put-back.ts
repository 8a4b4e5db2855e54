const linkTo = (page: Document, href: string) =>
  [...page.querySelectorAll<HTMLElement>('main a')].find((link) => link.getAttribute('href') === href)

/** Gives the focus to the link of a page with an address, as soon as there is one, unless the reader does something before. */
export const putBack = (page: Document, href: string): void => {
  const put = (): boolean => {
    const link = linkTo(page, href)
    link?.focus({ preventScroll: true })
    return link !== undefined && page.activeElement === link
  }
  if (put()) return
  const watcher = new MutationObserver(() => {
    if (put()) stop()
  })
  const stop = () => {
    watcher.disconnect()
    for (const type of ['keydown', 'pointerdown']) page.removeEventListener(type, stop)
  }
  for (const type of ['keydown', 'pointerdown']) page.addEventListener(type, stop)
  watcher.observe(page.body, { childList: true, subtree: true, attributeFilter: ['href'] })
}
