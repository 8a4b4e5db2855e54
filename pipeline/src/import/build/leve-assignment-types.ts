import type { TableRow } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import { slugOf } from '../sheets/display-name.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { fromSheet } from './build.ts'

const gatherers = ['miner', 'botanist', 'fisher']

type Kind = TableRow<'leveAssignmentTypes'>['kind']

const nameOf = (type: SheetRow) => type.text('Name').toLowerCase()

const jobOf = (type: SheetRow, { sheets }: ImportContext): number | null =>
  sheets.open('ClassJob').rows.find((job) => job.text('Name').toLowerCase() === nameOf(type))?.id ?? null

/** The kind of a row of LeveAssignmentType. */
export const kindOfType = (type: SheetRow, context: ImportContext): Kind => {
  const name = nameOf(type)
  if (jobOf(type, context) !== null) return gatherers.includes(name) ? 'gathering' : 'crafting'
  const companies = context.sheets.open('GrandCompany').rows.map((row) => row.text('Name').toLowerCase())
  return companies.some((company) => company !== '' && name.endsWith(company)) ? 'grandCompany' : 'battle'
}

/** Class and job groups; those of one job carry its name. */
export const leveAssignmentTypes = fromSheet('leveAssignmentTypes', 'LeveAssignmentType', {
  keep: (row) => row.text('Name') !== '',
  make: (row, context) => ({
    id: row.id,
    name: row.names('Name'),
    icon: row.int('Icon'),
    sort: row.id,
    kind: kindOfType(row, context),
    jobId: jobOf(row, context),
    slug: slugOf(row.text('Name')),
  }),
})
