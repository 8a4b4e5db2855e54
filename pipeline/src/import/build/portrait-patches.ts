import { mainPatch, patchText, portraitUnlockTypes } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import { newestPatch } from '../facts/patch-order.ts'
import type { SheetRow } from '../sheets/sheet.ts'

/** Codes of BannerCondition.UnlockType2 whose second criterion is the item that meets the condition. */
const itemCodes: ReadonlySet<number> = new Set([5, 6, 7, 8, 9, 12, 14, 30, 40, 43, 44, 45, 49, 52, 60])

/** What the numbers of a patch begin with (BannerCondition.UnlockType1). */
const comesFirst: ReadonlySet<number> = new Set([portraitUnlockTypes.emote, portraitUnlockTypes.minion])

/** The items that meet a condition: what vendors and duties give is the fourth criterion. */
const itemsOf = (row: SheetRow, { items }: ImportContext): number[] =>
  [
    ...(items.unlocking('portraitCondition').get(row.id) ?? []),
    row.int('UnlockCriteria4'),
    itemCodes.has(row.int('UnlockType2')) ? row.int('UnlockCriteria2') : 0,
  ].filter((item) => item !== 0)

/** The patch of the first item that meets a condition and is dated. */
const itemPatch = (row: SheetRow, context: ImportContext): string | null =>
  itemsOf(row, context)
    .map((item) => context.items.patchOf(item))
    .find((patch) => patch !== null) ?? null

interface DatedKit {
  id: number
  block: string
}

const datedKits = (rows: readonly SheetRow[], context: ImportContext): DatedKit[] =>
  rows
    .filter((row) => row.int('UnlockType1') === portraitUnlockTypes.kit)
    .flatMap((row) => {
      const main = mainPatch(itemPatch(row, context))
      return main === null ? [] : [{ id: row.id, block: patchText(main) }]
    })

/**
 * The patch that brought a condition, by its row and the patch of the emote or minion that it is about (`linked`); null where
 * nothing is dated. No sheet has it. Framer's kits are of the patch of their item: sure. The game numbers conditions as they
 * come, the emotes and minions of a patch first, then its kits, seasons and all else: so an emote or minion is of the main
 * patch of the next dated kit, all else of that of the kit before it or of the emote or minion before it, whichever is later;
 * and of a later patch where its own emote, minion or item is later. That can be a main patch off where a patch begins or ends.
 */
export const conditionPatches = (context: ImportContext) => {
  const rows = context.sheets.open('BannerCondition').rows.toSorted((a, b) => a.id - b.id)
  const kits = datedKits(rows, context)
  const firsts = rows.filter((row) => comesFirst.has(row.int('UnlockType1'))).map(({ id }) => id)
  const after = (id: number) => kits.find((kit) => kit.id > id)?.block ?? kits.at(-1)?.block ?? null
  const before = (id: number) => {
    const first = firsts.findLast((other) => other < id)
    const kit = kits.findLast((other) => other.id < id)?.block ?? null
    return newestPatch([kit, first === undefined ? null : after(first)]) ?? after(id)
  }
  return (row: SheetRow, linked: string | null): string | null => {
    const type = row.int('UnlockType1')
    const byItem = itemPatch(row, context)
    if (type === portraitUnlockTypes.kit && byItem !== null) return byItem
    return newestPatch([byItem, linked, comesFirst.has(type) ? after(row.id) : before(row.id)])
  }
}
