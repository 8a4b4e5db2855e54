import type { Names } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { fromFacts, fromSheet } from './build.ts'

const isPublic = (row: SheetRow) => row.bool('IsPublic')

/** Ids of the data centers with a public world; the others are reserved or of other operators. */
const publicDataCenters = ({ sheets }: ImportContext): Set<number> =>
  new Set(
    sheets
      .open('World')
      .rows.filter(isPublic)
      .map((row) => row.int('DataCenter')),
  )

const dataCenterOf = (context: ImportContext, row: SheetRow): SheetRow =>
  context.sheets.open('WorldDCGroupType').get(row.int('DataCenter')) ??
  row.refuse('DataCenter', 'there is no such data center')

/** Public worlds; those of a cloud data center are for tests and not active. */
export const worlds = fromSheet('worlds', 'World', {
  keep: isPublic,
  make: (row, context) => {
    const dataCenter = dataCenterOf(context, row)
    return {
      id: row.id,
      name: row.text('Name'),
      dataCenterId: dataCenter.id,
      regionId: dataCenter.int('Region'),
      active: !dataCenter.bool('IsCloud'),
    }
  },
})

/** Data centers with at least one public world. */
export const dataCenters = fromSheet('dataCenters', 'WorldDCGroupType', (context) => {
  const shown = publicDataCenters(context)
  return {
    keep: (row) => shown.has(row.id),
    make: (row) => ({ id: row.id, name: row.text('Name'), regionId: row.int('Region'), beta: row.bool('IsCloud') }),
  }
})

/** Names of the regions by the number that data centers carry; no sheet has them. */
const regionNames: Readonly<Record<number, Names>> = {
  1: { en: 'Japan', de: 'Japan', fr: 'Japon', ja: '日本' },
  2: { en: 'North America', de: 'Nordamerika', fr: 'Amérique du Nord', ja: '北米' },
  3: { en: 'Europe', de: 'Europa', fr: 'Europe', ja: '欧州' },
  4: { en: 'Oceania', de: 'Ozeanien', fr: 'Océanie', ja: 'オセアニア' },
  7: { en: 'Test', de: 'Test', fr: 'Test', ja: 'テスト' },
}

export const regions = fromFacts('regions', (context) => {
  const sheet = context.sheets.open('WorldDCGroupType')
  const found = new Map<number, Names>()
  for (const id of publicDataCenters(context)) {
    const row = sheet.get(id)
    if (!row) continue
    const region = row.int('Region')
    found.set(region, regionNames[region] ?? row.refuse('Region', `region ${region} has no name yet`))
  }
  return [...found].map(([id, name]) => ({ id, name })).sort((a, b) => a.id - b.id)
})
