import type { Language } from '@kupodex/data/game'
import type { Rarity } from '#tables/rarity.ts'
import type { TableTexts } from '#tables/texts/index.ts'
import type { ShareTexts } from '#rarity/share.ts'
import type { RarityLabel } from '@kupodex/data/rules'
import { characterPagePath } from '#character/paths.ts'
import type { StateTexts } from '../character/with-character.tsx'
import type { ControlTexts } from './controls/texts/index.ts'
import type { ListExtras, Notes } from './extras.ts'
import type { ListFacts } from './facts.ts'
import type { MarkTexts } from '#marks/texts/index.ts'
import type { OwnerParts } from './owner-parts.ts'
import type { CollectionTexts } from './texts/index.ts'
import type { Thing } from './thing.ts'

/** The texts of a collection's page. */
export interface ListTexts extends StateTexts {
  /** Without those of shops and of the trove, which have pages of their own. */
  list: Omit<CollectionTexts, 'trove' | 'shops'>
  controls: ControlTexts
  rarity: ShareTexts & { labels: Record<RarityLabel, string> }
  tables: TableTexts
}

/** How the things of a list are ticked, and what that is called. */
export interface ListTicking {
  texts: MarkTexts
  parts: OwnerParts
  set: (ids: readonly number[], owned: boolean) => void
  /** Whether an icon ticks its thing; else it opens it. */
  isTicking: boolean
  setTicking: (isTicking: boolean) => void
}

/** What all parts of a list are drawn with. */
export interface ListFrame {
  language: Language
  texts: ListTexts
  facts: ListFacts
  extras: ListExtras
  images: string | null
  characterId: number
  /** The names of the list's groups, by their words in addresses. */
  groupNames: ReadonlyMap<string, string>
  rarity: Rarity | null
  /** Whether it is known what the character has. */
  isKnown: boolean
  /** What is said instead where it is not known what the character has. */
  unknown: string
  /** What rows say beside the rest, by the ids of things. */
  notes: Notes
  /** Things whose names the reader's shield hides. */
  isVeiled: (thing: Thing) => boolean
  /** Ticking; null for those who cannot. */
  mark: ListTicking | null
}

/** The address of a collection's list, or of a group in it. */
export const listPath = (
  { language, characterId, facts }: Pick<ListFrame, 'language' | 'characterId' | 'facts'>,
  ...groups: readonly string[]
): string => characterPagePath(language, characterId, facts.page.path, ...groups)

/** The address of a thing. */
export const thingPath = (frame: Pick<ListFrame, 'language' | 'characterId' | 'facts'>, thing: Thing): string =>
  listPath(frame, ...thing.groups.slice(0, frame.facts.page.levels.length), String(thing.key))

/** The key of the thing that is open where it is among these; null otherwise, so that other pieces of a list stay as they are. */
export const openAmong = (things: readonly Thing[], openKey: number | null): number | null =>
  things.some(({ key }) => key === openKey) ? openKey : null
