import { oncePer } from '@kupodex/data/character'
import type { Draft, TableName, TableRow } from '@kupodex/data/game'
import type { ImportContext, ReferenceTable } from '../context/context.ts'
import { itemIcon, itemName } from '../context/item-name.ts'
import { placeName } from './places.ts'
import { headed, singularNames } from '../sheets/display-name.ts'
import type { Sheet, SheetRow } from '../sheets/sheet.ts'
import { rowsBy } from '../sources/sheet-index.ts'
import type { TableBuilder } from './build.ts'

/** A builder of the rows that others point to, of one `sheet` or of several; `make` gives null for a row that is not known. */
const pointedTo = <Name extends TableName & ReferenceTable>(
  table: Name,
  make: (id: number, context: ImportContext) => Draft<TableRow<Name>> | null,
  sheet?: string,
): TableBuilder<Name> => ({
  table,
  ...(sheet !== undefined && { sheet }),
  build: (context) => {
    const ids = context.references.of(table)
    const rows = ids.map((id) => make(id, context)).filter((row) => row !== null)
    return { rows, skipped: ids.length - rows.length }
  },
})

const named = (row: SheetRow | undefined, column: string): row is SheetRow =>
  row !== undefined && row.text(column) !== ''

export const items = pointedTo('items', (id, context) => {
  const name = itemName(context, id)
  return name && { id, name, icon: itemIcon(context, id) }
})

/** More players than this are no group that enters a duty together: they come to a field of many. */
const mostTogether = 48

/** How many enter a duty together; 0 where any number comes and goes. */
const partySizeOf = (kind: SheetRow | undefined): number => {
  const size = kind === undefined ? 0 : kind.int('MembersPerParty') * kind.int('PartyCount')
  return size > mostTogether ? 0 : size
}

/** How few may enter a duty of a size; in an alliance raid nobody may be missing from a whole party. */
const fewestOf = (duty: SheetRow, kind: SheetRow | undefined, partySize: number): number => {
  if (!duty.bool('AllowUndersized')) return partySize
  return duty.bool('NeedsMemberInEveryParty') && kind !== undefined ? kind.int('PartyCount') : 1
}

/** The ContentType of treasure dungeons. */
const treasureHunt = 9

/** The last level of the first expansion, and by how many levels each other goes further. */
const firstCap = 50
const step = 10

/**
 * Level and expansion of a duty. A treasure dungeon is entered by a map, so its row asks for level 1, and that of the oldest for no expansion:
 * its level is unknown, and it is of the expansion to whose last level it syncs.
 */
const standingOf = (duty: SheetRow): Pick<TableRow<'duties'>, 'level' | 'expansionId'> => {
  const level = duty.int('ClassJobLevelRequired')
  const expansionId = duty.int('RequiredExVersion')
  if (duty.int('ContentType') !== treasureHunt || level > 1) return { level, expansionId }
  return { level: null, expansionId: Math.max(expansionId, (duty.int('ClassJobLevelSync') - firstCap) / step) }
}

export const duties = pointedTo(
  'duties',
  (id, { sheets }) => {
    const row = sheets.open('ContentFinderCondition').get(id)
    if (!named(row, 'Name')) return null
    const kind = sheets.open('ContentMemberType').get(row.int('ContentMemberType'))
    const partySize = partySizeOf(kind)
    return {
      id,
      name: headed(row.names('Name')),
      contentTypeId: row.int('ContentType'),
      ...standingOf(row),
      partySize,
      fewest: fewestOf(row, kind, partySize),
    }
  },
  'ContentFinderCondition',
)

export const enemies = pointedTo(
  'enemies',
  (id, { sheets }) => {
    const row = sheets.open('BNpcName').get(id)
    return named(row, 'Singular') ? { id, name: singularNames(row) } : null
  },
  'BNpcName',
)

export const maps = pointedTo('maps', (id, { sheets, references }) => {
  const row = sheets.open('Map').get(id)
  if (!row) return null
  return {
    id,
    path: row.text('Id'),
    sizeFactor: row.int('SizeFactor'),
    offsetX: row.int('OffsetX'),
    offsetY: row.int('OffsetY'),
    placeNameId: references.note('placeNames', row.int('PlaceName')),
    regionPlaceNameId: references.note('placeNames', row.int('PlaceNameRegion')),
    territoryId: row.int('TerritoryType'),
  }
})

export const placeNames = pointedTo(
  'placeNames',
  (id, context) => {
    const name = placeName(context, id)
    return name === null ? null : { id, name }
  },
  'PlaceName',
)

/** Quests by name: the journal has no quest ids, but its names are those of the quests. */
const journal = oncePer(
  (sheet: Sheet): ReadonlyMap<string, SheetRow> =>
    new Map(sheet.rows.toReversed().map((row) => [row.text('Name'), row])),
)

/** The type of achievements that ask for one quest, `Key`; their English text has its name in quotes, its stop within them. */
const questType = 6
const quoted = /“([^”]+?)[.,]?”/

/** A quest's English name as an achievement for it has it. */
const achievementName = ({ sheets }: ImportContext, id: number): string | undefined =>
  rowsBy(sheets.open('Achievement'), 'Key')
    .get(id)
    ?.filter((row) => row.int('Type') === questType)
    .map((row) => quoted.exec(row.text('Description'))?.[1])
    .find((name) => name !== undefined)

/** A quest's English name from a table kept by hand, for quests that the lists lack. */
const handName = ({ hand }: ImportContext, id: number): string | undefined =>
  hand
    .read('quest-names', ['quest_id', 'name_en'])
    .find((row) => row.int('quest_id') === id)
    ?.text('name_en')

/** Quests: their names from the export's own sheet where it is there, else from the journal by English name. */
export const quests = pointedTo('quests', (id, context) => {
  const { sheets, items: facts } = context
  const quest = sheets.find('Quest')?.get(id)
  if (named(quest, 'Name')) return { id, name: quest.names('Name') }
  const listed = facts.quests.get(id)?.name
  const known = listed?.en ?? handName(context, id) ?? achievementName(context, id)
  const entry = journal(sheets.open('CompleteJournal')).get(known ?? '')
  const name = named(entry, 'Name') ? entry.names('Name') : listed
  return name ? { id, name } : null
})
