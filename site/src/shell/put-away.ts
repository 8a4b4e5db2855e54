/** Closes a menu of a page when the focus leaves it, as by the Tab key; the button that opens it closes it by itself. */
export const closeLeftMenus = (page: Document): void =>
  page.addEventListener('focusout', ({ target, relatedTarget }) => {
    const [from, to] = [target, relatedTarget] as (Element | null)[]
    const menu = from?.closest<HTMLElement>('[popover]')
    if (to == null || menu == null || menu.contains(to) || to.getAttribute('popovertarget') === menu.id) return
    menu.hidePopover()
  })

/** Escape puts tooltips away until something else is pointed at or has the focus. */
export const bindTips = ({ documentElement: root }: Document): void => {
  const hide = (isHidden: boolean) => root.toggleAttribute('data-no-tips', isHidden)
  root.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide(true)
  })
  for (const type of ['focusin', 'pointerover']) root.addEventListener(type, () => hide(false))
}
