import type { ImportContext } from '../context/context.ts'
import type { TtNpcFact } from '../facts/item-facts.ts'
import { verdictByHand } from '../facts/ranges.ts'
import type { Sheet, SheetRow } from '../sheets/sheet.ts'
import { fromSheet, namesFromSheet } from './build.ts'
import { placesOf, shownAt } from './places.ts'
import { opponentPatches } from './triad-npc-patches.ts'
import { unlockByItem } from '../sources/unlocks.ts'

/** TripleTriadCardResident.AcquisitionType: won from an NPC. */
const wonFromNpc = 6
/** TripleTriadResident.Order of decks that stand for no opponent: tutorials and tournaments. */
const noOpponent = 65_535
/** Community lists give whole map coordinates, so a place fits within this distance. */
const nearby = 1.6

export const ttcardTypes = namesFromSheet('ttcardTypes', 'TripleTriadCardType')

export const ttrules = fromSheet('ttrules', 'TripleTriadRule', {
  keep: (row) => row.text('Name') !== '',
  make: (row) => ({ id: row.id, name: row.names('Name') }),
  prose: (row) => ({ description: row.prose('Description') }),
})

const deckCards = (row: SheetRow) => [...row.ids('TripleTriadCardFixed'), ...row.ids('TripleTriadCardVariable')]

/** Cards by the item that holds them; a few are kept by hand. */
const cardsByItem = (context: ImportContext): ReadonlyMap<number, number> =>
  new Map([
    ...context.hand
      .read('ttcard-items', ['item_id', 'ttcard_id'])
      .map((row) => [row.int('item_id'), row.int('ttcard_id')] as const),
    ...[...unlockByItem(context)]
      .filter(([, { kind }]) => kind === 'ttcard')
      .map(([itemId, { id }]) => [itemId, id] as const),
  ])

/** NPCs from which the sheets say that one of these cards is won. */
const winners = (cards: readonly number[], residents: Sheet): number[] =>
  cards
    .map((card) => residents.get(card))
    .filter((row) => row?.int('AcquisitionType') === wonFromNpc)
    .map((row) => row?.int('Acquisition') ?? 0)

const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b).join(' ')

const deckOf = (fixed: readonly number[], variable: readonly number[]) => `${sorted(fixed)} | ${sorted(variable)}`

const stands = (npcId: number, fact: TtNpcFact, { sheets }: ImportContext): boolean =>
  placesOf(sheets, npcId).some((place) => {
    const shown = shownAt(sheets, place)
    const name = shown && sheets.open('PlaceName').get(shown.map.int('PlaceName'))?.text('Name')
    if (!shown || name !== fact.place.en || fact.x === null || fact.y === null) return false
    return Math.abs(shown.x - fact.x) < nearby && Math.abs(shown.y - fact.y) < nearby
  })

/** The opponent of each deck: its script's NPC where the export names it, else by deck and place, else by the cards won. */
const opponents = (context: ImportContext) => {
  const { sheets, items } = context
  const residents = sheets.open('TripleTriadCardResident')
  const byName = Map.groupBy(sheets.open('ENpcResident').rows, (row) => row.text('Singular').toLowerCase())
  const facts = new Map(items.ttNpcs.map((fact) => [deckOf(fact.fixedCards, fact.variableCards), fact]))
  const scripted = new Map(
    (sheets.find('ENpcBase')?.rows ?? []).flatMap((row) => row.ints('ENpcData').map((data) => [data, row.id] as const)),
  )
  return (row: SheetRow, rewards: readonly number[]): number | null => {
    const script = scripted.get(row.id)
    if (script !== undefined) return script
    const fact = facts.get(deckOf(row.ids('TripleTriadCardFixed'), row.ids('TripleTriadCardVariable')))
    const won = winners(rewards, residents)
    if (!fact) return won[0] ?? null
    const standing = (byName.get(fact.name.en.toLowerCase()) ?? [])
      .map(({ id }) => id)
      .filter((id) => stands(id, fact, context))
    return standing.find((id) => won.includes(id)) ?? standing[0] ?? null
  }
}

/** Opponents, in the order of the card list. */
export const ttnpcs = fromSheet('ttnpcs', 'TripleTriad', (context) => {
  const { rows } = context.sheets.open('TripleTriad')
  const orders = context.sheets.open('TripleTriadResident')
  const order = (row: SheetRow) => orders.get(row.id)?.int('Order') ?? noOpponent
  const keep = (row: SheetRow) => order(row) !== noOpponent
  const cards = cardsByItem(context)
  const itemsOf = Map.groupBy(cards.keys(), (item) => cards.get(item))
  const patches = opponentPatches(
    rows.filter(keep).map((row) => ({
      id: row.id,
      deckItems: deckCards(row).flatMap((card) => itemsOf.get(card) ?? []),
      rewardItems: row.ids('ItemPossibleReward'),
    })),
    context.items,
  )
  const opponent = opponents(context)
  return {
    keep,
    make: (row) => {
      const rewards = row
        .ids('ItemPossibleReward')
        .map((item) => cards.get(item))
        .filter((card) => card !== undefined)
      const npcId = opponent(row, rewards)
      return {
        id: row.id,
        npcId: npcId && context.references.note('npcs', npcId),
        sort: order(row),
        rewardTtcardIds: rewards,
        fixedTtcardIds: row.ids('TripleTriadCardFixed'),
        variableTtcardIds: row.ids('TripleTriadCardVariable'),
        ttruleIds: row.ids('TripleTriadRule'),
        usesRegionalRules: row.bool('UsesRegionalRules'),
        fee: row.int('Fee'),
        obtainable: verdictByHand(context.hand, 'ttnpcs', row.id)?.is !== 'gone',
        patch: patches.get(row.id) ?? null,
      }
    },
  }
})
