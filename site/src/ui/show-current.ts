/** Pushes a row of links that does not fit to where the reader is. */
export const showCurrent = (row: HTMLElement): void => {
  const current = row.querySelector<HTMLElement>('[aria-current]')
  if (current !== null) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
}
