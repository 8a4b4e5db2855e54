import { oncePer } from '@kupodex/data/character'
import { nameIn, type Names } from '@kupodex/data/game'
import { patchAt, type Population } from '@kupodex/pipeline/population'
import type { Host } from './hosts.ts'
import { rowFinder, type FindRow, type LodestoneTables } from './tables.ts'
import { texts, type Texts } from '../texts/index.ts'

/** What every page needs: whose Lodestone, seen from where, at which moment. */
export interface Site {
  readonly population: Population
  readonly tables: LodestoneTables
  readonly find: FindRow
  readonly host: Host
  readonly texts: Texts
  /** The name in the host's language. */
  readonly name: (names: Names) => string
  /** Epoch seconds. */
  readonly at: number
  /** Patch of the day, as pictures' addresses carry it. */
  readonly patch: string
  /** Where absolute links lead, without a slash at the end. */
  readonly origin: string
  readonly mobile: boolean
}

const finderOf = oncePer(rowFinder)

export const siteOf = (options: Pick<Site, 'population' | 'tables' | 'host' | 'at' | 'origin' | 'mobile'>): Site => ({
  ...options,
  find: finderOf(options.tables),
  texts: texts[options.host.language],
  name: (names) => nameIn(names, options.host.language),
  patch: patchAt(options.at),
})

/** `World [Data Center]`. */
export const worldText = ({ find }: Site, worldId: number): string => {
  const world = find('worlds', worldId)
  return `${world.name} [${find('dataCenters', world.dataCenterId).name}]`
}

/** `Company / Rank`, null for a person without one. */
export const grandCompanyText = (
  { find, name, texts: { companyRank } }: Site,
  grandCompany: { readonly id: number; readonly rank: number } | null,
): string | null =>
  grandCompany &&
  `${name(find('grandCompanies', grandCompany.id).name)} / ${companyRank(grandCompany.id, grandCompany.rank)}`
