import { type PrivacyPart, privacyParts, type SeenPart } from '../character/parts.ts'
import { seenCollections } from '../game/collections/index.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** Why a character is read: everything is wanted, it shows signs of play, or nothing has changed. */
export type Why = 'everything' | 'signs' | 'quiet'

/** What decides which parts are read; times in epoch ms. */
export interface PlanInput {
  why: Why
  /** Whether it is in the tier that is read most often. */
  isWatched: boolean
  /** Parts that this sync has read already, or that need no page. */
  done: ReadonlySet<PrivacyPart>
  /** Parts that an earlier sync could not read. */
  owed: ReadonlySet<PrivacyPart>
  /** When each part was last read; null for never. */
  readAt: Readonly<Record<PrivacyPart, number | null>>
  /** Quiet syncs since a part was last read in turn. */
  quietSyncs: number
  now: number
}

/** Parts to read, and the number of quiet syncs since a turn, after this one. */
interface Plan {
  parts: PrivacyPart[]
  quietSyncs: number
}

/** When the collections that the Lodestone lists are old, in ms, as their descriptors say. */
const oldAfter = (when: 'signs' | 'watched') =>
  Object.fromEntries(seenCollections.map(({ table, lodestone }) => [table, lodestone.oldAfter[when] * hour])) as Record<
    SeenPart,
    number
  >

/** With signs of play. The head of the first page has already shown name, world, title and picture; facewear has few sources and rarely changes. */
const oldWithSigns: Readonly<Record<PrivacyPart, number>> = { profile: day, achievements: 0, ...oldAfter('signs') }

/** The same for the top-ranked characters that many people look at. */
const oldWhenWatched: Readonly<Record<PrivacyPart, number>> = { profile: 0, achievements: 0, ...oldAfter('watched') }

/** Quiet syncs from one turn to the next: with two, a quiet character costs 1.5 requests. */
const syncsPerTurn = 2

/** A part that was read within this time needs no turn. */
const youngInTurn = day

/**
 * Which parts of a character to read beside the page that a sync begins with. Anyone who plays earns achievements, levels,
 * titles and new pictures, and the first page shows them: then every part that is old enough is read. Otherwise every second
 * sync reads the part that was read longest ago. So without any sign of play a part is at most eight syncs old (four parts
 * take turns) and a day; with signs, mounts and minions are at most a sync and three days old, the profile a sync and a day,
 * and of the top tier all a sync.
 */
export const partsToRead = ({ why, isWatched, done, owed, readAt, quietSyncs, now }: PlanInput): Plan => {
  const open = privacyParts.filter((part) => !done.has(part))
  const age = (part: PrivacyPart) => now - (readAt[part] ?? -Infinity)
  if (why === 'everything') return { parts: open, quietSyncs: 0 }
  if (why === 'signs') {
    const old = isWatched ? oldWhenWatched : oldWithSigns
    return { parts: open.filter((part) => owed.has(part) || age(part) >= old[part]), quietSyncs: 0 }
  }
  const parts = open.filter((part) => owed.has(part) || readAt[part] === null)
  if (parts.length > 0) return { parts, quietSyncs }
  if (quietSyncs + 1 < syncsPerTurn) return { parts, quietSyncs: quietSyncs + 1 }
  const oldest = open.filter((part) => age(part) >= youngInTurn).sort((a, b) => age(b) - age(a))[0]
  return oldest ? { parts: [oldest], quietSyncs: 0 } : { parts: [], quietSyncs }
}
