import { characterIdIn } from '#paths/lodestone.ts'

/** Sends what was typed into a finder straight to the character, or shows what is wrong with it. */
export const bindFinders = (page: Document, go: (path: string) => void): void => {
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-finder]'))
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const input = form.querySelector('input')
      const id = characterIdIn(input?.value ?? '')
      if (id !== null) return go(`${form.getAttribute('action') ?? '/char/'}${id}/`)
      form.querySelector('[data-bad]')?.removeAttribute('hidden')
      input?.setAttribute('aria-invalid', 'true')
      input?.focus()
    })
}
