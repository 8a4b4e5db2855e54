/** How a list is laid out: icons in blocks with rows for what is missing, icons in blocks alone, or rows. */
export type PageView = 'standard' | 'blocks' | 'list'

/** What a list is sorted by. */
export type PageSort = 'inGame' | 'name' | 'source' | 'rarest' | 'mostCommon'

/** What a list can be filtered to; all but `all` and `notObtainable` need a character. */
export type PageFilter = 'all' | 'completed' | 'missing' | 'obtained' | 'unobtained' | 'notObtainable'

/** The sections of a list, by what the character has and by what can still be had. */
export type PageSection = 'obtained' | 'left' | 'purchased' | 'notObtainable'

/** What the rows of a list are grouped by. */
export type PageGrouping = 'level' | 'journal' | 'npc' | 'number' | 'place' | 'category'

/** What comes in the address between the page's word and the item. */
export type PageLevel = 'kind' | 'category' | 'assignmentType' | 'tab' | 'job'

/** What a search looks through. */
export type PageSearchField = 'masculine' | 'feminine' | 'kind' | 'category'

/** What any list can show of an item that is opened. */
export type ListDetail =
  | 'name'
  | 'rarity'
  | 'share'
  | 'howTo'
  | 'description'
  | 'tooltip'
  | 'date'
  | 'patch'
  /** The same where the import works the patch out from what a thing belongs to. */
  | 'estimatedPatch'
  | 'category'
  | 'number'
  | 'stars'
  | 'saleValue'
  | 'regionalRules'
  | 'fee'
  | 'level'
  | 'allowances'

/** What a single collection shows besides, in a part of its own. */
type OwnDetail =
  | 'audio'
  | 'points'
  | 'givesTitle'
  | 'givesItem'
  | 'givenBy'
  | 'edges'
  | 'cardType'
  | 'rewardedBy'
  | 'rules'
  | 'map'
  | 'cardRewards'
  | 'deck'
  | 'fates'
  | 'portraitParts'
  | 'npcs'
  | 'goods'
  | 'pay'
  | 'missionType'
  | 'missionTime'
  | 'redAlert'
  | 'deliveries'
  | 'recipes'
  | 'missionPay'

/** What is shown of an item that is opened. */
export type PageDetail = ListDetail | OwnDetail

/** What a page has besides its list. */
export type PagePart =
  'categoryProgress' | 'assignmentOverview' | 'fateMap' | 'trackerCode' | 'weather' | 'rewardTiers' | 'jobFilter'

/** How the owner ticks items off: not at all, one by one, or also a block at a time. */
export type PageToggle = 'none' | 'each' | 'blocks'

/** The page of a character that shows a collection, as plain data (spec: characters §2). The site implements each word once. */
export interface PageFacts {
  /** Its word in addresses: `/char/{id}/{path}/`. */
  path: string
  /** What comes in the address between that word and the item. */
  levels: readonly PageLevel[]
  /** What names an item in the address. */
  itemBy: 'id' | 'number'
  /** Tables that it shows beside the collection's own; not typed as such, for the same reason as a collection's table. */
  tables: readonly string[]
  /** How many icons a numbered block holds; null where there are no blocks. */
  block: 25 | 30 | 100 | null
  /** How many rows are shown at most; null for all. */
  rows: 250 | null
  /** The default first, as everywhere below. */
  views: readonly PageView[]
  sorts: readonly PageSort[]
  filters: readonly PageFilter[]
  /** Whether it can be filtered by the way to get things. */
  sourceFilter: boolean
  /** In the order of the page; empty if the list has no sections. */
  sections: readonly PageSection[]
  groupings: readonly PageGrouping[]
  /** Fields of the fuzzy search; empty for a page without search. */
  search: readonly PageSearchField[]
  details: readonly PageDetail[]
  parts: readonly PagePart[]
  toggle: PageToggle
}

/** A list that is ticked by hand, as most are; a page overrides what differs. */
export const plainPage = {
  levels: [],
  itemBy: 'id',
  tables: [],
  block: null,
  rows: null,
  views: ['list'],
  sorts: ['inGame'],
  filters: ['all', 'completed', 'missing'],
  sourceFilter: false,
  sections: [],
  groupings: [],
  search: [],
  details: ['name', 'howTo'],
  parts: [],
  toggle: 'each',
} as const satisfies Omit<PageFacts, 'path'>

/** Emotes, hairstyles, bardings and fashion accessories, whose tables know the same. */
export const wornPage = {
  ...plainPage,
  details: ['name', 'howTo', 'share', 'patch', 'date'],
} as const satisfies Omit<PageFacts, 'path'>

/** Mounts and minions, which the spec describes as one. */
export const creaturePage = {
  ...plainPage,
  tables: ['sourceTypes'],
  block: 25,
  views: ['standard', 'list'],
  sorts: ['inGame', 'name', 'source', 'rarest', 'mostCommon'],
  filters: ['obtained', 'unobtained', 'notObtainable'],
  sourceFilter: true,
  sections: ['obtained', 'left', 'purchased', 'notObtainable'],
  details: ['name', 'rarity', 'share', 'howTo', 'description', 'tooltip', 'date'],
  toggle: 'none',
} as const satisfies Omit<PageFacts, 'path'>
