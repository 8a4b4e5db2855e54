import type { ImportContext } from '../context/context.ts'
import { headed } from '../sheets/display-name.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { type Derived, sourceType as type } from '../sources/index.ts'
import { priceOf } from '../sources/price.ts'
import { typeOfContainer } from '../sources/type-of-item.ts'
import type { TableBuilder } from './build.ts'
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
export const ttcards: TableBuilder<'ttcards'> = {
  table: 'ttcards',
  build: (context) => {
    const { rows: names } = context.sheets.open('TripleTriadCard')
    const residents = context.sheets.open('TripleTriadCardResident')
    const real = names.filter((row) => row.text('Name') !== '' && residents.get(row.id)?.int('Top'))
    return {
      rows: real.map((row) => card(row, residents.get(row.id) ?? row.refuse('#', 'the card has no values'), context)),
      skipped: names.length - real.length,
      prose: new Map(real.map((row) => [row.id, { description: row.prose('Description') }])),
    }
  },
}
