import { dynamicEventIdBase, fateTypes } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import type { BozjaNoteFact } from '../facts/item-facts.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import type { TableBuilder } from './build.ts'

/** Maps of the two Bozjan zones. */
const southernFront = 606
const zadnor = 665

/** Fate.EurekaFate: a FATE of one of the two Bozjan zones. */
const bozjan = 2
/** Zadnor came a patch after the Southern Front; its FATEs begin with "Of Beasts and Braggadocio". */
const firstZadnorFate = 1717
/** Critical engagements and duels by row: 1 to 16 are the Southern Front's, to 32 Zadnor's, then other zones'. */
const lastSouthernEvent = 16
const lastZadnorEvent = 32

/** DynamicEvent.EventType: 1 and 3 engagements, 2 a duel, 4 a castrum. */
const typeOfEvent = (row: SheetRow) => {
  switch (row.int('EventType')) {
    case 1:
    case 3:
      return fateTypes.criticalEngagement
    case 2:
      return fateTypes.duel
    case 4:
      return fateTypes.castrum
    default:
      return row.refuse('EventType', 'there is no such kind of engagement')
  }
}

const named = (row: SheetRow) => row.id !== 0 && row.text('Name') !== ''

/** The map's icon of an engagement, by its type (sheet DynamicEventType has the same). */
const eventIconBase = 63_908

const idOf = ({ kind, refId }: BozjaNoteFact): number | null => {
  if (refId === null) return null
  return kind === 'fate' ? refId : dynamicEventIdBase + refId
}

type Spots = ReadonlyMap<number, { x: number; y: number }>

/** Map coordinates of fates, which the sheets do not have: of those that drop notes, and kept by hand, which are finer. */
const spotsOf = ({ items, hand }: ImportContext): Spots => {
  const spots = new Map<number, { x: number; y: number }>()
  for (const fact of items.bozjaNotes) {
    const id = idOf(fact)
    if (id !== null && fact.x !== null && fact.y !== null) spots.set(id, { x: fact.x, y: fact.y })
  }
  for (const row of hand.read('fate-places', ['fate_id', 'x', 'y'])) {
    spots.set(row.int('fate_id'), row.spot() ?? row.refuse('x', 'a place needs both coordinates'))
  }
  return spots
}

const fate = (row: SheetRow, spots: Spots, spawnedBy: ReadonlyMap<number, number>) => {
  const spot = spots.get(row.id)
  const mapId = row.id < firstZadnorFate ? southernFront : zadnor
  return {
    id: row.id,
    name: row.names('Name'),
    fateType: fateTypes.fate,
    icon: row.int('Icon'),
    mapId: row.int('EurekaFate') === bozjan ? mapId : null,
    x: spot?.x ?? null,
    y: spot?.y ?? null,
    spawnedById: spawnedBy.get(row.id) ?? null,
  }
}

const engagement = (row: SheetRow, spots: Spots, spawnedBy: ReadonlyMap<number, number>) => {
  const id = dynamicEventIdBase + row.id
  const spot = spots.get(id)
  return {
    id,
    name: row.names('Name'),
    fateType: typeOfEvent(row),
    icon: eventIconBase + row.int('EventType'),
    mapId: row.id <= lastSouthernEvent ? southernFront : zadnor,
    x: spot?.x ?? null,
    y: spot?.y ?? null,
    spawnedById: spawnedBy.get(id) ?? null,
  }
}

/** FATEs, engagements and duels of the Bozjan zones, and FATEs elsewhere that something points to. */
export const fates: TableBuilder<'fates'> = {
  table: 'fates',
  build: (context) => {
    const pointedTo = new Set(context.references.of('fates'))
    const spots = spotsOf(context)
    const spawnedBy = new Map(
      context.hand
        .read('fate-chains', ['fate_id', 'spawned_by_id'])
        .map((row) => [row.int('fate_id'), row.int('spawned_by_id')] as const),
    )
    const all = context.sheets.open('Fate').rows
    const events = context.sheets.open('DynamicEvent').rows
    const shown = all.filter((row) => named(row) && (row.int('EurekaFate') === bozjan || pointedTo.has(row.id)))
    const fought = events.filter((row) => named(row) && row.id <= lastZadnorEvent)
    context.references.note('maps', southernFront)
    context.references.note('maps', zadnor)
    return {
      rows: [
        ...shown.map((row) => fate(row, spots, spawnedBy)),
        ...fought.map((row) => engagement(row, spots, spawnedBy)),
      ],
      skipped: all.length + events.length - shown.length - fought.length,
    }
  },
}
