import type { Language } from '@kupodex/data/game'

/** A regional front of the Lodestone: its language, and the region a search without a world looks in (0 none). */
export interface Host {
  readonly name: 'na' | 'eu' | 'de' | 'fr' | 'jp'
  readonly language: Language
  /** As in `<html lang>`. */
  readonly locale: string
  readonly label: string
  readonly regionId: number
}

export const hosts: readonly Host[] = [
  { name: 'na', language: 'en', locale: 'en-us', label: 'English (US)', regionId: 2 },
  { name: 'eu', language: 'en', locale: 'en-gb', label: 'English (UK)', regionId: 3 },
  { name: 'fr', language: 'fr', locale: 'fr', label: 'Français', regionId: 3 },
  { name: 'de', language: 'de', locale: 'de', label: 'Deutsch', regionId: 3 },
  { name: 'jp', language: 'ja', locale: 'ja', label: '日本語', regionId: 1 },
]

/** The front of a name; null for anything else (`ja` is not one). */
export const hostOf = (name: string): Host | null => hosts.find((host) => host.name === name) ?? null
