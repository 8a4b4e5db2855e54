import type { Names } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import { singularNames } from '../sheets/display-name.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import type { TableBuilder } from './build.ts'
import { placesOf, shownAt } from './places.ts'

/** Rows of Level by NPC that another sheet names as the place to go to. */
const hinted = ({ sheets }: ImportContext): ReadonlySet<number> =>
  new Set([
    ...sheets.open('Leve').rows.map((row) => row.int('LevelLevemete')),
    ...sheets.open('TripleTriadCardResident').rows.map((row) => row.int('Location')),
    ...sheets.open('BannerCondition').rows.map((row) => row.int('UnlockCriteria3')),
  ])

/** The NPC's place: the one a sheet sends players to, else the first that lies on a map with a name. */
const placeOf = (id: number, hints: ReadonlySet<number>, { sheets }: ImportContext): SheetRow | undefined => {
  const places = placesOf(sheets, id)
  const named = (place: SheetRow) => sheets.open('Map').get(place.int('Map'))?.int('PlaceName') !== 0
  return places.find((place) => hints.has(place.id)) ?? places.find(named) ?? places[0]
}

const nowhere = {
  x: null,
  z: null,
  mapId: null,
  sizeFactor: null,
  displayX: null,
  displayY: null,
  placeNameId: null,
  placeNameRegionId: null,
}

const standing = (place: SheetRow, { sheets, references }: ImportContext) => {
  const shown = shownAt(sheets, place)
  if (!shown) return nowhere
  const { map, x, y } = shown
  return {
    x: place.number('X'),
    z: place.number('Z'),
    mapId: references.note('maps', map.id),
    sizeFactor: map.int('SizeFactor'),
    displayX: x,
    displayY: y,
    placeNameId: references.note('placeNames', map.int('PlaceName')) || null,
    placeNameRegionId: references.note('placeNames', map.int('PlaceNameRegion')) || null,
  }
}

/** The place of an NPC that no sheet places, from the item facts. */
const placeByFacts = (id: number, { items, references }: ImportContext) => {
  const fact = items.npcs.get(id)
  if (!fact) return nowhere
  const placeNameId = fact.placeId && references.note('placeNames', fact.placeId)
  return { ...nowhere, displayX: fact.x, displayY: fact.y, placeNameId }
}

const titleOf = (row: SheetRow): Names | null => (row.text('Title') === '' ? null : row.names('Title'))

/** NPCs that other rows point to, each with one place. */
export const npcs: TableBuilder<'npcs'> = {
  table: 'npcs',
  sheet: 'ENpcResident',
  build: (context) => {
    const residents = context.sheets.open('ENpcResident')
    const hints = hinted(context)
    const ids = context.references.of('npcs')
    const rows = ids.flatMap((id) => {
      const row = residents.get(id)
      if (!row || row.text('Singular') === '') return []
      const place = placeOf(id, hints, context)
      return [
        {
          id,
          name: singularNames(row),
          title: titleOf(row),
          ...(place ? standing(place, context) : placeByFacts(id, context)),
        },
      ]
    })
    return { rows, skipped: ids.length - rows.length }
  },
}
