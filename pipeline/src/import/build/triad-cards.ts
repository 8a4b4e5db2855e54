import type { ImportContext } from '../context/context.ts'
import { itemName } from '../context/item-name.ts'
import { headed } from '../sheets/display-name.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { type Derived, sourceType as type } from '../sources/index.ts'
import { priceOf } from '../sources/price.ts'
import { typeOfContainer } from '../sources/type-of-item.ts'
import { fromSheet, type TableBuilder } from './build.ts'
import { acquired, itemsUnlocking } from './collectable.ts'

/** The small pictures of the cards lie in one block of icons, by card id. */
const iconBase = 88_000

const cardItem = (row: SheetRow, context: ImportContext): number => itemsUnlocking(context, 'ttcards', row.id)[0] ?? 0

/** How the sheets say a card is got (TripleTriadCardObtain names the codes); `Acquisition` points to what gives it. */
const wayOf = (row: SheetRow, context: ImportContext): Derived => {
  const id = row.int('Acquisition')
  switch (row.int('AcquisitionType')) {
    case 1:
      return { source: { kind: 'activity', activity: 'tutorial' }, type: type.tripleTriad }
    case 2:
    case 3:
    case 12:
    case 14:
      return { source: { kind: 'instance', id } }
    case 4:
    case 5:
      return { source: { kind: 'fate', id } }
    case 6:
      return { source: { kind: 'match', npcId: id } }
    case 7:
      return { source: { kind: 'activity', activity: 'cardTournament' }, type: type.tripleTriad }
    case 8:
    case 9:
      return { source: { kind: 'container', itemId: id }, type: typeOfContainer(id) }
    case 10:
      return { source: { kind: 'shop', npcId: id, cost: priceOf(context, cardItem(row, context), type.goldSaucer) } }
    case 11:
      return { source: { kind: 'achievement', id } }
    case 13:
      return { source: { kind: 'event', limited: true } }
    default:
      return row.refuse('AcquisitionType', 'there is no such way to get a card')
  }
}

const card = (row: SheetRow, values: SheetRow, context: ImportContext) => {
  const way = wayOf(values, context)
  return {
    id: row.id,
    name: headed(row.names('Name')),
    sort: values.int('UIPriority') * 1000 + values.int('Order'),
    icon: iconBase + row.id,
    ...acquired(context, 'ttcards', row.id, [way]),
    top: values.int('Top'),
    bottom: values.int('Bottom'),
    left: values.int('Left'),
    right: values.int('Right'),
    rarity: values.int('TripleTriadCardRarity'),
    ttcardTypeId: values.int('TripleTriadCardType') || null,
    saleValue: values.int('SaleValue'),
    number: values.int('Order'),
    isExtra: values.int('UIPriority') !== 0,
  }
}

/** Cards with edges; the others are placeholders for cards to come. */
export const ttcards = fromSheet('ttcards', 'TripleTriadCard', ({ sheets }) => {
  const residents = sheets.open('TripleTriadCardResident')
  return {
    keep: (row) => row.text('Name') !== '' && Boolean(residents.get(row.id)?.int('Top')),
    make: (row, context) => card(row, residents.get(row.id) ?? row.refuse('#', 'the card has no values'), context),
    prose: (row) => ({ description: row.prose('Description') }),
  }
})

/** Packs and sacks of cards, from `data/hand/triad-packs.csv` (item, price, card: one row for each card). */
export const triadPacks: TableBuilder<'triadPacks'> = {
  table: 'triadPacks',
  build: (context) => {
    const cards = context.sheets.open('TripleTriadCard')
    const facts = context.hand.read('triad-packs', ['item_id', 'price', 'ttcard_id'])
    const packs = Map.groupBy(facts, (row) => row.int('item_id'))
    const rows = [...packs].flatMap(([id, [first, ...others]]) => {
      if (first === undefined) return []
      const price = first.int('price')
      for (const row of others)
        if (row.int('price') !== price) row.refuse('price', `the item ${id} has another price, ${price}`)
      const name = itemName(context, id)
      // Without item facts no item has a name.
      if (name === null) return []
      const ttcardIds = [first, ...others].map((row) => {
        const card = row.int('ttcard_id')
        return cards.get(card) === undefined ? row.refuse('ttcard_id', `there is no card ${card}`) : card
      })
      return [{ id, name, price, ttcardIds: [...new Set(ttcardIds)].sort((a, b) => a - b) }]
    })
    return { rows: rows.sort((a, b) => a.id - b.id), skipped: packs.size - rows.length }
  },
}
