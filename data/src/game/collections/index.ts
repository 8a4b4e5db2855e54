import { achievement, achievementNames, achievementPage } from './achievement.ts'
import { barding, bardingNames, bardingPage } from './barding.ts'
import { bozjaNote, bozjaNotePage } from './bozja-note.ts'
import { cosmicMission, cosmicMissionPage } from './cosmic-mission.ts'
import { emote, emoteNames, emotePage } from './emote.ts'
import { facewear, facewearNames, facewearPage } from './facewear.ts'
import { fashion, fashionNames, fashionPage } from './fashion.ts'
import { fish, fishPage } from './fish.ts'
import { hair, hairNames, hairPage } from './hair.ts'
import { leve, levePage } from './leve.ts'
import { minion, minionNames, minionPage } from './minion.ts'
import { mount, mountNames, mountPage } from './mount.ts'
import { orchestrion, orchestrionNames, orchestrionPage } from './orchestrion.ts'
import { portrait, portraitPage } from './portrait.ts'
import { title, titleNames, titlePage } from './title.ts'
import { triadCard, triadCardNames, triadCardPage } from './triad-card.ts'
import { triadNpc, triadNpcPage } from './triad-npc.ts'

export { boardModes, type Collection, type LearnedBy, type ListFacts, type Measure } from './collection.ts'
import type { ListNames } from './collection.ts'
import type { PageFacts } from './page.ts'

export type {
  ListDetail,
  PageFacts,
  PageDetail,
  PageFilter,
  PageGrouping,
  PageLevel,
  PagePart,
  PageSearchField,
  PageSection,
  PageSort,
  PageToggle,
  PageView,
} from './page.ts'

/**
 * Every collection, in the order of menus. Whatever is specific to one collection is in its file; everything else is derived
 * from this list.
 */
export const collections = [
  title,
  achievement,
  mount,
  minion,
  triadCard,
  orchestrion,
  barding,
  emote,
  fashion,
  hair,
  facewear,
  triadNpc,
  portrait,
  bozjaNote,
  cosmicMission,
  fish,
  leve,
] as const

/** One of the collections. */
export type KnownCollection = (typeof collections)[number]

/**
 * The character page of each collection, by its type (spec: characters §2). Kept separate from the descriptors, because
 * scripts of other pages load only those.
 */
export const collectionPages = {
  title: titlePage,
  achievement: achievementPage,
  mount: mountPage,
  minion: minionPage,
  triadCard: triadCardPage,
  orchestrion: orchestrionPage,
  barding: bardingPage,
  emote: emotePage,
  fashion: fashionPage,
  hair: hairPage,
  facewear: facewearPage,
  triadNpc: triadNpcPage,
  portrait: portraitPage,
  bozjaNote: bozjaNotePage,
  cosmicMission: cosmicMissionPage,
  fish: fishPage,
  leve: levePage,
} as const satisfies Record<KnownCollection['type'], PageFacts>

/** A collection with a rarity list. */
export type ListedCollection = Extract<KnownCollection, { list: object }>

/** A collection that characters are ranked by. */
type RankedCollection = Extract<KnownCollection, { boards: readonly [object, ...object[]] }>

/** A collection that a sync reads from the Lodestone. */
export type SyncedCollection = Extract<KnownCollection, { learnt: 'sync' }>

/** A collection that the Lodestone lists without dates: we know when we first saw a thing. */
export type SeenCollection = Extract<SyncedCollection, { lodestone: object }>

/** A collection that players tick by hand. */
export type TickedCollection = Extract<KnownCollection, { learnt: 'hand' }>

/** A collection whose things items unlock. */
export type UnlockedCollection = Extract<KnownCollection, { unlock: string }>

/** The name of each rarity list, by the type of its collection. */
export const collectionNames = {
  title: titleNames,
  achievement: achievementNames,
  mount: mountNames,
  minion: minionNames,
  triadCard: triadCardNames,
  orchestrion: orchestrionNames,
  barding: bardingNames,
  emote: emoteNames,
  fashion: fashionNames,
  hair: hairNames,
  facewear: facewearNames,
} as const satisfies Record<ListedCollection['type'], ListNames>

const isListed = (collection: KnownCollection): collection is ListedCollection => collection.list !== null
const isRanked = (collection: KnownCollection): collection is RankedCollection => collection.boards.length > 0
const isSynced = (collection: KnownCollection): collection is SyncedCollection => collection.learnt === 'sync'
const isSeen = (collection: SyncedCollection): collection is SeenCollection => collection.lodestone !== null
const isTicked = (collection: KnownCollection): collection is TickedCollection => collection.learnt === 'hand'
const isUnlocked = (collection: KnownCollection): collection is UnlockedCollection => collection.unlock !== null

/** Collections with a rarity list. */
export const listedCollections = collections.filter(isListed)

/** Collections that characters are ranked by. */
export const rankedCollections = collections.filter(isRanked)

/** Collections that a sync reads from the Lodestone. */
export const syncedCollections = collections.filter(isSynced)

/** Collections that the Lodestone lists without dates. */
export const seenCollections = syncedCollections.filter(isSeen)

/** Collections that players tick by hand. */
export const tickedCollections = collections.filter(isTicked)

/** Collections whose things items unlock. */
export const unlockedCollections = collections.filter(isUnlocked)
