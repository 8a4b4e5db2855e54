import { itemTypes } from '@kupodex/data/character'
import type { KnownProgress } from '@kupodex/data/contract'
import { boardTypes } from '@kupodex/data/game'
import type { CardContent, CharacterCard } from './content.ts'

const ranked = (world: number | null, dataCenter: number | null, global: number | null): CharacterCard['ranks'] =>
  boardTypes.map((type) => ({ type, world, of: dataCenter, global }))

const everywhere = (progress: KnownProgress | null): CharacterCard['collections'] =>
  itemTypes.map((type) => ({ type, progress }))

/** As far as a character can be that has this many percent. */
const progressOf = (percent: number): KnownProgress => ({ count: 36 * percent, possible: 3600, percent })

const base: CharacterCard = {
  kind: 'character',
  name: 'Aldo Test',
  world: 'Testworld',
  dataCenter: 'Testcenter',
  ranks: ranked(3, 40, 900),
  collections: itemTypes.map((type, at) => ({ type, progress: progressOf((at * 37) % 101) })),
  day: '2026-11-23',
}

/** Cards of every kind, by what is special in them. */
export const sampleCards: Readonly<Record<string, CardContent>> = {
  usual: base,
  // As long as a name can be, of the widest letters, with ranks of seven digits.
  long: { ...base, name: 'Wwwwwwwwwwwww Mmmmmm', ranks: ranked(1_234_567, 9_999_999, 9_999_999) },
  japanese: { ...base, name: '光の戦士 龍驤鷲嶺', world: '東京' },
  cyrillic: { ...base, name: 'Жанна Ёлкина' },
  nothing: { ...base, ranks: ranked(null, null, null), collections: everywhere(null), day: null },
  everything: {
    ...base,
    ranks: ranked(1, 200_000, 1),
    collections: everywhere({ count: 1743, possible: 1743, percent: 100 }),
  },
  private: { kind: 'private' },
  unknown: { kind: 'unknown' },
  deleted: { kind: 'deleted' },
}
