import { type Board, type MemberBoard, scoredBoards } from '@kupodex/data/rules'
import type { CharacterForNight } from '../read/character.ts'

type ScoredType = (Board | MemberBoard)['type']

const types: readonly ScoredType[] = [...new Set(scoredBoards.map(({ type }) => type))]

/** The bit that says whether it is known what a character has of a type of board. */
export const knownBit = (type: ScoredType): number => 1 << types.indexOf(type)

/** The bits of all types of boards. */
export const knownBits = ({ owned }: Pick<CharacterForNight, 'owned'>): number =>
  types.reduce((bits, type) => bits | (owned[type] ? knownBit(type) : 0), 0)
