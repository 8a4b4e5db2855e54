import { type Language, nameIn } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import type { FactNames, JobRole, JobSlot } from '../facts.ts'

type Job = ReturnType<typeof loadTable<'jobs'>>[number]

/** The role of a job; the game's order tells casters from the others who fight at range, and gatherers from crafters. */
const roleOf = ({ role, sort }: Job): JobRole => {
  switch (role) {
    case 1:
      return 'tank'
    case 2:
      return 'melee'
    case 3:
      return sort > 40 ? 'caster' : 'ranged'
    case 4:
      return 'healer'
    default:
      return sort > 200 ? 'gatherer' : 'crafter'
  }
}

/** A line for each job; a class that grows into a job is named in the line of the job with its role. */
const jobSlots = (language: Language): JobSlot[] => {
  const jobs = loadTable('jobs').filter(({ deleted }) => !deleted)
  const jobOf = (one: Job) =>
    jobs.find((job) => one.isClass && !job.isClass && job.parentId === one.id && job.role === one.role)
  return jobs
    .filter((one) => jobOf(one) === undefined)
    .sort((a, b) => a.sort - b.sort)
    .map((one) => {
      const base = jobs.find((job) => job.id === one.parentId && jobOf(job) === one)
      return {
        id: one.id,
        name: nameIn(one.name, language),
        role: roleOf(one),
        base: base === undefined ? null : { id: base.id, name: nameIn(base.name, language) },
      }
    })
}

const byId = <Row extends { id: number }, Value>(rows: readonly Row[], valueOf: (row: Row) => Value) =>
  Object.fromEntries(rows.map((row) => [row.id, valueOf(row)]))

/** The names that facts about a character need in a language: few enough to be part of the page. */
export const factNames = (language: Language): FactNames => {
  const both = ({ masculine, feminine }: { masculine: Job['name']; feminine: Job['name'] }) =>
    [nameIn(masculine, language), nameIn(feminine, language)] as const
  const named = (table: 'guardians' | 'towns' | 'grandCompanies' | 'sourceTypes') =>
    byId(loadTable(table), ({ name }) => nameIn(name, language))
  const races = byId(loadTable('races'), both)
  return {
    clans: byId(loadTable('clans'), (clan) => ({ race: races[clan.raceId] ?? ['', ''], clan: both(clan) })),
    guardians: named('guardians'),
    towns: named('towns'),
    grandCompanies: named('grandCompanies'),
    ways: named('sourceTypes'),
    jobs: jobSlots(language),
  }
}
