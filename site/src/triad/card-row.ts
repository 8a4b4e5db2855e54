import type { LeanRow } from '@kupodex/data/game'

export type CardRow = Pick<
  LeanRow<'ttcards'>,
  'id' | 'name' | 'top' | 'right' | 'bottom' | 'left' | 'rarity' | 'ttcardTypeId'
>

/** The number of an edge as the game writes it: ten is A (spec: characters §9). */
export const edgeText = (value: number): string => (value === 10 ? 'A' : String(value))

/** The drawings of the types of cards, by their ids. */
export const typeSymbols: Readonly<Record<number, string>> = {
  1: 'card-primal',
  2: 'card-scion',
  3: 'card-society',
  4: 'card-garlean',
}
