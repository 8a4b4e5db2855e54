import type { Language } from '@kupodex/data/game'
import { emptyScopeIn } from '#paths/empty-scope.ts'
import { fill } from '#texts/fill.ts'

/** What the page of unknown addresses tells its script. */
export interface NobodyShell {
  /** Scopes that have no pages. */
  scopes: readonly string[]
  texts: Readonly<Record<Language, Readonly<Record<'title' | 'text' | 'link', string>>>>
}

/** Says of an address in a scope without pages that nobody is there yet, in the language of the address. */
export const tellNobody = (page: Document, address: string): void => {
  const panel = page.querySelector<HTMLElement>('[data-nobody]')
  if (panel === null) return
  const { scopes, texts } = JSON.parse(panel.dataset.nobody ?? '{}') as NobodyShell
  const found = emptyScopeIn(address, scopes)
  if (found === null) return
  const { language, scope, everywhere } = found
  const { title, text, link } = texts[language]
  const [heading, paragraph, button] = ['h1', 'p', 'a'].map((name) => panel.querySelector<HTMLElement>(name))
  if (!heading || !paragraph || !button) return
  heading.textContent = fill(title, { scope })
  paragraph.textContent = fill(text, { scope })
  button.textContent = link
  button.setAttribute('href', everywhere)
  panel.lang = language
  page.querySelector<HTMLElement>('.elsewhere')?.remove()
  page.title = `${heading.textContent} · Kupodex`
}
