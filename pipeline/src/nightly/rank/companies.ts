import { companyShard, companyShards, fewestMembers } from '@kupodex/data/rules'
import { isSameText, textAt, type Texts } from '../arrays/columns.ts'
import type { Fold } from '../fold/fold.ts'
import { inShards, type RowsByShard, rowsOfShard } from './look-up.ts'

type Columns = Pick<Fold, 'companies' | 'companyNames' | 'worldIds'>

/** The rows of all who are in a free company, by the shard of that; `byId` are the rows by ascending id. */
export const membersByShard = ({ companies }: Pick<Fold, 'companies'>, byId: Uint32Array): RowsByShard => {
  const isMember = (row: number) => companies.ends[row] !== (row === 0 ? 0 : companies.ends[row - 1])
  return inShards(byId.filter(isMember), companyShards, (row) => companyShard(textAt(companies, row)))
}

/** A free company as its members have it. */
export interface FoldedCompany {
  id: string
  name: string
  worldId: number
  /** Its members by ascending id. */
  rows: readonly number[]
}

/** The value that comes most often; of equals the first. */
const mostOften = <Value>(values: readonly Value[]): Value => {
  const times = new Map<Value, number>()
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1)
  let most = values[0] as Value
  for (const [value, count] of times) if (count > (times.get(most) ?? 0)) most = value
  return most
}

/** What most members of a company call it; nearly always all call it the same. */
const nameOf = (names: Texts, rows: readonly number[]): string =>
  rows.every((row) => isSameText(names, row, rows[0] as number))
    ? textAt(names, rows[0] as number)
    : mostOften(rows.map((row) => textAt(names, row)))

/** Order of ids with more digits than a number holds. */
const compareIds = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : 1)

/**
 * The free companies of a shard that have enough members to be shown, by id. Name and world are those that most members have, of
 * equals the name of the member with the lowest id, and the world of the lowest id.
 */
export const companiesOfShard = (
  { companies, companyNames, worldIds }: Columns,
  members: RowsByShard,
  shard: number,
): FoldedCompany[] =>
  [...Map.groupBy(rowsOfShard(members, shard), (row) => textAt(companies, row))]
    .filter(([, rows]) => rows.length >= fewestMembers)
    .map(([id, rows]) => ({
      id,
      name: nameOf(companyNames, rows),
      worldId: mostOften(rows.map((row) => worldIds[row] as number).sort((a, b) => a - b)),
      rows,
    }))
    .sort((a, b) => compareIds(a.id, b.id))

/** All free companies that have enough members to be shown, by id. */
export const allCompanies = (columns: Columns, members: RowsByShard): FoldedCompany[] =>
  Array.from({ length: companyShards }, (_, shard) => companiesOfShard(columns, members, shard))
    .flat()
    .sort((a, b) => compareIds(a.id, b.id))
