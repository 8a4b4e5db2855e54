/** Goes to the row of the thing that the address names behind `#`, as in `#fish/290`: where the search of the site leads. */
export const showThing = (page: Document, hash: string): void => {
  const rows = page.querySelectorAll<HTMLElement>('[data-thing]')
  const row = hash === '' ? undefined : [...rows].find(({ dataset }) => `#${dataset['thing']}` === hash)
  if (row === undefined) return
  for (const other of page.querySelectorAll<HTMLElement>('[data-thing][data-here]')) delete other.dataset['here']
  row.dataset['here'] = ''
  row.tabIndex = -1
  row.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'center' })
}
