import { finderTarget } from './target.ts'
import { characterIdIn } from '#paths/lodestone.ts'
import { isEnough } from './enough.ts'

/** What finders bring along: the way to another page, and the way to ask. */
export interface FinderDeps {
  go: (path: string) => void
  ask: typeof fetch
}

const bindFinder = (form: HTMLFormElement, { go, ask }: FinderDeps): void => {
  const input = form.querySelector('input')
  const char = form.getAttribute('data-finder') ?? '/char/'
  const search = form.getAttribute('action') ?? '/charactersearch/'
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const text = input?.value ?? ''
    const target = finderTarget(text, { char, search })
    if (characterIdIn(text) !== null || !isEnough(text)) return go(target)
    void import('./suggest.ts')
      .then(({ findOnly }) => findOnly(ask, text))
      .then(
        (only) => go(only === null ? target : `${char}${only.id}/`),
        () => go(target),
      )
  })
  // Without suggestions there is still the button.
  input?.addEventListener(
    'focus',
    () =>
      void import('./suggestions.ts').then(({ bindSuggestions }) => bindSuggestions(form, char, ask)).catch(() => {}),
    { once: true },
  )
}

/** Sends what was typed into a finder straight to the character, by id or by a name that one alone has, else to the search. */
export const bindFinders = (page: Document, deps: FinderDeps): void => {
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-finder]')) bindFinder(form, deps)
}
