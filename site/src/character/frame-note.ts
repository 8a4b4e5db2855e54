/** Says something above the page of a character: one of the texts of the note's element, or nothing more. */
export const showNote = (page: Document, textOf: (texts: DOMStringMap) => string | undefined): void => {
  const note = page.querySelector<HTMLElement>('[data-frame-note]')
  if (note === null) return
  note.textContent = textOf(note.dataset) ?? ''
  note.hidden = note.textContent === ''
}
