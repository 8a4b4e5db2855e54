import { achievement } from './achievement.ts'
import { armoireItem } from './armoire-item.ts'
import { barding } from './barding.ts'
import { beast } from './beast.ts'
import { bozjaNote } from './bozja-note.ts'
import type { LearnedBy } from './collection.ts'
import { cosmicMission } from './cosmic-mission.ts'
import { emote } from './emote.ts'
import { facewear } from './facewear.ts'
import { fashion } from './fashion.ts'
import { fish } from './fish.ts'
import { hair } from './hair.ts'
import { leve } from './leve.ts'
import { minion } from './minion.ts'
import { mount } from './mount.ts'
import { occultRecord } from './occult-record.ts'
import { orchestrion } from './orchestrion.ts'
import { outfit } from './outfit.ts'
import { portrait } from './portrait.ts'
import { relic } from './relic.ts'
import { spell } from './spell.ts'
import { surveyRecord } from './survey-record.ts'
import { title } from './title.ts'
import { triadCard } from './triad-card.ts'
import { triadNpc } from './triad-npc.ts'
import { vista } from './vista.ts'

export { boardModes, type Collection, type LearnedBy, type ListFacts, type Measure } from './collection.ts'
export { menuGroups, mostRows } from './page.ts'
export type {
  AchievementDetail,
  ListDetail,
  PageFacts,
  PageDetail,
  PageFacet,
  PageFilter,
  PageLevel,
  MenuGroup,
  PageMenu,
  PageSearchField,
  PageSection,
  PageSort,
  PageView,
  TitleDetail,
} from './page.ts'

/** Every collection, in the order of menus. Whatever is specific to one collection is in its file; everything else is derived from this list. */
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
  armoireItem,
  outfit,
  spell,
  relic,
  beast,
  triadNpc,
  portrait,
  bozjaNote,
  surveyRecord,
  occultRecord,
  vista,
  cosmicMission,
  fish,
  leve,
] as const

export type KnownCollection = (typeof collections)[number]

export const collectionPages = Object.fromEntries(collections.map(({ type, page }) => [type, page])) as {
  readonly [One in KnownCollection as One['type']]: One['page']
}

export type ListedCollection = Extract<KnownCollection, { list: object }>

type RankedCollection = Extract<KnownCollection, { boards: readonly [object, ...object[]] }>

/** The collections of which things are learnt in a way. */
type LearntBy<Way extends LearnedBy, One = KnownCollection> = One extends { learnt: readonly (infer Ways)[] }
  ? Way extends Ways
    ? One
    : never
  : never

export type SyncedCollection = LearntBy<'read'>

/** A collection that the Lodestone lists without dates: we know when we first saw a thing. */
export type SeenCollection = Extract<SyncedCollection, { lodestone: object }>

export type TickedCollection = LearntBy<'ticked'>

export type UnlockedCollection = Extract<KnownCollection, { unlock: string }>

export const isLearnt = <const Way extends LearnedBy, One extends { learnt: readonly LearnedBy[] }>(
  way: Way,
  collection: One,
): collection is LearntBy<Way, One> & One => collection.learnt.includes(way)

const isListed = (collection: KnownCollection): collection is ListedCollection => collection.list !== null
const isRanked = (collection: KnownCollection): collection is RankedCollection => collection.boards.length > 0
const isSynced = (collection: KnownCollection): collection is SyncedCollection => isLearnt('read', collection)
const isSeen = (collection: SyncedCollection): collection is SeenCollection => collection.lodestone !== null
const isTicked = (collection: KnownCollection): collection is TickedCollection => isLearnt('ticked', collection)
const isUnlocked = (collection: KnownCollection): collection is UnlockedCollection => collection.unlock !== null

export const listedCollections = collections.filter(isListed)

export const collectionNames = Object.fromEntries(listedCollections.map(({ type, list }) => [type, list.names])) as {
  readonly [One in ListedCollection as One['type']]: One['list']['names']
}

export const rankedCollections = collections.filter(isRanked)

/** Collections with a list of which we know what somebody has from the Lodestone alone. */
export const readOnlyCollections = listedCollections.filter(({ learnt }) => learnt.length === 1 && learnt[0] === 'read')

export const syncedCollections = collections.filter(isSynced)

export const seenCollections = syncedCollections.filter(isSeen)

export const isSyncedType = (word: string): word is SyncedCollection['type'] =>
  syncedCollections.some(({ type }) => type === word)

export const isSeenType = (word: string): word is SeenCollection['type'] =>
  seenCollections.some(({ type }) => type === word)

export const tickedCollections = collections.filter(isTicked)

export const unlockedCollections = collections.filter(isUnlocked)

/** The words of collections of which some things can be sold on the market board: their tables say which (`onMarket`). */
export const soldTypes = collections.flatMap(({ type, page }) =>
  (page.details as readonly string[]).includes('market') ? [type] : [],
)
