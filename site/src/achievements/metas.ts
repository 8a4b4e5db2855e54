import type { CharacterAnswer } from '@kupodex/data/contract'
import { achievementPatch } from '@kupodex/data/game'
import type { Meta, MetaSources } from './meta-sources.ts'
import type { RewardItem } from './rewards.ts'
import { type Dates, datesOf } from './states.ts'

/** The groups of metas in the order of the page, with their words in addresses. */
export const metaGroups = [
  { group: 1, slug: 'achievements-1' },
  { group: 2, slug: 'achievements-2' },
  { group: 3, slug: 'relics' },
  { group: 4, slug: 'mounts-and-minions' },
] as const

export type MetaGroupSlug = (typeof metaGroups)[number]['slug']

/** A part of a meta: an achievement, a mount or a minion, or an item that unlocks neither. */
export interface MetaPart {
  type: 'achievement' | 'mount' | 'minion' | 'item'
  id: number
  name: string
  /** The main patch that brought it, in tenths; null where it is not known. */
  patch: number | null
  /** When the character got it (epoch s), 0 where that is not known; null while it has not. */
  date: number | null
}

export interface MetaRow {
  meta: Meta
  /** The main patch that brought it, in tenths: that of its achievement, or else of its oldest part; null where none is known. */
  patch: number | null
  parts: readonly MetaPart[]
  /** How many of the parts the character has. */
  done: number
  obtained: boolean
  /** When it was complete for the first time (epoch s), 0 where that is not known. */
  firstDate: number | null
}

const itemPart = (
  itemId: number,
  reward: RewardItem | undefined,
  dates: Record<'mount' | 'minion', Dates>,
): MetaPart => {
  const name = reward?.name ?? ''
  const patch = reward?.patch ?? null
  const [type, id] = reward?.page ?? []
  if ((type === 'mount' || type === 'minion') && id !== undefined)
    return { type, id, name, patch, date: dates[type].get(id) ?? null }
  return { type: 'item', id: itemId, name, patch, date: null }
}

const patchOf = ({ achievementId }: Meta, parts: readonly MetaPart[]): number | null => {
  if (achievementId > 0) return achievementPatch(achievementId)
  const known = parts.flatMap(({ patch }) => patch ?? [])
  return known.length === 0 ? null : Math.min(...known)
}

/** The metas in their order, with what a character has of each. */
export const metaRows = (
  { metas, achievements, items }: Pick<MetaSources, 'metas' | 'achievements' | 'items'>,
  character: Pick<CharacterAnswer, 'achievements' | 'mounts' | 'minions' | 'metas'>,
): MetaRow[] => {
  const done = datesOf(character.achievements)
  const dates = { mount: datesOf(character.mounts), minion: datesOf(character.minions) }
  const byId = new Map(achievements.map((row) => [row.id, row]))
  const byCategory = Map.groupBy(achievements, ({ categoryId }) => categoryId)
  const states = new Map(character.metas.map((state) => [state.id, state]))
  return metas
    .toSorted((a, b) => a.id - b.id)
    .map((meta) => {
      const excluded = new Set(meta.excludedAchievements)
      const ofCategories = meta.achievementCategories.flatMap((id) => byCategory.get(id) ?? [])
      const needed = [
        ...meta.achievements.flatMap((id) => byId.get(id) ?? []),
        ...ofCategories.filter(({ id }) => !excluded.has(id)).toSorted((a, b) => a.sort - b.sort),
      ]
      const parts = [
        ...[...new Set(needed)].map(({ id, name }): MetaPart => ({
          type: 'achievement',
          id,
          name,
          patch: achievementPatch(id),
          date: done.get(id) ?? null,
        })),
        ...meta.items.map((id) => itemPart(id, items[id], dates)),
      ]
      const { obtained, firstDate } = states.get(meta.id) ?? { obtained: false, firstDate: null }
      return {
        meta,
        patch: patchOf(meta, parts),
        parts,
        done: parts.filter(({ date }) => date !== null).length,
        obtained,
        firstDate,
      }
    })
}

export interface FoundMeta {
  /** The group that is shown; null for all. */
  group: (typeof metaGroups)[number] | null
  open: MetaRow | null
  /** False for an address that leads to nothing. */
  exists: boolean
}

/** Finds what the parts of an address mean: a group, or a meta by its slug and id, either of which may be left out. */
export const findMeta = (rows: readonly MetaRow[], [slug, id]: readonly string[]): FoundMeta => {
  if (slug === undefined) return { group: null, open: null, exists: true }
  const group = metaGroups.find((one) => one.slug === slug) ?? null
  if (group !== null) return { group, open: null, exists: id === undefined }
  const open = rows.find(({ meta }) => meta.slug === slug && (id === undefined || meta.id === Number(id))) ?? null
  return { group: null, open, exists: open !== null }
}
