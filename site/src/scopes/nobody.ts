import { emptyScopeIn } from './empty-scope.ts'
import { fill } from '#texts/fill.ts'

/** What the page of unknown addresses gives its script: the scopes that have no pages, and what to say of one. */
export interface NobodyShell {
  scopes: readonly string[]
  title: string
  text: string
  link: string
}

/** Says of an address in a scope without pages that nobody is there yet, and links to the same list for all worlds. */
export const tellNobody = (page: Document, address: string): void => {
  const panel = page.querySelector<HTMLElement>('[data-nobody]')
  if (panel === null) return
  const shell = JSON.parse(panel.dataset.nobody ?? '{}') as NobodyShell
  const found = emptyScopeIn(address, shell.scopes)
  if (found === null) return
  const { scope, everywhere } = found
  const title = fill(shell.title, { scope })
  const [heading, text, link] = ['h1', 'p', '[data-instead]'].map((part) => panel.querySelector(part))
  if (!heading || !text || !link) return
  heading.textContent = title
  text.textContent = fill(shell.text, { scope })
  link.textContent = shell.link
  link.setAttribute('href', everywhere)
  page.title = `${title} · Kupodex`
}
