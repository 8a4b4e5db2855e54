import type { ListedType } from './facts.ts'

/** The drawing of each way to get things, by the id of its source type. */
const waySymbols: Readonly<Record<number, string>> = {
  1: 'achievement',
  2: 'way-quest',
  3: 'way-instance',
  4: 'way-instance',
  5: 'way-instance',
  6: 'way-event',
  7: 'way-store',
  8: 'way-fate',
  9: 'way-craft',
  10: 'way-gardening',
  11: 'way-shop',
  12: 'way-promotion',
  13: 'way-quest',
  14: 'way-activity',
  15: 'way-pvpSeries',
  16: 'way-drop',
  17: 'way-container',
  18: 'way-instance',
  19: 'way-activity',
  20: 'way-shop',
  21: 'way-shop',
  22: 'way-activity',
  23: 'way-shop',
  24: 'way-activity',
  25: 'way-activity',
  26: 'way-activity',
  27: 'way-activity',
  28: 'way-store',
  29: 'way-instance',
  30: 'way-activity',
  31: 'way-match',
  32: 'way-event',
  33: 'way',
}

/** Drawings of collections without a rarity list, whose things have none of their own. */
const ownSymbols: Partial<Record<ListedType, string>> = {
  fish: 'job-FSH',
  leve: 'way-quest',
  triadNpc: 'way-match',
  portrait: 'frame',
  bozjaNote: 'way-activity',
  cosmicMission: 'star',
}

export const symbolOf = (type: ListedType, list: string | null): string => ownSymbols[type] ?? list ?? 'way'

/** The drawing of how a thing is obtained; undefined where that is not known. */
export const waySymbolOf = (sourceTypeId: number | undefined): string | undefined => waySymbols[sourceTypeId ?? 0]
