import { oncePer } from '@kupodex/data/character'
import { type Unlock, type UnlockKind, unlockSchema } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import type { Sheets } from '../sheets/sheets.ts'
import { rowsBy, valuesByKey } from './sheet-index.ts'

/** What an item's action (ItemAction.Action) unlocks; the row unlocked is the action's first number. */
const actions: Readonly<Record<number, UnlockKind>> = {
  853: 'minion',
  1013: 'barding',
  1322: 'mount',
  3357: 'ttcard',
  20086: 'fashion',
}

/** The action that sets an unlock link, which hairstyles and emotes have. */
const linkAction = 2633
/** The action of an orchestrion roll; the roll is the item's AdditionalData. */
const rollAction = 25183

/** Items by what they unlock, `kind id`. */
type Unlocks = ReadonlyMap<string, readonly number[]>

const unlockedBy = (item: SheetRow, sheets: Sheets): string[] => {
  const action = sheets.open('ItemAction').get(item.int('ItemAction'))
  if (!action) return []
  const code = action.int('Action')
  const target = action.int('Data[0]')
  if (code === rollAction) return [`orchestrion ${item.int('AdditionalData')}`]
  if (code === linkAction) {
    const emotes = rowsBy(sheets.open('Emote'), 'UnlockLink').get(target) ?? []
    return [`hair ${target}`, ...emotes.map(({ id }) => `emote ${id}`)]
  }
  const kind = actions[code]
  return kind === undefined ? [] : [`${kind} ${target}`]
}

/** What items unlock, from the sheet Item, as `kind id` with the items; empty where the export lacks it. */
const allExportUnlocks = oncePer((sheets: Sheets): Unlocks => {
  const items = sheets.find('Item')?.rows.filter((item) => item.int('ItemAction') !== 0) ?? []
  return valuesByKey(items.flatMap((item) => unlockedBy(item, sheets).map((key) => [key, item.id] as const)))
})

/** Items that unlock something, from the sheet Item; none where the export lacks it. */
export const exportUnlocks = (sheets: Sheets, kind: UnlockKind, id: number): readonly number[] =>
  allExportUnlocks(sheets).get(`${kind} ${id}`) ?? []

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
