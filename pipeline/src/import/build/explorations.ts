import { oncePer } from '@kupodex/data/character'
import type { Draft, Names, TableRow } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import { placeName } from './places.ts'
import { headed } from '../sheets/display-name.ts'
import type { Sheet, SheetRow } from '../sheets/sheet.ts'
import { rowsBy } from '../sources/sheet-index.ts'
import { companyName, jobName } from './people.ts'
import { fromSheet } from './build.ts'

type Facts = Omit<Draft<TableRow<'explorations'>>, 'id'>
type Part = Facts['part']

/** The types of achievements whose `Key` says what they show to be explored, and which part that is. */
const partOfType = new Map<number, Part>([
  [20, 'currents'],
  [7, 'hunting'],
  [8, 'maps'],
  [14, 'duties'],
])

/** The link of duties to `InstanceContent`. */
const instanced = 1

const needed = (context: ImportContext, sheet: string, achievement: SheetRow): SheetRow =>
  context.sheets.open(sheet).get(achievement.int('Key')) ??
  achievement.refuse('Key', `${sheet} has no row ${achievement.int('Key')}`)

const placeOf = (context: ImportContext, row: SheetRow, column: string): Names =>
  placeName(context, row.int(column)) ?? row.refuse(column, 'the place has no name')

/** Duties by the instance that they lead to. */
const dutiesByContent = oncePer(
  (sheet: Sheet): ReadonlyMap<number, SheetRow> =>
    new Map(
      sheet.rows
        .filter((row) => row.int('ContentLinkType') === instanced && row.text('Name') !== '')
        .map((row) => [row.int('Content'), row]),
    ),
)

const categoryOf = ({ sheets }: ImportContext, achievement: SheetRow): Names =>
  sheets.open('AchievementCategory').get(achievement.int('AchievementCategory'))?.names('Name') ??
  achievement.refuse('AchievementCategory', 'there is no such category')

const currents = (achievement: SheetRow, context: ImportContext): Facts => {
  const set = needed(context, 'AetherCurrentCompFlgSet', achievement)
  const zone =
    context.sheets.open('TerritoryType').get(set.int('Territory')) ?? set.refuse('Territory', 'there is no such zone')
  return {
    part: 'currents',
    name: placeOf(context, zone, 'PlaceName'),
    area: placeOf(context, zone, 'PlaceNameRegion'),
    expansionId: zone.int('ExVersion'),
    count: set.ids('AetherCurrents').length,
  }
}

/** The entries of a log have ids that begin with that of its class, or of its Grand Company. */
const entriesFrom = ({ sheets }: ImportContext, first: number, last: number): number =>
  sheets
    .open('MonsterNote')
    .rows.filter((row) => row.id > first && row.id < last && row.int('MonsterNoteTarget[0]') !== 0).length

const hunting = (achievement: SheetRow, context: ImportContext): Facts => {
  const log = achievement.int('Key')
  const { sheets } = context
  const facts = { part: 'hunting', area: null, expansionId: 0 } as const
  const job = rowsBy(sheets.open('ClassJob'), 'MonsterNote').get(log)?.[0]
  if (job !== undefined)
    return {
      ...facts,
      name: jobName(job.names('Name')),
      count: entriesFrom(context, job.id * 10_000, (job.id + 1) * 10_000),
    }
  const company = rowsBy(sheets.open('GrandCompany'), 'MonsterNote').get(log)?.[0]
  if (company === undefined) return achievement.refuse('Key', `nobody has the hunting log ${log}`)
  return {
    ...facts,
    name: companyName(company),
    count: entriesFrom(context, company.id * 1_000_000, (company.id + 1) * 1_000_000),
  }
}

/** The zone of a map: the one that the map names, or, where that is gone, the one made after it. */
const zoneOf = (map: SheetRow, { sheets }: ImportContext): SheetRow => {
  const zones = sheets.open('TerritoryType')
  const named = zones.get(map.int('TerritoryType'))
  if (named !== undefined && named.int('PlaceName') !== 0) return named
  const [code = ''] = map.text('Id').split('/')
  const made = rowsBy(zones, 'Map')
    .get(map.id)
    ?.find((zone) => zone.text('Name').startsWith(code))
  return made ?? map.refuse('TerritoryType', 'the map is of no zone')
}

const maps = (achievement: SheetRow, context: ImportContext): Facts => {
  const map = needed(context, 'Map', achievement)
  const zone = zoneOf(map, context)
  const duty = context.sheets.open('ContentFinderCondition').get(zone.int('ContentFinderCondition'))
  const isDuty = duty !== undefined && duty.text('Name') !== ''
  return {
    part: 'maps',
    name: isDuty ? headed(duty.names('Name')) : placeOf(context, map, 'PlaceName'),
    area: categoryOf(context, achievement),
    expansionId: zone.int('ExVersion'),
    count: 0,
  }
}

const cleared = (achievement: SheetRow, context: ImportContext): Facts => {
  const content = achievement.int('Key')
  const duty =
    dutiesByContent(context.sheets.open('ContentFinderCondition')).get(content) ??
    achievement.refuse('Key', `there is no duty with the content ${content}`)
  return {
    part: 'duties',
    name: headed(duty.names('Name')),
    area: categoryOf(context, achievement),
    expansionId: duty.int('RequiredExVersion'),
    count: 0,
  }
}

const factsOf: Readonly<Record<Part, (achievement: SheetRow, context: ImportContext) => Facts>> = {
  currents,
  hunting,
  maps,
  duties: cleared,
}

/** What single achievements show to be explored. */
export const explorations = fromSheet('explorations', 'Achievement', {
  keep: (row) => partOfType.has(row.int('Type')) && row.text('Name') !== '' && row.int('AchievementCategory') !== 0,
  make: (row, context) => {
    const part = partOfType.get(row.int('Type')) ?? row.refuse('Type', 'nothing is explored by it')
    return { id: row.id, ...factsOf[part](row, context) }
  },
})
