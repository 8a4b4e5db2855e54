import { useMemo } from 'react'
import type { Thing } from '#collection/thing.ts'
import type { FateType, Language } from '@kupodex/data/game'
import { useTable } from '#tables/use-table.ts'

/** The two Bozjan maps, the one that is shown first last (spec: characters §9). */
export const mapIds = [606, 665] as const

export type MapId = (typeof mapIds)[number]

export interface FateRow {
  id: number
  name: string
  fateType: FateType
  mapId: number | null
  x: number | null
  y: number | null
  spawnedById: number | null
}

/** What is read of a field note, with whether the character has it; null where that is not known. */
export interface NoteRow {
  id: number
  number: number
  name: string
  bozjaFates: readonly number[]
  patch: string | null
  isOwned: boolean | null
}

/** How a battle is shown on the map: by whether the character still lacks a note that drops there. */
export type Overlay = 'noDrops' | 'completed' | 'missing' | 'unknown'

/** A battle on one of the maps: a skirmish, an engagement or a duel. */
export interface Battle extends FateRow {
  mapId: MapId
  /** The notes that drop there, by their numbers. */
  notes: readonly NoteRow[]
  overlay: Overlay
  /** What makes it appear; null for what appears by itself, or where that is not known. */
  after: FateRow | null
  before: readonly FateRow[]
}

const isBozjan = (mapId: number | null): mapId is MapId =>
  mapId !== null && (mapIds as readonly number[]).includes(mapId)

const overlayOf = (notes: readonly NoteRow[]): Overlay => {
  if (notes.length === 0) return 'noDrops'
  if (notes.some(({ isOwned }) => isOwned === null)) return 'unknown'
  return notes.every(({ isOwned }) => isOwned === true) ? 'completed' : 'missing'
}

export const battlesOf = (fates: readonly FateRow[], notes: readonly NoteRow[]): Battle[] => {
  const byId = new Map(fates.map((fate) => [fate.id, fate]))
  const inOrder = notes.toSorted((a, b) => a.number - b.number)
  return fates.flatMap((fate) => {
    const { id, mapId, spawnedById } = fate
    if (!isBozjan(mapId)) return []
    const own = inOrder.filter(({ bozjaFates }) => bozjaFates.includes(id))
    return [
      {
        ...fate,
        mapId,
        notes: own,
        overlay: overlayOf(own),
        after: byId.get(spawnedById ?? 0) ?? null,
        before: fates.filter((other) => other.spawnedById === id),
      },
    ]
  })
}

export type BattlesView = { state: 'loading' | 'failed' } | { state: 'ready'; battles: readonly Battle[] }

/** The battles with what drops there; `isKnown` says whether it is known which notes the character has. */
export const useBattles = (language: Language, things: readonly Thing[], isKnown: boolean): BattlesView => {
  const fates = useTable(language, 'fates')
  const notes = useTable(language, 'bozjaNotes')
  return useMemo((): BattlesView => {
    if (fates.state === 'failed' || notes.state === 'failed') return { state: 'failed' }
    if (fates.state !== 'ready' || notes.state !== 'ready') return { state: 'loading' }
    const byId = new Map(things.map((thing) => [thing.id, thing]))
    const own = notes.rows.map((row) => ({ ...row, isOwned: isKnown ? byId.get(row.id)?.isOwned === true : null }))
    return { state: 'ready', battles: battlesOf(fates.rows, own) }
  }, [fates, notes, things, isKnown])
}
