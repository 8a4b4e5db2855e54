import type { Ask } from '#ask/ask.ts'
import { characterIdIn } from '#paths/lodestone.ts'
import { isEnough } from './enough.ts'
import { finderTarget } from './target.ts'

/** What finders bring along: the way to another page, and the way to ask, fetched when it is needed. */
export interface FinderDeps {
  go: (path: string) => void
  ask: () => Promise<Ask>
}

const pageDeps: FinderDeps = {
  go: (path) => location.assign(path),
  ask: async () => (await import('#ask/page.ts')).ask,
}

const bound = new WeakSet<HTMLFormElement>()

/** Sends what was typed into a finder straight to the character, by id or by a name that one alone has, else to the search; once for each form. */
export const bindFinder = (form: HTMLFormElement, { go, ask }: FinderDeps = pageDeps): void => {
  if (bound.has(form)) return
  bound.add(form)
  const input = form.querySelector('input')
  const char = form.getAttribute('data-finder') ?? '/char/'
  const search = form.getAttribute('action') ?? '/charactersearch/'
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const text = input?.value ?? ''
    const target = finderTarget(text, { char, search })
    if (characterIdIn(text) !== null || !isEnough(text)) return go(target)
    void Promise.all([import('./suggest.ts'), ask()])
      .then(([{ findOnly }, via]) => findOnly(via, text))
      .then(
        (only) => go(only === null ? target : `${char}${only.id}/`),
        () => go(target),
      )
  })
  // Without suggestions there is still the button.
  input?.addEventListener(
    'focus',
    () =>
      void Promise.all([import('./suggestions.ts'), ask()])
        .then(([{ bindSuggestions }, via]) => bindSuggestions(form, char, via))
        .catch(() => {}),
    { once: true },
  )
}

/** Binds every finder that a page was built with. */
export const bindFinders = (page: Document, deps?: FinderDeps): void => {
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-finder]')) bindFinder(form, deps)
}
