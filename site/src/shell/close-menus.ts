/** Closes a menu of a page when the focus leaves it, as by the Tab key; the button that opens it closes it by itself. */
export const closeLeftMenus = (page: Document): void =>
  page.addEventListener('focusout', ({ target, relatedTarget }) => {
    const [from, to] = [target, relatedTarget] as (Element | null)[]
    const menu = from?.closest<HTMLElement>('[popover]')
    if (to == null || menu == null || menu.contains(to) || to.getAttribute('popovertarget') === menu.id) return
    menu.hidePopover()
  })
