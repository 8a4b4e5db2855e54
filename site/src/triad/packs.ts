import type { LeanRow } from '@kupodex/data/game'
import type { Thing } from '#collection/thing.ts'

/** A pack with the cards that may be in it, those that are missing first. */
export interface PackView {
  pack: LeanRow<'triadPacks'>
  cards: readonly Thing[]
  missing: number
}

/** Packs with what a character has of their cards: those that have most of what is missing first, else in the game's order. */
export const packViews = (packs: readonly LeanRow<'triadPacks'>[], things: readonly Thing[]): PackView[] => {
  const byId = new Map(things.map((thing) => [thing.id, thing]))
  return packs
    .map((pack): PackView => {
      const cards = pack.ttcardIds
        .flatMap((id) => byId.get(id) ?? [])
        .toSorted((a, b) => Number(a.isOwned) - Number(b.isOwned))
      return { pack, cards, missing: cards.filter(({ isOwned }) => !isOwned).length }
    })
    .sort((a, b) => b.missing - a.missing)
}
