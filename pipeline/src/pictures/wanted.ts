import { thingFamilies, type ThingFamily } from '@kupodex/data/contract'
import type { TableRow } from '@kupodex/data/game'

/** A thing that should have a picture. */
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

/** What of the game's tables says which pictures there are. */
export interface PictureTables {
  achievements: readonly TableRow<'achievements'>[]
  mounts: readonly TableRow<'mounts'>[]
  minions: readonly TableRow<'minions'>[]
  ttcards: readonly TableRow<'ttcards'>[]
  orchestrions: readonly TableRow<'orchestrions'>[]
  bardings: readonly TableRow<'bardings'>[]
  emotes: readonly TableRow<'emotes'>[]
  fashions: readonly TableRow<'fashions'>[]
  hairs: readonly TableRow<'hairs'>[]
  facewear: readonly TableRow<'facewear'>[]
  fish: readonly TableRow<'fish'>[]
  bozjaNotes: readonly TableRow<'bozjaNotes'>[]
  portraits: readonly TableRow<'portraits'>[]
  portraitConditions: readonly TableRow<'portraitConditions'>[]
  islandAnimals: readonly TableRow<'islandAnimals'>[]
  items: readonly TableRow<'items'>[]
  maps: readonly TableRow<'maps'>[]
}

/** The names of those tables. */
export const pictureTables = [
  ...(['achievements', 'mounts', 'minions', 'ttcards', 'orchestrions', 'bardings', 'emotes', 'fashions'] as const),
  ...([
    'hairs',
    'facewear',
    'fish',
    'bozjaNotes',
    'portraits',
    'portraitConditions',
    'islandAnimals',
    'items',
    'maps',
  ] as const),
] as const satisfies readonly (keyof PictureTables)[]

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
}

/** Rows in the order in which the game lists them. */
const inOrder = <One extends Row>(rows: readonly One[]): One[] =>
  rows
    .filter(({ deleted }) => !deleted)
    .sort((a, b) => (a.sort ?? a.number ?? a.id) - (b.sort ?? b.number ?? b.id) || a.id - b.id)

/** The things of a family by their icons; one whose icons are all 0 has none in the game. */
const things = <One extends Row>(
  family: ThingFamily,
  rows: readonly One[],
  iconsOf: (row: One) => { small: readonly number[]; large: readonly number[] },
): Wanted[] =>
  inOrder(rows).flatMap((row) => {
    const icons = iconsOf(row)
    const [small, large] = [icons.small, icons.large].map((ids) => ids.filter((id) => id > 0)) as [number[], number[]]
    const isDrawn = small.length + large.length > 0
    return isDrawn
      ? [{ family, id: row.id, name: row.name?.en ?? '', small: [...small, ...large], large: [...large, ...small] }]
      : []
  })

const byIcon = ({ icon }: { icon: number }) => ({ small: [icon], large: largeOf(icon) })

/** The things whose pictures the tables name, by family and each family in the order of the game. */
export const wantedThings = (tables: PictureTables): ReadonlyMap<ThingFamily, readonly Wanted[]> => {
  const partImages = new Map(
    [...Map.groupBy(inOrder(tables.portraits), (part) => part.portraitConditionId)].map(([id, parts]) => [
      id,
      parts.map(({ image }) => image),
    ]),
  )
  const itemIcons = new Map(tables.items.map(({ id, icon }) => [id, icon]))
  const found: Readonly<Record<ThingFamily, Wanted[]>> = {
    achievement: things('achievement', tables.achievements, byIcon),
    mount: things('mount', tables.mounts, byIcon),
    minion: things('minion', tables.minions, byIcon),
    ttcard: things('ttcard', tables.ttcards, byIcon),
    // A roll has no icon but that of its item.
    orchestrion: things('orchestrion', tables.orchestrions, ({ icon, itemIds }) => ({
      small: [icon, ...itemIds.map((id) => itemIcons.get(id) ?? 0)],
      large: [],
    })),
    barding: things('barding', tables.bardings, byIcon),
    emote: things('emote', tables.emotes, byIcon),
    fashion: things('fashion', tables.fashions, byIcon),
    hairstyle: things('hairstyle', tables.hairs, byIcon),
    facewear: things('facewear', tables.facewear, byIcon),
    fish: things('fish', tables.fish, byIcon),
    bozjaNote: things('bozjaNote', tables.bozjaNotes, ({ icon, image }) => ({ small: [icon], large: [image] })),
    // A condition is shown by what it unlocks.
    portraitCondition: things('portraitCondition', tables.portraitConditions, ({ id }) => ({
      small: partImages.get(id) ?? [],
      large: [],
    })),
    animal: things('animal', tables.islandAnimals, byIcon),
  }
  return new Map(thingFamilies.map((family) => [family, found[family]]))
}

/** The maps that the tables name. */
export const wantedMaps = ({ maps }: Pick<PictureTables, 'maps'>): WantedMap[] =>
  inOrder(maps).flatMap(({ id, path }) => (path === '' ? [] : [{ id, path }]))

/** The ids of the orchestrion rolls, each of which may have a sample. */
export const wantedSounds = ({ orchestrions }: Pick<PictureTables, 'orchestrions'>): { id: number; name: string }[] =>
  inOrder(orchestrions).map(({ id, name }) => ({ id, name: name?.en ?? '' }))
