import { recordOf } from '@kupodex/data/game'
import { type GainMeasure, type GainType, gainTypes, scoreOf } from '@kupodex/data/rules'

/** What a thing adds to each measure but rarity points, which change with the week. */
interface GainWeight {
  id: number
  counts: boolean
  gamePoints: number
}

/**
 * What things add to gains, as the build publishes it: of each collection the ids of those that add something, ascending, each as its
 * distance from the one before; whether they count; and achievement points, where there are any.
 */
export type GainFile = Readonly<
  Record<GainType, { ids: readonly number[]; counts: readonly (0 | 1)[]; points: readonly number[] }>
>

declare module '#ask/files.ts' {
  interface FileAnswers {
    gainWeights: GainFile
  }
}

/** The file of some things, which are in the order of their ids. */
export const gainFileOf = (things: Readonly<Record<GainType, readonly GainWeight[]>>): GainFile =>
  recordOf(gainTypes, (type) => {
    const some = things[type].filter(({ counts, gamePoints }) => counts || gamePoints > 0)
    return {
      ids: some.map(({ id }, at) => id - (some[at - 1]?.id ?? 0)),
      counts: some.map(({ counts }) => (counts ? 1 : 0)),
      points: type === 'achievement' ? some.map(({ gamePoints }) => gamePoints) : [],
    }
  })

export const readGainFile = (file: GainFile): ReadonlyMap<GainType, ReadonlyMap<number, GainWeight>> =>
  new Map(
    gainTypes.map((type) => {
      const { ids, counts, points } = file[type]
      let id = 0
      const weights = ids.map((distance, at): [number, GainWeight] => {
        id += distance
        return [id, { id, counts: counts[at] === 1, gamePoints: points[at] ?? 0 }]
      })
      return [type, new Map(weights)]
    }),
  )

/** What a thing adds to a measure; 0 where the measure is not of its collection. Points of Legacy achievements are not in the file. */
export const gainOf = (
  { of }: GainMeasure,
  type: GainType,
  weight: GainWeight | undefined,
  rarityPoints: number,
): number => {
  const measure = of.find((one) => one.type === type)?.measure
  return measure === undefined || weight === undefined
    ? 0
    : scoreOf(measure, { ...weight, legacy: false, rarityPoints })
}
