import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadTable } from '@kupodex/data/tables'
import { listPageProps } from './page-props.ts'

test('a list brings the achievements that say how many of its things a character has, in its language', () => {
  const { tallies } = listPageProps('de', 'spell', null)
  const rows = loadTable('tallies').filter(({ table }) => table === 'spells')
  expect(tallies.map(({ id, count }) => [id, count])).toEqual(rows.map(({ id, count }) => [id, count]))
  const achievements = new Map(loadTable('achievements').map(({ id, name }) => [id, name]))
  expect(tallies.map(({ name }) => name)).toEqual(rows.map(({ id }) => achievements.get(id)?.de))
  expect(tallies.length).toBeGreaterThan(0)
})

test('a list that is ticked brings the names of achievements that prove things of it, one that nobody ticks nothing of these', () => {
  const namesOf = (type: 'spell' | 'triadCard' | 'mount') => Object.entries(listPageProps('de', type, null).proofNames)
  const achievements = new Map(loadTable('achievements').map(({ id, name }) => [`${id}`, name]))
  expect(namesOf('triadCard').length).toBeGreaterThan(0)
  expect(namesOf('triadCard')).toEqual(namesOf('triadCard').map(([id]) => [id, achievements.get(id)?.de]))
  expect(namesOf('triadCard')).not.toEqual(namesOf('spell'))
  expect([namesOf('mount'), listPageProps('de', 'mount', null).tallies]).toEqual([[], []])
})

test('the page of a collection is the list alone where it has no route of its own', async () => {
  vi.stubEnv('KUPODEX_SOURCES', join(import.meta.dirname, '..', '..'))
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  const types = (await import('./page-props.ts')).plainLists.map(({ type }) => type)
  expect(types).toContain('mount')
  expect(types).not.toContain('fish')
})
