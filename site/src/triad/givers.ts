import type { LocalisedRow } from '@kupodex/data/game'
import type { OpponentTables } from './opponents.ts'

type CardRow = Pick<LocalisedRow<'ttcards'>, 'id' | 'sources'>

/** An NPC that gives a card: for a won match, or for a price. */
export interface Giver {
  npcId: number
  /** Whom to beat for it; null for a vendor. */
  opponentId: number | null
}

/** The NPCs that give a card, each once: opponents in the game's order, then vendors. */
export const giversOf = ({ id, sources }: CardRow, ttnpcs: OpponentTables['ttnpcs']): Giver[] => {
  const opponents = ttnpcs
    .filter(({ rewardTtcardIds }) => rewardTtcardIds.includes(id))
    .toSorted((a, b) => a.sort - b.sort)
    .flatMap(({ id: opponentId, npcId }) => (npcId === null ? [] : [{ npcId, opponentId }]))
  const vendors = sources.flatMap((source) =>
    source.kind === 'shop' && source.npcId !== null ? [{ npcId: source.npcId, opponentId: null }] : [],
  )
  const known = new Set<number>()
  return [...opponents, ...vendors].filter(({ npcId }) => {
    const isNew = !known.has(npcId)
    known.add(npcId)
    return isNew
  })
}
