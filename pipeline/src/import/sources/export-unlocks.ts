import type { UnlockKind } from '@kupodex/data/game'
import type { Sheet, SheetRow } from '../sheets/sheet.ts'
import type { Sheets } from '../sheets/sheets.ts'
import { rowsBy } from './sheet-index.ts'

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
type Unlocks = ReadonlyMap<string, number[]>

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

const made = new WeakMap<Sheet, Unlocks>()

const unlocksOf = (sheets: Sheets, items: Sheet): Unlocks => {
  const known = made.get(items)
  if (known) return known
  const unlocks = new Map<string, number[]>()
  for (const item of items.rows) {
    if (item.int('ItemAction') === 0) continue
    for (const key of unlockedBy(item, sheets)) unlocks.set(key, [...(unlocks.get(key) ?? []), item.id])
  }
  made.set(items, unlocks)
  return unlocks
}

/** What items unlock, from the sheet Item, as `kind id` with the items; empty where the export lacks it. */
export const allExportUnlocks = (sheets: Sheets): Unlocks => {
  const items = sheets.find('Item')
  return items ? unlocksOf(sheets, items) : new Map()
}

/** Items that unlock something, from the sheet Item; none where the export lacks it. */
export const exportUnlocks = (sheets: Sheets, kind: UnlockKind, id: number): number[] =>
  allExportUnlocks(sheets).get(`${kind} ${id}`) ?? []
