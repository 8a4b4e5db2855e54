import * as z from 'zod'
import { storedObject } from '../character/index.ts'
import { epochMs } from '../game/scalars.ts'
import { isNewer, readable } from './item.ts'
import { groupKey, withinKey } from './table.ts'

/** Somebody who edits a group: their key, what they are called in the group, since when (epoch ms). */
const personSchema = storedObject({ user: z.string(), id: z.string(), since: epochMs })

/** Why somebody reported a group, and when (epoch ms); `by` is a hash that leads to nobody. */
const reportSchema = storedObject({ by: z.string(), reason: z.string(), at: epochMs })

const characterId = z.int().positive()

const groupSchema = storedObject({
  slug: z.string(),
  name: z.string(),
  note: z.string().default(''),
  /** Since when it is listed (epoch ms); null for one that is not. */
  listedAt: epochMs.nullable().default(null),
  owner: personSchema,
  editors: z.array(personSchema).default([]),
  /** Ids of its characters, in the order in which they were added. */
  members: z.array(characterId).default([]),
  /** Those that their owners took out of it for good. */
  barred: z.array(characterId).default([]),
  invitation: storedObject({ code: z.string(), until: epochMs }).nullable().default(null),
  reports: z.array(reportSchema).default([]),
  /** Who reported it (`by`) before its reports were dismissed. */
  dismissed: z.array(z.string()).default([]),
  createdAt: epochMs,
  /** When its name, note, listing or members last changed. */
  updatedAt: epochMs,
  /** Whether it is being deleted: for everybody it is gone. */
  closed: z.boolean().default(false),
  revision: z.int().nonnegative(),
})

/** A group of characters. Users are given by their keys, times in epoch ms. */
export type StoredGroup = z.infer<typeof groupSchema>

export type GroupPerson = StoredGroup['owner']

export const groupItemKey = (slug: string) => ({ pk: groupKey(slug), sk: 'GROUP' })

/** The partitions of what says only where to look: for listed groups, and for those that were reported. */
export const listedPartition = 'LISTED'
export const reportedPartition = 'REPORTED'

/** Reads a group; throws for an item that is not valid or of a later release. */
export const parseGroup = (item: Record<string, unknown>): StoredGroup => groupSchema.parse(readable(item))

/** The same for lists, which go on without one that cannot be read, or is being deleted. */
export const groupInList = (item: Record<string, unknown>): StoredGroup | null => {
  const parsed = isNewer(item) ? null : groupSchema.safeParse(item)
  return parsed?.success && !parsed.data.closed ? parsed.data : null
}

/** What somebody may do with a group; null for nothing. */
export const roleIn = ({ owner, editors }: StoredGroup, user: string): 'owner' | 'editor' | null => {
  if (owner.user === user) return 'owner'
  return editors.some((editor) => editor.user === user) ? 'editor' : null
}

/** The key of an item that says only where to look for a group. */
export interface GroupPointer {
  pk: string
  sk: string
}

/** The item by which a character's owner finds a group that the character is in. */
export const pointerOfMember = ({ slug }: Pick<StoredGroup, 'slug'>, id: number): GroupPointer => ({
  pk: withinKey(id),
  sk: slug,
})

/** Where a group is among others in the order of a time (epoch ms). */
const placeAt = (time: number, slug: string): string => `${String(time).padStart(13, '0')}-${slug}`

export const slugAtPlace = (place: string): string => place.slice(place.indexOf('-') + 1)

/** The pointers that there have to be to a group: none to one that is gone. */
export const pointersTo = (group: StoredGroup | null): GroupPointer[] => {
  if (group === null || group.closed) return []
  const { slug, members, listedAt, createdAt, reports } = group
  const [firstReport] = reports
  return [
    ...members.map((id) => pointerOfMember(group, id)),
    ...(listedAt === null ? [] : [{ pk: listedPartition, sk: placeAt(createdAt, slug) }]),
    ...(firstReport === undefined ? [] : [{ pk: reportedPartition, sk: placeAt(firstReport.at, slug) }]),
  ]
}
