import { emptyScopeIn } from './empty-scope.ts'
import { fill } from '#texts/fill.ts'
import { notFoundTexts } from '#texts/texts.ts'

/** What the page of unknown addresses gives its script: the scopes that have no pages. */
export interface NobodyShell {
  scopes: readonly string[]
}

/** Says of an address in a scope without pages that nobody is there yet, and links to the same list for all worlds. */
export const tellNobody = (page: Document, address: string): void => {
  const panel = page.querySelector<HTMLElement>('[data-nobody]')
  if (panel === null) return
  const shell = JSON.parse(panel.dataset.nobody ?? '{}') as NobodyShell
  const found = emptyScopeIn(address, shell.scopes)
  if (found === null) return
  const { language, scope, everywhere } = found
  const { nobody, nobodyText, nobodyLink } = notFoundTexts(language)
  const title = fill(nobody, { scope })
  const [heading, text, link] = ['h1', 'p', '[data-instead]'].map((part) => panel.querySelector(part))
  if (!heading || !text || !link) return
  heading.textContent = title
  text.textContent = fill(nobodyText, { scope })
  page.querySelector('meta[name="description"]')?.setAttribute('content', text.textContent)
  link.textContent = nobodyLink
  link.setAttribute('href', everywhere)
  page.title = `${title} · Kupodex`
}
