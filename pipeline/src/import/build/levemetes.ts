import type { ImportContext } from '../context/context.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { kindOfType } from './leve-assignment-types.ts'

const hasName = ({ sheets }: ImportContext, npc: number) =>
  (sheets.open('ENpcResident').get(npc)?.text('Singular') ?? '') !== ''

/** The NPC that a leve names: who takes its goods where it asks for goods, who issues it otherwise. */
export const npcOfLeve = (leve: SheetRow, context: ImportContext): number => {
  const npc = context.sheets.open('Level').get(leve.int('LevelLevemete'))?.int('Object') ?? 0
  return hasName(context, npc) ? npc : leve.refuse('LevelLevemete', 'there is no NPC')
}

/** Who issues levequests, and the settlement it stands in. */
interface Levemete {
  npcId: number
  placeNameId: number
}

const placeOf = (row: SheetRow) => row.int('PlaceNameIssued')
const typeOf = (row: SheetRow) => row.int('LeveAssignmentType')

/** The levemete of each settlement: the NPC that its battle and gathering leves name, which ask for no goods. */
const levemetesOfSheets = (leves: readonly SheetRow[], context: ImportContext): ReadonlyMap<number, Levemete> => {
  const types = context.sheets.open('LeveAssignmentType')
  const companies = new Set(
    types.rows.filter((type) => kindOfType(type, context) === 'grandCompany').map(({ id }) => id),
  )
  const levemetes = new Map<number, Levemete>()
  for (const leve of leves) {
    if (companies.has(typeOf(leve))) continue
    const [npcId, placeNameId] = [npcOfLeve(leve, context), placeOf(leve)]
    if ((levemetes.get(placeNameId)?.npcId ?? npcId) !== npcId)
      leve.refuse('LevelLevemete', `place ${placeNameId} has another levemete already`)
    levemetes.set(placeNameId, { npcId, placeNameId })
  }
  return levemetes
}

const keyOf = (placeNameId: number, typeId: number) => `${placeNameId}.${typeId}`

/** The levemetes of `levemetes.csv` (place, types of leves, NPC) by place and type: those of places where no leve names one. */
const levemetesByHand = (
  ordered: readonly SheetRow[],
  bySheets: ReadonlyMap<number, Levemete>,
  context: ImportContext,
): ReadonlyMap<string, Levemete> => {
  const issued = new Set(ordered.map((leve) => keyOf(placeOf(leve), typeOf(leve))))
  const settlements = new Map([...bySheets.values()].map((levemete) => [levemete.npcId, levemete]))
  const levemetes = new Map<string, Levemete>()
  for (const row of context.hand.read('levemetes', ['place_id', 'type_ids', 'npc_id'])) {
    const [placeNameId, npcId] = [row.int('place_id'), row.int('npc_id')]
    if (bySheets.has(placeNameId)) row.refuse('place_id', `the sheets name the levemete of place ${placeNameId}`)
    if (!hasName(context, npcId)) row.refuse('npc_id', `there is no NPC ${npcId}`)
    const typeIds = row.ints('type_ids')
    if (typeIds.length === 0) row.refuse('type_ids', 'the row names no type of leves')
    for (const typeId of typeIds) {
      const key = keyOf(placeNameId, typeId)
      if (!issued.has(key)) row.refuse('type_ids', `no leve of type ${typeId} is issued at place ${placeNameId}`)
      if (levemetes.has(key)) row.refuse('type_ids', `type ${typeId} of place ${placeNameId} has a levemete already`)
      levemetes.set(key, settlements.get(npcId) ?? { npcId, placeNameId })
    }
  }
  return levemetes
}

/**
 * The levemete of each leve that asks for goods, by leve. Its row names who takes the goods and the place of the client instead: a
 * levemete offers such leves in groups of one reward (`LeveRewardItem`), some of which have clients in a city and in a
 * settlement. A group is of the place that most of its clients are in, and of the city where as many are in both. This agrees with
 * the lists of players for all 1,120 leves of crafters.
 */
export const levemetesOfGoods = (
  leves: readonly SheetRow[],
  asksForGoods: (leve: SheetRow) => boolean,
  context: ImportContext,
): ReadonlyMap<number, Levemete> => {
  const ordered = leves.filter(asksForGoods)
  const bySheets = levemetesOfSheets(
    leves.filter((leve) => !asksForGoods(leve)),
    context,
  )
  const byHand = levemetesByHand(ordered, bySheets, context)
  const isCity = (leve: SheetRow) => !bySheets.has(placeOf(leve))
  const levemeteAt = (leve: SheetRow): Levemete =>
    byHand.get(keyOf(placeOf(leve), typeOf(leve))) ??
    bySheets.get(placeOf(leve)) ??
    leve.refuse('PlaceNameIssued', `neither sheets nor hand/levemetes.csv name a levemete of place ${placeOf(leve)}`)

  const groups = Map.groupBy(ordered, (leve) => `${typeOf(leve)}.${leve.int('LeveRewardItem')}`)
  return new Map(
    [...groups.values()].flatMap((group) => {
      const byPlace = Map.groupBy(group, placeOf)
      const clientsAt = (leve: SheetRow) => byPlace.get(placeOf(leve))?.length ?? 0
      const [first] = group.toSorted((a, b) => clientsAt(b) - clientsAt(a) || Number(isCity(b)) - Number(isCity(a)))
      const levemete = first && levemeteAt(first)
      return levemete ? group.map(({ id }): [number, Levemete] => [id, levemete]) : []
    }),
  )
}
