import { type Board, type MemberBoard, scoredBoards } from '@kupodex/data/rules'
import type { CharacterForNight } from '../read/character.ts'

type ScoredType = (Board | MemberBoard)['type']

const bits = new Map([...new Set(scoredBoards.map(({ type }) => type))].map((type, at) => [type, 1 << at]))

/** The bit that says whether it is known what a character has of a type of board. */
export const knownBit = (type: ScoredType): number => bits.get(type) ?? 0

/** The bits of all types of boards. */
export const knownBits = ({ owned }: Pick<CharacterForNight, 'owned'>): number => {
  let known = 0
  for (const [type, bit] of bits) if (owned[type]) known |= bit
  return known
}
