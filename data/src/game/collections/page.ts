/**
 * How a list is laid out: blocks of pictures (of names where there are none) with rows for what is missing, such blocks alone, rows, or the
 * table that the room of its collection draws.
 */
export type PageView = 'standard' | 'blocks' | 'list' | 'table'

/**
 * What a list is sorted by. `missingFirst` is the game's order with what is missing before all else, for those who look at a character of
 * theirs, and the game's order for all others; `newest` is when a thing was obtained, `patch` when it came into the game,
 * `cheapest` what it is offered for on the market board, where the site has prices.
 */
export type PageSort =
  | 'missingFirst'
  | 'inGame'
  | 'name'
  | 'source'
  | 'rarest'
  | 'mostCommon'
  | 'patch'
  | 'points'
  | 'newest'
  | 'cheapest'

/** What a list can be filtered to; all but `all` and `notObtainable` need a character. */
export type PageFilter = 'all' | 'completed' | 'missing' | 'obtained' | 'unobtained' | 'notObtainable'

/** What else a list can be narrowed by, as the address says it: first what one collection alone has, then what many have. */
export type PageFacet =
  | ('kind' | 'gives' | 'planet' | 'mission' | 'now' | 'wear' | 'cards' | 'region' | 'seats' | 'music')
  | ('patch' | 'obtainable' | 'source' | 'market' | 'price' | 'wish')

/** The sections of a list, by what the character has and by what can still be had. */
export type PageSection = 'obtained' | 'left' | 'limited' | 'purchased' | 'notObtainable'

type PageGrouping = 'level' | 'journal' | 'npc' | 'number' | 'place' | 'category'

/** What comes in the address between the page's word and the item. */
export type PageLevel = 'kind' | 'category' | 'assignmentType' | 'tab' | 'job'

/** What a search looks through; `other` is the form of a title for the other gender. */
export type PageSearchField = 'name' | 'howTo' | 'note' | 'other' | 'kind' | 'category'

/** What any list can show of an item that is opened, below its name. */
export type ListDetail =
  | 'rarity'
  | 'share'
  | 'howTo'
  | 'description'
  | 'tooltip'
  | 'date'
  | 'patch'
  /** The same where the import works the patch out from what a thing belongs to. */
  | 'estimatedPatch'
  | 'market'
  | 'seats'
  | 'music'
  | 'category'
  | 'number'
  | 'stars'
  | 'saleValue'
  | 'regionalRules'
  | 'fee'
  | 'level'
  | 'allowances'

export type AchievementDetail = 'category' | 'date' | 'gives' | 'share' | 'description' | 'patch'

/** What is shown of a title that is opened: `forms` is the title to copy, with its other form. */
export type TitleDetail = 'forms' | 'givenBy' | 'category' | 'date' | 'share'

/** What is shown of an item that is opened, in this order; the room of a collection may add a part of its own. */
export type PageDetail = ListDetail | AchievementDetail | TitleDetail

/** What a list does beside the usual: rows that name their category, or groups alone until something is looked for. */
type PagePart = 'categoryLabels' | 'groupsFirst'

/** The groups of a character's side menu, in their order: the site names them, and shows those that have an entry. */
export const menuGroups = [
  ...(['character', 'companions', 'appearance', 'pastimes'] as const),
  ...(['battle', 'crafting', 'exploration', 'shops'] as const),
] as const

export type MenuGroup = (typeof menuGroups)[number]

/**
 * Where a page of a character is in the side menu: in a group at a place, smaller ones first (places are those of the menu as a
 * whole), or as a tab of the page of that word.
 */
export type PageMenu = { place: number; group: MenuGroup } | { tabOf: string }

/** How many rows a long list shows before it is asked for the rest (spec: characters §9). */
export const mostRows = 250

/** The page of a character that shows a collection, as plain data (spec: characters §2). The site implements each word once. */
export interface PageFacts {
  /** Its word in addresses: `/char/{id}/{path}/`. */
  path: string
  icon: string
  menu: PageMenu
  levels: readonly PageLevel[]
  itemBy: 'id' | 'number'
  /** How many things a numbered block holds; null where there are no blocks. */
  block: 25 | 30 | 100 | null
  /** How many rows are shown at first; null for all. */
  rows: number | null
  /** The default first, as everywhere below. */
  views: readonly PageView[]
  sorts: readonly PageSort[]
  filters: readonly PageFilter[]
  /** In the order of the menu. */
  facets: readonly PageFacet[]
  /** In the order of the page; empty if the list has no sections. */
  sections: readonly PageSection[]
  groupings: readonly PageGrouping[]
  search: readonly PageSearchField[]
  /** The views whose rows say more than a name and how to get the thing. */
  notes: readonly PageView[]
  details: readonly PageDetail[]
  parts: readonly PagePart[]
}

type PageOfAny = Omit<PageFacts, 'path' | 'icon' | 'menu'>

/** A list of a collection about which little is known; a page overrides what differs. */
export const plainPage = {
  levels: [],
  itemBy: 'id',
  block: null,
  rows: null,
  views: ['list'],
  sorts: ['missingFirst', 'inGame'],
  filters: ['all', 'completed', 'missing'],
  facets: ['obtainable', 'wish'],
  sections: [],
  groupings: [],
  search: ['name', 'howTo'],
  notes: [],
  details: ['howTo'],
  parts: [],
} as const satisfies PageOfAny

/** What a list is sorted by where it is counted who has its things. */
const countedSorts = [
  'missingFirst',
  'inGame',
  'name',
  'rarest',
  'mostCommon',
  'patch',
] as const satisfies readonly PageSort[]

export const soldSorts = [...countedSorts, 'cheapest'] as const satisfies readonly PageSort[]

/** Things that are ticked by hand, and counted. */
export const countedPage = {
  ...plainPage,
  sorts: countedSorts,
  facets: ['patch', 'obtainable', 'source', 'wish'],
} as const satisfies PageOfAny

/** Emotes, hairstyles, bardings and fashion accessories, whose tables know the same. */
export const wornPage = {
  ...plainPage,
  sorts: soldSorts,
  facets: ['patch', 'obtainable', 'source', 'market', 'price', 'wish'],
  details: ['howTo', 'market', 'share', 'patch', 'date'],
} as const satisfies PageOfAny

/** Mounts and minions, which the spec describes as one. */
export const creaturePage = {
  ...plainPage,
  block: 25,
  views: ['standard', 'list'],
  sorts: ['missingFirst', 'inGame', 'name', 'source', 'rarest', 'mostCommon', 'patch', 'cheapest'],
  filters: ['obtained', 'unobtained', 'notObtainable'],
  facets: ['patch', 'obtainable', 'source', 'market', 'price', 'wish'],
  sections: ['obtained', 'left', 'limited', 'purchased', 'notObtainable'],
  details: ['rarity', 'share', 'howTo', 'market', 'description', 'tooltip', 'date'],
} as const satisfies PageOfAny
