import type { TickedCollection } from '../game/collections/index.ts'
import { recordOf } from '../game/record-of.ts'
import { type MarkType, markTables, markTypes } from './mark-types.ts'
import { oncePer } from './once.ts'
import type { Owned } from './parts.ts'

/** What one achievement proves of a collection: it gives these things, or cannot be had without all of them. */
export type Proof = [achievementId: number, ids: number[]]

export type Proofs = Record<MarkType, Proof[]>

type Source = Readonly<{ kind: string; id?: number; limited?: boolean | undefined }>
type RowWithWays = { readonly id: number; readonly deleted: boolean; readonly sources?: readonly Source[] }

export type ProofTables = {
  proofs: readonly { id: number; table: TickedCollection['table']; ids: readonly number[]; deleted: boolean }[]
} & { readonly [Table in TickedCollection['table']]: readonly RowWithWays[] }

const givenBy = ({ sources = [] }: RowWithWays): number[] =>
  sources.flatMap(({ kind, id }) => (kind === 'achievement' && id !== undefined ? [id] : []))

export const proofsOf = (tables: ProofTables): Proofs =>
  recordOf(markTypes, (type) => {
    const table = markTables[type]
    const needed = tables.proofs
      .filter((row) => row.table === table && !row.deleted)
      .flatMap(({ id, ids }) => ids.map((thing) => [id, thing] as const))
    const given = tables[table]
      .filter(({ deleted }) => !deleted)
      .flatMap((row: RowWithWays) => givenBy(row).map((achievement) => [achievement, row.id] as const))
    const byAchievement = Map.groupBy([...given, ...needed], ([achievement]) => achievement)
    return [...byAchievement]
      .map(([achievement, pairs]): Proof => [
        achievement,
        [...new Set(pairs.map(([, id]) => id))].sort((a, b) => a - b),
      ])
      .sort(([a], [b]) => a - b)
  })

const byAchievement = oncePer((proofs: readonly Proof[]) => new Map(proofs))

/** The things that a character's achievements prove, each with the first of them that does and its date. */
export const proven = (
  proofs: readonly Proof[],
  achievements: readonly Owned[],
): (Owned & { achievement: number })[] => {
  if (proofs.length === 0) return []
  const idsOf = byAchievement(proofs)
  const things = new Map<number, Owned & { achievement: number }>()
  for (const { id: achievement, date } of achievements) {
    for (const id of idsOf.get(achievement) ?? []) {
      const known = things.get(id)
      if (known === undefined || (date > 0 && (known.date === 0 || date < known.date)))
        things.set(id, { id, date, achievement })
    }
  }
  return [...things.values()]
}
