import { csvOf } from '#format/csv.ts'
import { plainProse } from '#format/plain-prose.ts'
import { waysText } from './item.ts'
import { nameOf } from './row.ts'
import type { RarityRow } from './list.ts'

const heads = ['place', 'id', 'name', 'count', 'percent', 'points', 'obtainable', 'howTo']

export const rarityCsv = (rows: readonly RarityRow[]): string =>
  csvOf([
    heads,
    ...rows.map(({ place, id, item, count, percentFull, points }) => [
      place ?? '',
      id,
      nameOf(item),
      count,
      percentFull,
      points,
      item.gone ? 'no' : 'yes',
      plainProse(waysText(item)),
    ]),
  ])
