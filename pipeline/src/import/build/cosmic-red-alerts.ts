import { type Language, languages, type Names, recordOf } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import type { RowProse, SheetRow } from '../sheets/sheet.ts'
import type { Sheets } from '../sheets/sheets.ts'
import type { TableBuilder } from './build.ts'
import { planetByMission } from './cosmic-planets.ts'

/** The critical missions of a red alert, by the alert's row of WKSEmergencyMission. */
const missionsOf = (sheets: Sheets, alert: number): number[] =>
  sheets
    .open('WKSEmergencyMission')
    .subRows(alert)
    .flatMap((row) => sheets.open('WKSEmergencyMissionGroup').subRows(row.int('WKSEmergencyMissionGroupRowId')))
    .map((row) => row.int('WKSMissionUnit'))

/** Alerts by their row of WKSEmergencyMission, which is the alert's id. */
const alertsOf = (sheets: Sheets): ReadonlyMap<number, SheetRow> =>
  new Map(
    sheets
      .open('WKSEmergencyInfo')
      .rows.map((row) => [row.int('WKSEmergencyMissionRowId'), row] as const)
      .filter(([id]) => id !== 0),
  )

export const redAlertByMission = (sheets: Sheets): ReadonlyMap<number, number> =>
  new Map([...alertsOf(sheets).keys()].flatMap((id) => missionsOf(sheets, id).map((mission) => [mission, id] as const)))

/** Announcements begin with the words for red alert on most planets. */
const withoutHeading = (text: string | null) => {
  const name = text?.replace(/^[^:：]+ ?[:：] ?/, '')
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : null
}

const nameOf = (row: SheetRow, sheets: Sheets): Names => {
  const text = sheets.open('WKSEmergencyInfoText').get(row.int('Name')) ?? row.refuse('Name', 'there is no such text')
  const { en, de, fr, ja } = text.names('Text')
  return { en: withoutHeading(en) ?? en, de: withoutHeading(de), fr: withoutHeading(fr), ja: withoutHeading(ja) }
}

const balloonsOf = ({ hand }: ImportContext): ReadonlyMap<number, number[]> =>
  new Map(
    hand
      .read('red-alert-balloons', ['red_alert_id', 'balloon_ids'])
      .map((row) => [row.int('red_alert_id'), row.ints('balloon_ids')] as const),
  )

const spoken = (ids: readonly number[], sheets: Sheets): RowProse => {
  const lines = ids.map((id) => sheets.open('Balloon').get(id)?.prose('Dialogue'))
  const textIn = (language: Language) => lines.map((line) => line?.[language] ?? '').join('\n')
  return { balloons: recordOf(languages, textIn) }
}

/** Red alerts; those of one name on one planet are told apart by their variant. */
export const cosmicRedAlerts: TableBuilder<'cosmicRedAlerts'> = {
  table: 'cosmicRedAlerts',
  build: (context) => {
    const { sheets } = context
    const planets = planetByMission(sheets)
    const balloons = balloonsOf(context)
    const variants = new Map<string, number>()
    const rows = [...alertsOf(sheets)].map(([id, row]) => {
      const name = nameOf(row, sheets)
      const missionIds = missionsOf(sheets, id)
      const planetId = planets.get(missionIds[0] ?? 0) ?? row.refuse('WKSEmergencyMissionRowId', 'it has no mission')
      const variant = (variants.get(`${planetId} ${name.en}`) ?? 0) + 1
      variants.set(`${planetId} ${name.en}`, variant)
      return { id, name, planetId, variant, missionIds, balloonIds: balloons.get(id) ?? null }
    })
    return {
      rows,
      skipped: sheets.open('WKSEmergencyInfo').rows.length - rows.length,
      prose: new Map([...balloons].map(([id, ids]) => [id, spoken(ids, sheets)])),
    }
  },
}
