import type { ImportContext } from '../context/context.ts'
import { slugOf } from '../sheets/display-name.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { acquired, soldOf } from './collectable.ts'
import { fromSheet } from './build.ts'

/** The order of a roll whose number the game hides until it is owned. */
const hiddenOrder = 65535

const placeOf = (row: SheetRow, { sheets }: ImportContext): SheetRow =>
  sheets.open('OrchestrionUiparam').get(row.id) ?? row.refuse('#', 'OrchestrionUiparam has no row with this id')

export const orchestrions = fromSheet('orchestrions', 'Orchestrion', {
  keep: (row) => row.text('Name') !== '',
  make: (row, context) => {
    const place = placeOf(row, context)
    const order = place.int('Order')
    return {
      id: row.id,
      name: row.names('Name'),
      sort: order,
      icon: 0,
      ...acquired(context, 'orchestrions', row.id),
      onMarket: soldOf(context, 'orchestrions', row.id),
      number: order === hiddenOrder ? null : order,
      orchestrionCategoryId: place.int('OrchestrionCategory'),
    }
  },
  prose: (row) => ({ description: row.prose('Description') }),
})

/** Categories of orchestrion rolls; those whose order the game hides (Seasonal, Online Store) do not count. */
export const orchestrionCategories = fromSheet('orchestrionCategories', 'OrchestrionCategory', {
  keep: (row) => row.int('Order') !== 0,
  make: (row) => ({
    id: row.id,
    name: row.names('Name'),
    icon: row.int('Icon'),
    sort: row.int('Order'),
    slug: slugOf(row.text('Name')),
    counted: row.int('HideOrder') === 0,
  }),
})
