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

export const en = {
  title: 'Where to get items',
  lead: 'Duties, vendors, currencies, quests, and everything else that gives collection items, each with what it gives. Once you have opened a character, you also see what it is missing there.',
  description:
    'Everything that gives collection items in FINAL FANTASY XIV: duties, vendors, currencies, quests, FATEs, achievements, and more.',
  kindTitle: 'Where to get items: {kind}',
  kindDescription: 'Where to get collection items in FINAL FANTASY XIV: {kind} ({n}).',
  pageTitle: 'Items from {name}',
  pageDescription: '{name} ({kind}): {count} for collections, with rarity and what you are missing.',
  name: 'Name',
  where: 'Details',
  gives: 'Items',
  missing: {
    label: 'Missing',
    places: '{name} is missing something in {n} of {of} sources',
    nothing: '{name} is missing nothing here',
    /** Of those beyond the ones that `places` and `nothing` speak of. */
    rest: {
      one: 'In {n} more (–), nothing counts or is known.',
      other: 'In {n} more (–), nothing counts or is known.',
    },
    most: 'Most missing first',
    none: 'Nothing missing',
  },
  entry: {
    butClothes: 'All but clothes',
    party: 'Party (Unrestricted Party included)',
    parties: { alone: 'Alone', light: 'Light Party (4)', full: 'Full Party (8)', alliance: 'Alliance (24)' },
    level: 'Level {n}',
    players: '{n} players',
  },
  all: 'All items from here',
  takes: 'Currencies accepted here',
  takenBy: 'Vendors',
  achievements: 'Achievements of this category',
  kinds,
  /** Kinds of duties as the game's sheet ContentType names them, by its ids. */
  dutyKinds: {
    2: 'Dungeons',
    4: 'Trials',
    5: 'Raids',
    9: 'Treasure Hunt',
    26: 'Eureka',
    28: 'Ultimate Raids',
    29: 'Save the Queen',
    30: 'V&C Dungeon Finder',
    37: 'Chaotic Alliance Raid',
    38: 'Occult Crescent',
  } as Readonly<Record<number, string>>,
}

export type FromTexts = typeof en
