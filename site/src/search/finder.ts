import type { Ask } from '#ask/ask.ts'

/** What finders bring along: the way to another page, and the way to ask, fetched when it is needed. */
export interface FinderDeps {
  go: (path: string) => void
  ask: () => Promise<Ask>
}

const pathsOf = (form: Element) => ({
  char: form.getAttribute('data-finder') ?? '',
  search: form.getAttribute('action') ?? '',
  compared: Number(form.querySelector<HTMLInputElement>('[name=compare]')?.value) || null,
})

const finderOf = ({ target }: Event): HTMLFormElement | null =>
  (target as Element | null)?.closest<HTMLFormElement>('form[data-finder]') ?? null

/**
 * Sends what is typed into any finder of a page, built or made by an island later, straight to the character, by id or by a name
 * that only one has, else to the search; offers names once its field has had the focus.
 */
export const bindFinders = (page: Document, deps: FinderDeps): void => {
  const suggesting = new WeakSet<HTMLFormElement>()
  page.addEventListener('submit', (event) => {
    const form = finderOf(event)
    if (form === null) return
    event.preventDefault()
    const text = form.querySelector('input')?.value ?? ''
    import('./submit.ts')
      .then(({ targetOf }) => targetOf(deps.ask, text, pathsOf(form)))
      .then(deps.go, () => form.submit())
  })
  const offerNames = (event: Event) => {
    const form = finderOf(event)
    if (form === null || suggesting.has(form)) return
    suggesting.add(form)
    // Without suggestions there is still the button; the next letter tries again.
    void Promise.all([import('./combobox.ts'), deps.ask()])
      .then(([{ bindCombobox }, ask]) => bindCombobox(form, { char: pathsOf(form).char, ask }))
      .catch(() => suggesting.delete(form))
  }
  page.addEventListener('focusin', offerNames)
  page.addEventListener('input', offerNames)
}
