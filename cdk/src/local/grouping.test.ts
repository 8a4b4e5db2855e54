import { newProfile } from '@kupodex/data/character'
import { keyOfSubject } from '@kupodex/data/store'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { identityAt, loadPopulationTables, makePopulation } from '@kupodex/pipeline/population'
import { expect, test } from 'vitest'
import { makeGroups } from './grouping.ts'
import { madeUpPeople } from './login/people.ts'

const now = Date.UTC(2026, 10, 1)
const issuer = 'http://localhost:1'
const population = makePopulation({ seed: 14, size: 40, now: now / 1000, tables: loadPopulationTables() })

test('two people who can log in have groups together, one of them listed, and the first has three characters', async () => {
  const { store, close } = await startTestStore()
  for (let index = 0; index < population.size; index++) {
    const { id, name, worldId } = identityAt(population, index)
    await store.addCharacter(id, 1)
    await store.lease(id, { now: 2, until: 3, token: 'read' })
    const status = index % 10 === 9 ? 'private' : 'ready'
    const profile = { ...newProfile(id, 1), status, name, worldId } as const
    await store.finish(id, 'read', { profile, priority: 2, due: 9, failures: 0 })
  }
  const [mina = '', rolf = ''] = madeUpPeople.map((person) => keyOfSubject(issuer, person.id))
  const read = async () => [await store.groupsOf(mina), await store.groupsOf(rolf), await store.ownCharsOf(mina)]
  await makeGroups(population, store, { issuer, now })
  const first = await read()
  const [own, edited, { owned }] = first as [
    { members: number[]; listedAt: number | null }[],
    unknown[],
    { owned: { id: number }[] },
  ]
  expect(own.map(({ members, listedAt }) => [members.length, listedAt !== null])).toEqual(
    expect.arrayContaining([
      [8, false],
      [20, true],
    ]),
  )
  expect([edited, owned.length]).toEqual([expect.arrayContaining(own), 3])
  for (const { members } of own) expect(members).toEqual(expect.arrayContaining(owned.map(({ id }) => id)))
  const shown = await store.readMembers([...new Set(own.flatMap(({ members }) => members))])
  expect([...shown.values()].filter((member) => !('card' in member))).toEqual([{ why: 'hidden' }])
  await makeGroups(population, store, { issuer, now: now + 1 })
  expect(await read()).toEqual(first)
  await close()
})
