import type { CallId } from './calls.ts'

/** A field of an answer as `name`, `list[].name` or `record.*.name`. */
export type FieldPath = string

export type FieldType = 'number' | 'string' | 'boolean' | 'number | null' | 'string | null' | 'number | string'

const rankTexts: Readonly<Record<FieldPath, FieldType>> = {
  ...{ achievementRank: 'string | null', globalAchievementRank: 'string | null' },
  ...{ mountRank: 'string | null', globalMountRank: 'string | null' },
  ...{ minionRank: 'string | null', globalMinionRank: 'string | null' },
}

/** Fields that programs of players read, by call: their names, places and types stay. One that an answer may lack is of its type where it is there. */
export const guaranteedFields: Partial<Record<CallId, Readonly<Record<FieldPath, FieldType>>>> = {
  rarity: { 'rarity[].id': 'number', 'rarity[].points': 'number', 'rarity[].percentile': 'number' },
  gameTable: { 'tables.*[].id': 'number | string' },
  thing: { name: 'string', collection: 'string', 'facts[]': 'string' },
  charrealtime: rankTexts,
  charsearch: {
    ...{ deployTime: 'number', 'results[].id': 'number', 'results[].name': 'string' },
    ...{ 'results[].iconUrl': 'string', 'results[].worldId': 'number' },
  },
  char: {
    ...{ status: 'string', raceName: 'string | null', tribeName: 'string | null' },
    ...{ 'mounts[].id': 'number', 'minions[].id': 'number' },
    ...{ 'achievements[].id': 'number', 'achievements[].date': 'number', achievementsPrivate: 'boolean' },
    ...{ mountRank: 'number | null', minionRank: 'number | null', achievementRank: 'number | null' },
    ...{ createdAt: 'number | null', updatedAt: 'number | null' },
  },
  ishgard: {
    ...{ 'chars[].rank': 'number', 'chars[].id': 'number | null', 'chars[].name': 'string' },
    ...{ 'chars[].worldId': 'number', 'chars[].jobId': 'number', 'chars[].score': 'number' },
  },
}
