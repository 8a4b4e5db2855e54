import { boardTypes, type Language, rarityTables } from '@kupodex/data/game'
import { fill } from '#texts/fill.ts'
import { notFoundTexts } from '#texts/texts.ts'
import { inLanguage, pathOf, splitLanguage } from '../paths/paths.ts'

/** What an address asked for in a scope without pages. */
interface EmptyScope {
  language: Language
  scope: string
  /** The address of the same for all worlds. */
  everywhere: string
}

const kinds: Readonly<Record<string, readonly string[]>> = {
  ranking: [...boardTypes, 'raid'],
  rarity: Object.keys(rarityTables),
}

/** The scope without pages that an address is in; null where it is in none of `scopes`, or of no kind that scopes have. */
export const emptyScopeIn = (address: string, scopes: readonly string[]): EmptyScope | null => {
  const { language, path } = splitLanguage(address)
  const [, kind = '', ...words] = path.split('/')
  const before = kind === 'stats' ? [] : words.splice(0, 1)
  const isKnown = kind === 'stats' || (Object.hasOwn(kinds, kind) && kinds[kind]?.includes(before[0] ?? ''))
  const [scope = ''] = words
  if (!isKnown || !scopes.includes(scope)) return null
  return { language, scope, everywhere: inLanguage(language, pathOf(kind, ...before, 'global')) }
}

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
