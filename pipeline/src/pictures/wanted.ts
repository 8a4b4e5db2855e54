import { thingFamilies, type ThingFamily } from '@kupodex/data/contract'
import { rarityTables, type TableName, type TableRow } from '@kupodex/data/game'

export interface Wanted {
  family: ThingFamily
  id: number
  /** Its English name, for reports. */
  name: string
  /** Icon ids of the game in the order in which they are tried: for a cell of a sprite, and for a file of its own. */
  small: readonly number[]
  large: readonly number[]
}

/** A map that should have a picture: its id, and its path among the game's maps, such as `f1t1/00`. */
export interface WantedMap {
  id: number
  path: string
}

const { title: _, ...listTables } = rarityTables

/** The table that has the things of each family: that of its rarity list, else written out. */
export const familyTables = {
  ...listTables,
  ...({ fish: 'fish', bozjaNote: 'bozjaNotes', portraitCondition: 'portraitConditions' } as const),
  animal: 'islandAnimals',
} as const satisfies Record<ThingFamily, TableName>

/** What of the game's tables says which pictures there are. */
export const pictureTables = [
  ...Object.values(familyTables),
  ...(['portraits', 'items', 'maps'] as const),
] satisfies readonly TableName[]

export type PictureTables = { readonly [Name in (typeof pictureTables)[number]]: readonly TableRow<Name>[] }

/**
 * The large picture of a mount, a minion (004xxx -> 068xxx), a fashion accessory (008xxx -> 067xxx) or a card (088xxx -> 087xxx) by
 * its icon: the game's client finds them so, no sheet names them.
 */
const largeThousands: Readonly<Record<number, number>> = { 4: 68, 8: 67, 88: 87 }

const largeOf = (icon: number): readonly number[] => {
  const thousands = largeThousands[Math.floor(icon / 1000)]
  return thousands === undefined ? [] : [thousands * 1000 + (icon % 1000)]
}

interface Row {
  id: number
  deleted: boolean
  name?: { en: string } | null
  sort?: number
  number?: number | null
  icon?: number
}

/** The icon ids of a thing: for a cell of a sprite, and for a file of its own. */
interface Icons {
  small: readonly number[]
  large: readonly number[]
}

/** Rows in the order in which the game lists them. */
const inOrder = <One extends Row>(rows: readonly One[]): One[] =>
  rows
    .filter(({ deleted }) => !deleted)
    .sort((a, b) => (a.sort ?? a.number ?? a.id) - (b.sort ?? b.number ?? b.id) || a.id - b.id)

const byIcon = ({ icon = 0 }: Row): Icons => ({ small: [icon], large: largeOf(icon) })

const byId = <One extends Row>(rows: readonly One[], iconsOf: (row: One) => Icons): ReadonlyMap<number, Icons> =>
  new Map(rows.map((row) => [row.id, iconsOf(row)]))

/** The icons of families whose rows have more than one, or none. */
const ownIcons = (tables: PictureTables): Partial<Record<ThingFamily, ReadonlyMap<number, Icons>>> => {
  const itemIcons = new Map(tables.items.map(({ id, icon }) => [id, icon]))
  const parts = Map.groupBy(inOrder(tables.portraits), (part) => part.portraitConditionId)
  return {
    // A roll has no icon but that of its item.
    orchestrion: byId(tables.orchestrions, ({ icon, itemIds }) => ({
      small: [icon, ...itemIds.map((id) => itemIcons.get(id) ?? 0)],
      large: [],
    })),
    bozjaNote: byId(tables.bozjaNotes, ({ icon, image }) => ({ small: [icon], large: [image] })),
    surveyrecord: byId(tables.surveyRecords, ({ icon, image }) => ({ small: [icon], large: [image] })),
    vista: byId(tables.vistas, ({ icon, image }) => ({ small: [icon], large: [image] })),
    // A condition is shown by what it unlocks.
    portraitCondition: byId(tables.portraitConditions, ({ id }) => ({
      small: (parts.get(id) ?? []).map(({ image }) => image),
      large: [],
    })),
  }
}

const isIcon = (id: number): boolean => id > 0

/** The things whose pictures the tables name, by family and each family in the order of the game; a thing without any icon is none. */
export const wantedThings = (tables: PictureTables): ReadonlyMap<ThingFamily, readonly Wanted[]> => {
  const own = ownIcons(tables)
  const wantedOf = (family: ThingFamily, row: Row): Wanted[] => {
    const icons = own[family]?.get(row.id) ?? byIcon(row)
    const [small, large] = [icons.small.filter(isIcon), icons.large.filter(isIcon)]
    if (small.length + large.length === 0) return []
    return [{ family, id: row.id, name: row.name?.en ?? '', small: [...small, ...large], large: [...large, ...small] }]
  }
  return new Map(
    thingFamilies.map((family) => {
      const rows: readonly Row[] = tables[familyTables[family]]
      return [family, inOrder(rows).flatMap((row) => wantedOf(family, row))]
    }),
  )
}

export const wantedMaps = ({ maps }: Pick<PictureTables, 'maps'>): WantedMap[] =>
  inOrder(maps).flatMap(({ id, path }) => (path === '' ? [] : [{ id, path }]))

/** The ids of the orchestrion rolls, each of which may have a sample. */
export const wantedSounds = ({ orchestrions }: Pick<PictureTables, 'orchestrions'>): { id: number; name: string }[] =>
  inOrder(orchestrions).map(({ id, name }) => ({ id, name: name?.en ?? '' }))
