/** Escape puts tooltips away until something else is pointed at or has the focus. */
export const bindTips = ({ documentElement: root }: Document): void => {
  const hide = (isHidden: boolean) => root.toggleAttribute('data-no-tips', isHidden)
  root.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide(true)
  })
  for (const type of ['focusin', 'pointerover']) root.addEventListener(type, () => hide(false))
}
