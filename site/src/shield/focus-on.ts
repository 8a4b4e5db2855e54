/** Moves the focus to a link of a thing that was revealed, or to the thing itself where it has none. */
export const focusOn = (thing: HTMLElement, link: HTMLElement | null = thing.querySelector<HTMLElement>('a')): void => {
  if (link === null) thing.tabIndex = -1
  ;(link ?? thing).focus()
}
