import { languages, type TableName } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { factNames } from './fact-names.ts'
import { jobLevels, jobRoles, peopleOf } from '../facts.ts'

const names = factNames('en')
const level = (id: number, of: number) => ({ id, level: of, itemLevel: null })

describe('jobs', () => {
  const idsOf = (role: (typeof jobRoles)[number]) =>
    names.jobs.flatMap((slot) => (slot.role === role ? [slot.name] : []))

  test('have a line each, by what they do', () => {
    expect(idsOf('tank')).toEqual(['Paladin', 'Warrior', 'Dark Knight', 'Gunbreaker'])
    expect(idsOf('ranged')).toEqual(['Bard', 'Machinist', 'Dancer'])
    expect(idsOf('gatherer')).toEqual(['Miner', 'Botanist', 'Fisher'])
    expect(idsOf('crafter')).toHaveLength(8)
  })

  test('are all there, and a class only as part of its job', () => {
    const shown = names.jobs.flatMap(({ id, base }) => (base === null ? [id] : [id, base.id]))
    expect(shown.sort((a, b) => a - b)).toEqual(
      loadTable('jobs')
        .map(({ id }) => id)
        .sort((a, b) => a - b),
    )
  })

  test('have their level; a class that has not become its job has its own name', () => {
    const levels = jobLevels(names.jobs, [level(19, 90), level(3, 15), level(28, 60)])
    expect(levels.get('tank')?.slice(0, 3)).toEqual([
      { id: 19, name: 'Paladin', level: 90 },
      { id: 3, name: 'Marauder', level: 15 },
      { id: 32, name: 'Dark Knight', level: null },
    ])
    expect(levels.get('healer')?.map((job) => job.level)).toEqual([null, 60, null, null])
    expect([...levels.keys()]).toEqual(jobRoles)
  })
})

test('race and clan have the form of the gender', () => {
  expect(peopleOf(factNames('fr'), { clanId2: 5, gender: 'male' })).toEqual({ race: 'Élézen', clan: 'Sylvestre' })
  expect(peopleOf(factNames('fr'), { clanId2: 6, gender: 'female' })).toEqual({ race: 'Élézenne', clan: 'Sylvestre' })
  expect(peopleOf(names, { clanId2: 0, gender: null })).toBeNull()
})

test.each(languages)('names of everything are there in %s', (language) => {
  const { clans, guardians, towns, grandCompanies, ways } = factNames(language)
  expect(Object.keys(clans)).toHaveLength(16)
  expect(Object.keys(guardians)).toHaveLength(12)
  expect([towns, grandCompanies, ways].flatMap((rows) => Object.values(rows))).not.toContain('')
})

test('jobs stand in the order of the game, whatever that of the table, without those that it has removed', async () => {
  const [first] = names.jobs
  const withoutFirst = (name: TableName) =>
    loadTable(name)
      .toReversed()
      .map((row) => (name === 'jobs' && row.id === first?.id ? { ...row, deleted: true } : row))
  vi.resetModules()
  vi.doMock('@kupodex/data/tables', () => ({ loadTable: (name: TableName) => withoutFirst(name) }))
  onTestFinished(() => {
    vi.doUnmock('@kupodex/data/tables')
    vi.resetModules()
  })
  const others = await import('./fact-names.ts')
  const jobs = others.factNames('en').jobs.map(({ id, base }) => [id, base?.id])
  // Its class stands for itself then.
  expect(jobs).toEqual(names.jobs.map(({ id, base }) => (id === first?.id ? [base?.id, undefined] : [id, base?.id])))
})
