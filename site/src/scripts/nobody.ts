import type { Language } from '@kupodex/data/game'
import { type EmptyScope, emptyScopeIn } from '#paths/empty-scope.ts'
import { inLanguage, splitLanguage } from '#paths/paths.ts'
import { fill } from '#texts/fill.ts'

/** What the page of unknown addresses tells its script. */
export interface NobodyShell {
  /** Scopes that have no pages. */
  scopes: readonly string[]
  texts: Readonly<Record<Language, Readonly<Record<'title' | 'text' | 'link', string>>>>
}

const tellIn = (part: Element, language: Language, { texts }: NobodyShell, { scope, everywhere }: EmptyScope) => {
  const [title, text, link] = ['h1, h2', 'p', 'a'].map((name) => part.querySelector(name))
  if (!title || !text || !link) return
  title.textContent = fill(texts[language].title, { scope })
  text.textContent = fill(texts[language].text, { scope })
  link.textContent = texts[language].link
  link.setAttribute('href', inLanguage(language, splitLanguage(everywhere).path))
  link.setAttribute('hreflang', language)
  part.setAttribute('lang', language)
}

/**
 * Says of an address in a scope without pages that nobody is there yet: in the language of the address first, then in the
 * others. What is said takes about the room of what it replaces.
 */
export const tellNobody = (page: Document, address: string): void => {
  const panel = page.querySelector<HTMLElement>('[data-nobody]')
  if (panel === null) return
  const shell = JSON.parse(panel.dataset.nobody ?? '{}') as NobodyShell
  const found = emptyScopeIn(address, shell.scopes)
  if (found === null) return
  const others = (Object.keys(shell.texts) as Language[]).filter((language) => language !== found.language)
  const parts = [panel, ...page.querySelectorAll('.elsewhere li')]
  for (const [at, language] of [found.language, ...others].entries()) {
    const part = parts[at]
    if (part) tellIn(part, language, shell, found)
  }
  page.title = `${panel.querySelector('h1')?.textContent} · Kupodex`
}
