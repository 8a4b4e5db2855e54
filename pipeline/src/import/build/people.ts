import type { Names } from '@kupodex/data/game'
import { titleCase } from '../sheets/display-name.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { fromSheet } from './build.ts'

const capital = (text: string | null) => text && text.charAt(0).toUpperCase() + text.slice(1)

/** The name of a class or job, with the capitals of a title. */
export const jobName = ({ en, de, fr, ja }: Names): Names => ({
  en: titleCase(en),
  de: capital(de),
  fr: capital(fr),
  ja,
})

const named =
  (column: string) =>
  (row: SheetRow): boolean =>
    row.id !== 0 && row.text(column) !== ''

export const jobs = fromSheet('jobs', 'ClassJob', {
  keep: named('Name'),
  make: (row) => ({
    id: row.id,
    name: jobName(row.names('Name')),
    abbreviation: row.names('Abbreviation'),
    isClass: row.int('JobIndex') === 0,
    parentId: row.int('ClassJobParent'),
    role: row.int('Role'),
    sort: row.int('UIPriority'),
  }),
})

export const races = fromSheet('races', 'Race', {
  keep: named('Masculine'),
  make: (row) => ({ id: row.id, masculine: row.names('Masculine'), feminine: row.names('Feminine') }),
})

/** Clans; two to a race, in the order of the races. */
export const clans = fromSheet('clans', 'Tribe', {
  keep: named('Masculine'),
  make: (row) => ({
    id: row.id,
    masculine: row.names('Masculine'),
    feminine: row.names('Feminine'),
    raceId: Math.floor((row.id + 1) / 2),
  }),
})

/** The name of a Grand Company; the German sheet marks where an inflected form would bend. */
export const companyName = (row: SheetRow): Names => {
  const name = row.names('Name')
  return { ...name, de: name.de?.replace('[p]', '') ?? null }
}

export const grandCompanies = fromSheet('grandCompanies', 'GrandCompany', {
  keep: named('Name'),
  make: (row) => ({ id: row.id, name: companyName(row) }),
})

export const guardians = fromSheet('guardians', 'GuardianDeity', {
  keep: named('Name'),
  make: (row) => ({ id: row.id, name: row.names('Name'), icon: row.int('Icon') }),
})

export const towns = fromSheet('towns', 'Town', {
  keep: named('Name'),
  make: (row) => ({ id: row.id, name: row.names('Name'), icon: row.int('Icon') }),
})

/** Expansions; each brought ten levels after the first fifty (spec: characters §9). */
export const expansions = fromSheet('expansions', 'ExVersion', {
  keep: (row) => row.text('Name') !== '',
  make: (row) => ({
    id: row.id,
    name: row.names('Name'),
    levelMin: row.id === 0 ? 1 : 40 + 10 * row.id,
    levelMax: 50 + 10 * row.id,
  }),
})
