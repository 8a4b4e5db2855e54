/** Marks the rows of the reader's own characters, visibly and for screen readers. */
export const markOwn = (root: HTMLElement, ids: readonly number[], label: string): void => {
  for (const id of ids) {
    const row = root.querySelector<HTMLElement>(`tr[data-id="${id}"]`)
    if (row === null || row.hasAttribute('data-own')) continue
    row.setAttribute('data-own', '')
    const text = document.createElement('span')
    text.className = 'unseen'
    text.textContent = ` (${label})`
    row.querySelector('.who a')?.append(text)
  }
}
