import { boardTypes, type Language, rarityTables } from '@kupodex/data/game'
import { inLanguage, pathOf, splitLanguage } from '../paths/paths.ts'

/** What an address asked for in a scope without pages. */
export interface EmptyScope {
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
