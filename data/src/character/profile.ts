import * as z from 'zod'
import { privacySchema } from './privacy.ts'
import { epochMs } from '../game/scalars.ts'
import { storedObject } from './stored-object.ts'

const tableId = z.int().positive().nullable().default(null)
const text = z.string().nullable().default(null)

/** The states of a character (spec: characters §4). `updating` is never stored: it is derived from the queue. */
export const characterStatuses = ['adding', 'ready', 'updating', 'private', 'deleted', 'notFound'] as const

export type CharacterStatus = (typeof characterStatuses)[number]

/**
 * What is kept of a character beside its collections. Ids are those of the game's tables; null means not known or none. Names
 * of world, data center and the like are not stored: they follow from the ids. Every field has a default, for records stored
 * before the field existed, except `id`, `status` and `createdAt`, which always existed.
 */
export const profileSchema = storedObject({
  /** The Lodestone's id, 1 to 2^53 - 1. */
  id: z.int().positive(),
  status: z.enum(characterStatuses).exclude(['updating']),
  name: text,
  worldId: tableId,
  /** Avatar, with the query that changes whenever the picture does. */
  iconUrl: text,
  /** Portrait in full size. */
  imageUrl: text,
  clanId: z.int().min(1).max(16).nullable().default(null),
  gender: z.enum(['male', 'female']).nullable().default(null),
  guardianId: tableId,
  townId: tableId,
  grandCompanyId: tableId,
  /** Free company ids have 19 or 20 digits, more than a number holds. */
  freeCompany: storedObject({ id: z.string().regex(/^[0-9]+$/), name: z.string() })
    .nullable()
    .default(null),
  titleId: tableId,
  activeJobId: tableId,
  /** Level by job id; a job that is not unlocked is absent. */
  levels: z.record(z.string().regex(/^[0-9]+$/), z.int().positive()).default({}),
  /** The best average item level seen for each job; only the active job shows its gear. */
  gear: z.record(z.string().regex(/^[0-9]+$/), z.int().positive()).default({}),
  /** What its page names and our tables do not have yet, by the field that will have it; levels by the names of such jobs. */
  byName: storedObject({
    fields: z.record(z.string(), z.string()).default({}),
    levels: z.record(z.string(), z.int().positive()).default({}),
  }).prefault({}),
  /** `asked`: hidden, as its introduction has the word for that; `undone`: the word is there, and somebody who verified it does not want it hidden. */
  optOut: z.enum(['asked', 'undone']).nullable().default(null),
  /** True for a character that played before the relaunch: only those have Legacy achievements. */
  legacy: z.boolean().default(false),
  /** Whether it was found among the members of a free company: nobody had asked for it. */
  found: z.boolean().default(false),
  /** When the id was first asked for, or found (epoch ms). */
  createdAt: epochMs,
  /** When the profile was last read successfully (epoch ms). */
  updatedAt: epochMs.nullable().default(null),
  privacy: privacySchema.prefault({}),
})

/** What is kept of a character beside its collections. */
export type CharacterProfile = z.infer<typeof profileSchema>

/** The record of an id that was requested but not read yet: of all else there is what the schema says where nothing is known. */
export const newProfile = (id: number, now: number): CharacterProfile =>
  profileSchema.parse({ id, status: 'adding', createdAt: now })

/** Clan and gender in one number, as `clanId2` in the spec: 1 to 32, male before female within a clan; 0 where either is not known. */
export const clanAndGender = ({ clanId, gender }: Pick<CharacterProfile, 'clanId' | 'gender'>): number =>
  clanId === null || gender === null ? 0 : clanId * 2 - (gender === 'male' ? 1 : 0)
