import {
  type GoneReason,
  goneReasons,
  goneText,
  isLearnt,
  type Language,
  patchesById,
  rarityTables,
  type RarityType,
} from '@kupodex/data/game'
import { type Countable, countingOf, rarityLists } from '@kupodex/data/rules'
import { loadTable } from '@kupodex/data/tables'
import { memo } from '#format/memo.ts'
import type { RarityItem } from '#rarity/item.ts'
import { achievementFacts } from './achievement-facts.ts'
import { inGameOrder } from './game-order.ts'
import { expansionHue } from '#rarity/expansion-hue.ts'
import { kindHue } from './hues.ts'
import type { LooseRow, PublishedTree } from '#build/published.ts'
import { spotsOf } from './spots.ts'
import { itemWays, sourcesOf } from './ways.ts'

/** Titles through the achievements that give them, by title id. */
type Givers = ReadonlyMap<number, readonly LooseRow[]>

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** An item without the fields that it does not have. */
const item = (fields: { [Key in keyof RarityItem]: RarityItem[Key] | undefined }): RarityItem =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as unknown as RarityItem

const yes = (value: boolean): true | undefined => (value ? true : undefined)

/** The item of the game that a row is, or that unlocks it. */
const gameItemOf = ({ itemId, itemIds }: LooseRow): number | undefined =>
  [itemId, ...(Array.isArray(itemIds) ? itemIds : [])].map(Number).find((id) => id > 0)

const reasonOf = ({ gone }: LooseRow): GoneReason | undefined => goneReasons.find((one) => one === gone)

const reasonText = (reason: GoneReason | undefined, language: Language): string | undefined =>
  reason && goneText(reason, language)

const some = <Value>(list: readonly Value[]): readonly Value[] | undefined => (list.length === 0 ? undefined : list)

/** The item that a row with ways is; `patches` are those of its table by id, inferred where they are not known. */
export const collectable =
  (language: Language, patches: ReadonlyMap<number, number>) =>
  (row: LooseRow): RarityItem =>
    item({
      id: Number(row.id),
      name: text(row.name) ?? `#${row.id}`,
      description: text(row.description),
      ways: some(itemWays(row, language)),
      spots: some(spotsOf(sourcesOf(row), language)),
      patch: text(row.patch),
      veil: row.patch == null ? patches.get(Number(row.id)) : undefined,
      hue: expansionHue(text(row.patch)),
      gone: yes(row.obtainable === false),
      unobtainable: yes(row.obtainable === false),
      uncounted: yes(row.obtainable !== false && countingOf(row as Countable) !== 'counted'),
      reason: reasonText(reasonOf(row), language),
      itemId: gameItemOf(row),
      sold: yes(row['onMarket'] === true),
      provisional: yes(row['provisional'] === true),
      untranslated: yes(row['untranslated'] === true),
    })

const isGone = (achievement: LooseRow) => achievement.obtainable === false || achievement.notLegacy === false

/** Legacy and seasonal ones are tagged too, whatever the table says of getting them (spec: site §2.4). */
const achievement =
  (language: Language) =>
  (row: LooseRow): RarityItem =>
    item({
      ...collectable(language, new Map())(row),
      // The item of its row is what it gives.
      itemId: undefined,
      hue: kindHue(row['kindId']),
      facts: achievementFacts(row, language),
      gone: yes(isGone(row)),
      unobtainable: yes(isGone(row) || row.seasonal === true),
    })

const titleFrom = (givers: Givers, language: Language) => (row: LooseRow) => {
  const from = givers.get(Number(row.id)) ?? []
  const name = text(row.masculine) ?? text(row.feminine) ?? `#${row.id}`
  const feminine = text(row.feminine)
  const gone = yes(from.length > 0 && from.every(isGone))
  return item({
    id: Number(row.id),
    name,
    feminine: feminine === name ? undefined : feminine,
    description: from.map((one) => text(one.description)).find((one) => one !== undefined),
    ways: some(from.map((one) => ({ text: String(one.name), kind: 'achievement', achievementId: Number(one.id) }))),
    hue: kindHue(from[0]?.['kindId']),
    gone,
    unobtainable: gone ?? yes(from.length > 0 && from.every((one) => isGone(one) || one.seasonal === true)),
    reason:
      gone &&
      reasonText(
        from.map(reasonOf).find((one) => one !== undefined),
        language,
      ),
  })
}

const giversOf = (achievements: readonly LooseRow[]): Givers => {
  const givers = new Map<number, LooseRow[]>()
  for (const row of achievements) {
    const titleId = Number(row.titleId)
    if (titleId > 0) givers.set(titleId, [...(givers.get(titleId) ?? []), row])
  }
  return givers
}

/** The main patches, in tenths, of the rows of a table that knows patches, by id: inferred where they are not known. */
export const patchesOf = (rows: readonly LooseRow[]): ReadonlyMap<number, number> =>
  patchesById(
    rows.flatMap(({ id, patch }) => (patch === undefined ? [] : [{ id: Number(id), patch: text(patch) ?? null }])),
  )

const itemsIn = (published: PublishedTree, language: Language, type: RarityType): ReadonlyMap<number, RarityItem> => {
  const rows = published.rows(language, rarityTables[type])
  const { rule } = rarityLists[type]
  const make = isLearnt('proven', rarityLists[type])
    ? titleFrom(giversOf(published.rows(language, 'achievements')), language)
    : rule === 'achievement'
      ? achievement(language)
      : collectable(language, patchesOf(rows))
  return new Map(inGameOrder(rows).map((row) => [Number(row.id), make(row)]))
}

const made = memo((published: PublishedTree) =>
  memo((language: Language) => memo((type: RarityType) => itemsIn(published, language, type))),
)

/** The items of a rarity type in a language, by id, in the game's order; none before anything was published. Made once. */
export const rarityItems = (
  published: PublishedTree,
  language: Language,
  type: RarityType,
): ReadonlyMap<number, RarityItem> => made(published)(language)(type)

/** Ids that have no place in a list: mounts and minions that the game's own log does not know, and rows that the game no longer has. */
export const unlisted = (type: RarityType): ReadonlySet<number> =>
  new Set(
    loadTable(rarityTables[type]).flatMap((row) =>
      row.deleted || (rarityLists[type].logOnly && 'isInLog' in row && !row.isInLog) ? [row.id] : [],
    ),
  )
