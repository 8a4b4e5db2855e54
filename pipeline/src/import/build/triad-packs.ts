import { itemName } from '../context/item-name.ts'
import type { TableBuilder } from './build.ts'

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
