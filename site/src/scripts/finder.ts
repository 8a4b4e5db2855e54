import { finderTarget } from '#search/target.ts'

/** Sends what was typed into a finder straight to the character, or to the search for the name. */
export const bindFinders = (page: Document, go: (path: string) => void): void => {
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-finder]'))
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const char = form.getAttribute('data-finder') ?? '/char/'
      const search = form.getAttribute('action') ?? '/charactersearch/'
      go(finderTarget(form.querySelector('input')?.value ?? '', { char, search }))
    })
}
