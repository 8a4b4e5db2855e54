import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { peopleLines } from './people.ts'

const races = loadTable('races').filter(({ deleted }) => !deleted)
const clans = loadTable('clans').filter(({ deleted }) => !deleted)
const [race] = races
const clan = clans.find(({ raceId }) => raceId === race?.id)
const counted = { total: 5, male: 3, female: 2 }

test('every race has its tribes with those who were counted, and nobody where none were', () => {
  const stats = { races: { [race?.id ?? 0]: counted }, tribes: { [clan?.id ?? 0]: { ...counted, total: 4 } } }
  const lines = peopleLines(stats as unknown as Parameters<typeof peopleLines>[0], 'en')
  expect(lines.map(({ name }) => name)).toEqual(races.map(({ masculine }) => masculine.en))
  expect(lines.map(({ tribes }) => tribes.length)).toEqual(
    races.map(({ id }) => clans.filter(({ raceId }) => raceId === id).length),
  )
  expect(lines[0]).toMatchObject(counted)
  expect(lines[0]?.tribes.find(({ name }) => name === clan?.masculine.en)).toMatchObject({ total: 4, male: 3 })
  expect(lines[1]).toMatchObject({ total: 0, male: 0, female: 0 })
})
