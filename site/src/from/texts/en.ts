import type { OriginKind } from '@kupodex/data/game'

const kinds: Readonly<Record<OriginKind, string>> = {
  duty: 'Duties',
  quest: 'Quests',
  fate: 'FATEs',
  vendor: 'Vendors',
  currency: 'Currencies',
  achievement: 'Achievements',
  opponent: 'Triple Triad opponents',
  enemy: 'Enemies',
  craft: 'Crafting',
  container: 'Containers',
  desynthesis: 'Desynthesis',
  gardening: 'Gardening',
  activity: 'Activities',
  'pvp-series': 'PvP Series',
  'pvp-season': 'PvP seasons',
  event: 'Events',
  promotion: 'Promotions and special editions',
  code: 'Item codes',
  store: 'Online Store',
}

/** Texts of the pages of what things come from, in English; the other languages have exactly these keys. */
export const en = {
  title: 'Where items come from',
  lead: 'Duties, vendors, currencies, quests, and everything else that gives items of a collection: what comes from each, and what you are still missing there.',
  description:
    'Everything that gives collection items in FINAL FANTASY XIV: duties, vendors, currencies, quests, FATEs, achievements, and more.',
  kindTitle: 'Where items come from: {kind}',
  kindDescription: '{kind} in FINAL FANTASY XIV that give collection items: {n}.',
  pageTitle: '{name}: what comes from here',
  pageDescription: '{name} ({kind}): {count} for collections, with rarity and what you are missing.',
  name: 'Name',
  where: 'Details',
  gives: 'Items',
  all: 'Everything from here',
  takes: 'Currencies accepted here',
  takenBy: 'Vendors',
  achievements: 'Achievements of this category',
  kinds,
  found: 'Where items come from',
}

/** The catalogue that every language fills. */
export type FromTexts = typeof en
