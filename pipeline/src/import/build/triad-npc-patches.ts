import type { ItemFacts } from '../facts/item-facts.ts'
import { newestPatch, oldestPatch, patchBetween } from '../facts/patch-order.ts'

/** What an opponent shows of its age: the items of the cards that it plays and that it gives. */
interface OpponentItems {
  id: number
  deckItems: readonly number[]
  rewardItems: readonly number[]
}

type DatedItems = Pick<ItemFacts, 'patchOf'>

/** The newest card of the deck, and no patch before that of the oldest card to win: decks were changed least of all. */
const ownPatch = ({ deckItems, rewardItems }: OpponentItems, items: DatedItems): string | null => {
  const patches = (ids: readonly number[]) => ids.map((id) => items.patchOf(id))
  return newestPatch([...patches(deckItems), oldestPatch(patches(rewardItems))])
}

/**
 * The patch that brought each opponent, by id; null where no card is dated. No sheet has it. It is that of the newest card
 * in the deck, at least of the oldest card to win, and, since the game numbers opponents as they come, not before that of
 * the opponent before it nor after that of the one after it, where these two agree. This is sure where deck and cards to win are
 * of one patch (most); a deck that got a later card, or cards that came from elsewhere, can make it a patch or two off.
 * The quest that opens an opponent says nothing: no sheet dates quests.
 */
export const opponentPatches = (
  opponents: readonly OpponentItems[],
  items: DatedItems,
): ReadonlyMap<number, string | null> => {
  const known = opponents
    .toSorted((a, b) => a.id - b.id)
    .flatMap((opponent) => {
      const patch = ownPatch(opponent, items)
      return patch === null ? [] : [{ id: opponent.id, patch }]
    })
  let before: string | null = null
  const found = new Map<number, string | null>()
  for (const [at, { id, patch }] of known.entries()) {
    const after = known[at + 1]?.patch ?? null
    const agree: boolean = before !== null && after !== null && Number(before) <= Number(after)
    before = agree ? patchBetween(patch, before, after) : patch
    found.set(id, before)
  }
  return found
}
