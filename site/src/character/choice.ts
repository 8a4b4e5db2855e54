import { choose, chosenCharacter } from '#recent/chosen.ts'
import { chosenKey } from '#storage/keys.ts'
import { followKey } from '#storage/follow-key.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { listedOf, view } from './character-store.ts'
import { showNote } from './frame-note.ts'

const storage = safeStorage('localStorage')

/** How long it stays said that a character was chosen, in ms; the button itself shows it as long as it is. */
const saidFor = 8000

/** Says over the page for a while what became of a choice, so that nothing moves. */
const sayer = (note: HTMLElement | null) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (text: string | undefined): void => {
    if (note === null) return
    clearTimeout(timer)
    note.textContent = text ?? ''
    note.hidden = note.textContent === ''
    timer = setTimeout(() => (note.hidden = true), saidFor)
  }
}

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
  const say = sayer(page.querySelector<HTMLElement>('[data-choice-note]'))
  button.addEventListener('click', () => {
    const wasChosen = isChosen()
    choose(storage, wasChosen ? null : listedOf(view.get()))
    show()
    const { failed, chosen, takenBack } = button.dataset
    const hasChanged = isChosen() !== wasChosen
    showNote(page, () => (hasChanged ? undefined : failed))
    say(hasChanged ? (wasChosen ? takenBack : chosen) : undefined)
  })
  view.subscribe(show)
  followKey(chosenKey, show)
  // Another page may have been chosen since the browser kept this one.
  addEventListener('pageshow', show)
}
