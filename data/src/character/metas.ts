import { recordOf } from '../game/record-of.ts'
import type { CharacterFacts } from './facts.ts'
import type { Owned } from './parts.ts'

/** Whether a meta is complete, and since when (epoch s). */
interface MetaState {
  id: number
  obtained: boolean
  firstDate: number | null
}

const parts = ['achievements', 'mounts', 'minions'] as const

type MetaOwned = Readonly<Record<(typeof parts)[number], readonly Owned[]>>

const datesOf = (owned: readonly Owned[]) => new Map(owned.map(({ id, date }) => [id, date]))

/**
 * Which metas are complete: by the achievement that the game gives for the set, else once everything it needs is owned (dated
 * by the last of it). A meta that needs something that is in no collection is complete by its achievement only.
 */
export const metasOf = (owned: MetaOwned, metas: CharacterFacts['metas']): MetaState[] => {
  const dates = recordOf(parts, (part) => datesOf(owned[part]))
  return metas.map((meta) => {
    const given = dates.achievements.get(meta.achievementId)
    if (given !== undefined) return { id: meta.id, obtained: true, firstDate: given }
    const needed = parts.flatMap((part) => meta[part].map((id) => dates[part].get(id)))
    const has = needed.filter((date) => date !== undefined)
    const obtained = !meta.open && needed.length > 0 && has.length === needed.length
    return { id: meta.id, obtained, firstDate: obtained ? Math.max(...has) : null }
  })
}
