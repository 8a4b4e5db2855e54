import type { FateType } from '../ground/fates.ts'
import { type Language, nameIn, type Names } from '../ground/languages.ts'

interface Spot {
  name: string
  place?: string | undefined
  x?: number | null | undefined
  y?: number | null | undefined
}

/** Names that ways to get a thing point to, in one language; undefined if the row does not exist. */
export interface Lookups {
  achievement: (id: number) => string | undefined
  /** Of an achievement category. */
  category: (id: number) => string | undefined
  quest: (id: number) => string | undefined
  item: (id: number) => string | undefined
  npc: (id: number) => Spot | undefined
  firstOfName: (npcId: number) => number
  firstFate: (fateId: number) => number
  duty: (id: number) => string | undefined
  fate: (id: number) => string | undefined
  /** The kind of a battle of the two Bozjan maps; undefined for a FATE elsewhere. */
  bozjanBattle: (id: number) => FateType | undefined
  enemy: (id: number) => string | undefined
  job: (id: number) => string | undefined
  place: (id: number) => string | undefined
  occasion: (id: number) => string | undefined
}

interface Named {
  id: number
  name: Names
}

interface PlacedNpc extends Named {
  displayX: number | null
  displayY: number | null
  placeNameId: number | null
}

interface LookupTables {
  achievements: readonly Named[]
  achievementCategories: readonly Named[]
  quests: readonly Named[]
  items: readonly Named[]
  npcs: readonly PlacedNpc[]
  placeNames: readonly Named[]
  duties: readonly Named[]
  fates: readonly (Named & { fateType: FateType; mapId: number | null })[]
  enemies: readonly Named[]
  jobs: readonly Named[]
  occasions: readonly Named[]
}

/** The first id of each English name, by the id of whichever row has it; a row that does not exist is its own first. */
const firstOf = (rows: readonly Named[]) => {
  const names = new Map(rows.map(({ id, name }) => [id, name.en]))
  const first = new Map<string, number>()
  for (const { id, name } of rows) first.set(name.en, Math.min(id, first.get(name.en) ?? id))
  return (id: number): number => first.get(names.get(id) ?? '') ?? id
}

/** Look-ups in one language over rows of the tables; the rows are indexed once. */
export const lookupsOf = (language: Language, tables: LookupTables): Lookups => {
  const finder = (rows: readonly Named[]) => {
    const names = new Map(rows.map(({ id, name }) => [id, nameIn(name, language)]))
    return (id: number) => names.get(id)
  }
  const bozjan = new Map(tables.fates.flatMap(({ id, mapId, fateType }) => (mapId === null ? [] : [[id, fateType]])))
  const npcs = new Map(tables.npcs.map((npc) => [npc.id, npc]))
  const place = finder(tables.placeNames)
  return {
    firstOfName: firstOf(tables.npcs),
    firstFate: firstOf(tables.fates),
    achievement: finder(tables.achievements),
    category: finder(tables.achievementCategories),
    quest: finder(tables.quests),
    item: finder(tables.items),
    duty: finder(tables.duties),
    fate: finder(tables.fates),
    bozjanBattle: (id) => bozjan.get(id),
    enemy: finder(tables.enemies),
    job: finder(tables.jobs),
    place,
    occasion: finder(tables.occasions),
    npc: (id) => {
      const npc = npcs.get(id)
      if (!npc) return undefined
      return {
        name: nameIn(npc.name, language),
        place: npc.placeNameId === null ? undefined : place(npc.placeNameId),
        x: npc.displayX,
        y: npc.displayY,
      }
    },
  }
}
