/** Boards of characters (spec: site §2.3). */
export const boardTypes = ['achievement', 'mount', 'minion'] as const

/** How a board scores; any other word means standard (spec: site §5). */
export const boardModes = ['standard', 'all', 'xivdb', 'rarity'] as const

/** The eleven kinds of rarity list and the table each is of (spec: site §2.4). */
export const rarityTables = {
  title: 'titles',
  achievement: 'achievements',
  mount: 'mounts',
  minion: 'minions',
  ttcard: 'ttcards',
  orchestrion: 'orchestrions',
  barding: 'bardings',
  emote: 'emotes',
  fashion: 'fashions',
  hairstyle: 'hairs',
  facewear: 'facewear',
} as const

export type BoardType = (typeof boardTypes)[number]
export type BoardMode = (typeof boardModes)[number]
export type RarityType = keyof typeof rarityTables

/** The newest raid of each expansion, from 2.x to 7.x, as the specification names them (site §3). */
export const raidAnchors = [1040, 1642, 2121, 2412, 3038, 3575] as const

/** The raid that is shown where none is named. */
export const defaultRaid = raidAnchors[5]

/** Seasons of the ishgard event (spec: site §9). */
export const ishgardSeasons = [2, 3, 4] as const

/** Codes of the crafters' and gatherers' jobs, by the group they are in (spec: site §2.3). */
export const ishgardJobs = {
  Crafters: ['CRP', 'BSM', 'ARM', 'GSM', 'LTW', 'WVR', 'ALC', 'CUL'],
  Gatherers: ['MIN', 'BTN', 'FSH'],
} as const

/** A crafter's or gatherer's job by its code. */
export type IshgardJob = (typeof ishgardJobs)[keyof typeof ishgardJobs][number]

/** What an ishgard board can be of: a group of jobs, or one. */
export const ishgardGroups = ['Crafters', 'Gatherers', ...ishgardJobs.Crafters, ...ishgardJobs.Gatherers] as const

/** What an ishgard board can be of. */
export type IshgardGroup = (typeof ishgardGroups)[number]
