import { choose, chosenCharacter } from '#recent/chosen.ts'
import { chosenKey } from '#recent/chosen-key.ts'
import { followKey } from '#storage/follow-key.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { listedOf, view } from './character-store.ts'
import { showNote } from './frame-note.ts'

const storage = safeStorage('localStorage')

/** Binds the button by which a reader without an account says, in this browser alone, that the character of a page is theirs. */
export const bindChoice = (page: Document, id: number): void => {
  const button = page.querySelector<HTMLButtonElement>('[data-choose]')
  if (button === null) return
  const isChosen = () => chosenCharacter(storage)?.id === id
  const show = () => {
    button.setAttribute('aria-pressed', String(isChosen()))
    // One that is gone can still be taken back.
    button.disabled = !isChosen() && listedOf(view.get()) === null
  }
  button.addEventListener('click', () => {
    const wasChosen = isChosen()
    choose(storage, wasChosen ? null : listedOf(view.get()))
    show()
    const { failed, chosen, takenBack } = button.dataset
    showNote(page, () => (isChosen() === wasChosen ? failed : wasChosen ? takenBack : chosen))
  })
  view.subscribe(show)
  followKey(chosenKey, show)
  // Another page may have been chosen since the browser kept this one.
  addEventListener('pageshow', show)
}
