import { inLanguage, type Language } from '@kupodex/data/game'
import type { SearchPlace } from '@kupodex/data/names'
import type { PublishedStore, Store } from '@kupodex/data/store'
import type { ReadSiteFile } from './site-files.ts'

/** What commands are answered from: what was published, and one look at the characters that are named. Nothing is written. */
export interface CommandDeps {
  store: Pick<Store, 'readCharacter' | 'readCharacters'>
  published: PublishedStore
  readSiteFile: ReadSiteFile
  places: readonly SearchPlace[]
  /** The address of the site, without a slash at the end. */
  site: string
  clock: () => number
}

export const pageAt = ({ site }: Pick<CommandDeps, 'site'>, language: Language, path: string): string =>
  site + inLanguage(language, path)
