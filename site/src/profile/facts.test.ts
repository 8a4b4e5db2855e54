import { expect, test } from 'vitest'
import { type FactNames, isProfileRead, jobLevels, jobRoles, type JobSlot, peopleOf } from './facts.ts'

const slots: JobSlot[] = [
  { id: 19, name: 'Paladin', role: 'tank', base: { id: 1, name: 'Gladiator' } },
  { id: 32, name: 'Dark Knight', role: 'tank', base: null },
  { id: 8, name: 'Carpenter', role: 'crafter', base: null },
]
const job = (id: number, level: number) => ({ id, level, itemLevel: null })

test.each([
  ['none', [], [19, null], [32, null]],
  ['the class alone, which is shown then', [job(1, 15)], [1, 15], [32, null]],
  ['the job', [job(19, 90)], [19, 90], [32, null]],
  ['the job beside its class', [job(1, 15), job(19, 90), job(32, 30)], [19, 90], [32, 30]],
])('of %s', (_, jobs, first, second) => {
  const levels = jobLevels(slots, jobs)
  expect([...levels.keys()]).toEqual(jobRoles)
  expect(levels.get('tank')?.map(({ id, level }) => [id, level])).toEqual([first, second])
  expect(levels.get('healer')).toEqual([])
})

test.each([
  [1, 'male', { race: 'Hyuran', clan: 'Midlanderin' }],
  [2, 'female', { race: 'Hyurane', clan: 'Midlanderine' }],
  [2, null, { race: 'Hyuran', clan: 'Midlanderin' }],
  [3, 'female', { race: 'Elezene', clan: 'Waldlerin' }],
  [0, 'male', null],
  [9, 'male', null],
] as const)('clan %d, %s', (clanId2, gender, people) => {
  const clans: FactNames['clans'] = {
    1: { race: ['Hyuran', 'Hyurane'], clan: ['Midlanderin', 'Midlanderine'] },
    2: { race: ['Elezen', 'Elezene'], clan: ['Waldler', 'Waldlerin'] },
  }
  expect(peopleOf({ clans }, { clanId2, gender })).toEqual(people)
})

test('everybody who was read has a guardian', () => {
  expect([null, 0, 3].map((guardianId) => isProfileRead({ guardianId }))).toEqual([false, true, true])
})
