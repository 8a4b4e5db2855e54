import { type Unlock, unlockSchema } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import { allExportUnlocks } from '../sources/export-unlocks.ts'
import { rowsBy } from '../sources/sheet-index.ts'

/** An item's unlock link may be a hairstyle's or something else's; only what the sheet of hairstyles has is one. */
const isReal = ({ kind, id }: Unlock, { sheets }: ImportContext): boolean =>
  kind !== 'hair' || rowsBy(sheets.open('CharaMakeCustomize'), 'UnlockLink').has(id)

const exported = (context: ImportContext): (readonly [number, Unlock])[] =>
  [...allExportUnlocks(context.sheets)].flatMap(([key, itemIds]) => {
    const [kind, id] = key.split(' ')
    const unlock = unlockSchema.parse({ kind, id: Number(id) })
    return isReal(unlock, context) ? itemIds.map((itemId) => [itemId, unlock] as const) : []
  })

/** What an item unlocks, by item: from the lists and from the export's own sheet; the first thing where it is several. */
export const unlockByItem = (context: ImportContext): ReadonlyMap<number, Unlock> => {
  const unlocks = new Map<number, Unlock>()
  const listed = context.items.unlocks.map(({ itemId, kind, targetId }) => [itemId, { kind, id: targetId }] as const)
  for (const [itemId, unlock] of [...listed, ...exported(context)]) {
    if (!unlocks.has(itemId)) unlocks.set(itemId, unlock)
  }
  return unlocks
}
