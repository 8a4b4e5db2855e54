import { openForEach } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { repetitions } from '@kupodex/data/soak.fixture'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { characterScene, day, start } from './character-scene.fixture.ts'
import { testNames, testProfile } from './lodestone.fixture.ts'
import { runWorker } from './run-worker.ts'
import { createSiteWatch } from './site-watch.ts'
import { syncCharacter } from './sync-character.ts'

const opened = openForEach(startTestStore)

const beast = { tooltip: 'Beastmaster (Limited Job)', level: 50 }
const swords = { tooltip: 'Swordfighter / Fencer', level: 90 }

describe('what the game has and our tables have not', () => {
  test('is kept by its name, and stands in its place once a table has it, which is no news of the character', async () => {
    const { id, shown, sync, later, read, store } = await characterScene(opened)
    await sync()
    shown.profile = testProfile({ world: 'Newfoundworld', title: 'The Novel', profileLevels: [swords, beast] })
    const first = await later()
    expect(first.outcome).toBe('synced')
    expect(first.problems.map(({ details }) => details)).toEqual([
      'job Beastmaster',
      'world Newfoundworld',
      'title The Novel',
    ])
    expect((await read()).profile).toMatchObject({
      ...{ status: 'ready', worldId: null, titleId: null, levels: { 19: 90 } },
      byName: { fields: { worldId: 'Newfoundworld', titleId: 'The Novel' }, levels: { Beastmaster: 50 } },
    })
    const before = await store.readEvents(id, 10)
    const names = testNames({
      worlds: [
        { id: 34, name: 'Testworld' },
        { id: 99, name: 'Newfoundworld' },
      ],
      titles: [{ id: 77, name: 'The Novel' }],
      jobs: [
        { id: 19, name: 'Swordfighter' },
        { id: 43, name: 'Beastmaster' },
      ],
    })
    shown.profile = testProfile({
      ...{ world: 'Newfoundworld', title: 'The Novel' },
      profileLevels: [swords, { ...beast, level: 51 }],
    })
    expect((await later({ names })).problems).toEqual([])
    expect((await read()).profile).toMatchObject({
      ...{ worldId: 99, titleId: 77, levels: { 19: 90, 43: 51 } },
      byName: { fields: {}, levels: {} },
    })
    const news = (await store.readEvents(id, 10)).filter((event) => !before.some((old) => old.date === event.date))
    expect(news.map(({ type, details }) => [type, details])).toEqual([['level', '51']])
  })

  test('is told of once, whoever has it, and again only after a month without it', async () => {
    const { shown, store, deps, logged, time } = await characterScene(opened)
    shown.profile = testProfile({ profileLevels: [swords, beast], unknownTabs: ['bestiary'] })
    for (let id = 500; id < 505; id++) await store.addCharacter(id, start)
    await runWorker(deps, { untilIdle: true })
    const told = () => logged.flatMap(({ event, problems }) => (event === 'syncProblems' ? problems : []))
    expect(told()).toEqual([
      { part: 'profile', code: 'unknownName', details: 'tab bestiary' },
      { part: 'profile', code: 'unknownName', details: 'job Beastmaster' },
    ])
    const { unknownNames } = await store.readSite()
    expect(unknownNames).toEqual({
      'tab bestiary': { since: start, at: start },
      'job Beastmaster': { since: start, at: start },
    })
    time.now += 31 * day
    const watch = createSiteWatch(deps)
    expect(await watch.meet(['title The Novel'])).toEqual(new Set(['title The Novel']))
    expect(Object.keys((await store.readSite()).unknownNames)).toEqual(['title The Novel'])
    expect(await watch.meet(['title The Novel'])).toEqual(new Set())
  })
})

test('of more new names than anybody reads, the rest is neither kept nor told of, nor costs a write with each character', async () => {
  const { deps, store } = await characterScene(opened)
  const watch = createSiteWatch(deps)
  const names = (from: number) => Array.from({ length: 250 }, (_, n) => `mounts Thing ${from + n}`)
  expect((await watch.meet(names(0))).size).toBe(250)
  const { revision, unknownNames } = await store.readSite()
  expect(Object.keys(unknownNames)).toHaveLength(200)
  expect(await watch.meet(names(1000))).toEqual(new Set())
  expect((await store.readSite()).revision).toBe(revision)
})

describe('the page of all worlds', () => {
  test('is read once a day; new worlds are told of, and those in maintenance', async () => {
    const { store, deps, logged, time, lodestone } = await characterScene(opened)
    let asked = 0
    const worlds = async () => {
      asked++
      return {
        outcome: 'ok' as const,
        value: {
          worlds: [
            { name: 'Testworld', state: 'online' as const },
            { name: 'Elsewhere', state: 'inMaintenance' as const },
            { name: 'Newfoundworld', state: 'partlyInMaintenance' as const },
          ],
        },
      }
    }
    const work = () => runWorker({ ...deps, lodestone: { ...lodestone, worlds } }, { untilIdle: true })
    await work()
    await work()
    expect(asked).toBe(1)
    expect((await store.readSite()).worlds).toEqual({
      ...{ asOf: start, count: 3 },
      inMaintenance: ['Elsewhere', 'Newfoundworld'],
    })
    const told = () => logged.filter(({ event }) => event === 'newWorlds')
    expect(told()).toEqual([{ level: 'warn', event: 'newWorlds', names: ['world Newfoundworld'] }])
    time.now += day
    await work()
    expect([asked, told().length]).toEqual([2, 1])
  })

  test('that cannot be read is tried again an hour later, and what was known of it stays', async () => {
    const { store, deps, logged, time, lodestone } = await characterScene(opened)
    const watch = () => createSiteWatch(deps)
    await watch().readWorlds()
    const { worlds } = await store.readSite()
    let asked = 0
    const down = { ...lodestone, worlds: async () => (asked++, { outcome: 'maintenance' as const }) }
    time.now += day
    for (const wait of [0, 60_000, 60 * 60_000]) {
      time.now += wait
      await createSiteWatch({ ...deps, lodestone: down }).readWorlds()
    }
    expect(asked).toBe(2)
    expect((await store.readSite()).worlds).toEqual(worlds)
    expect(logged).toContainEqual({ level: 'warn', event: 'worldsNotRead', outcome: 'maintenance' })
  })
})

test('no unknown name, tab or job makes a sync fail, or takes anything away', async () => {
  const { id, shown, time, deps, store, sync, read } = await characterScene(opened)
  await sync()
  const { owned, profile: first } = await read()
  const name = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() !== '')
  const job = fc.record({
    tooltip: fc.oneof(
      name,
      fc.constantFrom('Beastmaster (Limited Job)', 'Baker [Limited]', '青魔道士（リミテッドジョブ）'),
    ),
    level: fc.option(fc.integer({ min: 0, max: 100 })),
  })
  const strange = fc.record({
    world: name,
    title: fc.option(name),
    clan: name,
    guardian: name,
    cityState: name,
    grandCompany: fc.option(fc.record({ name, rank: name })),
    activeClassTooltip: fc.option(name),
    profileLevels: fc.array(job, { maxLength: 4 }).map((more) => [swords, ...more]),
    unknownTabs: fc.array(name, { maxLength: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(strange, async (page) => {
      shown.profile = testProfile(page)
      shown.mount = { outcome: 'ok', value: ['Company Chicken', page.world] }
      time.now += 60 * day
      await store.askFor(id, time.now)
      const { outcome, problems } = await syncCharacter(deps, id)
      expect(outcome).toBe('synced')
      expect(problems.filter(({ code }) => code !== 'unknownName' && code !== 'shrunken')).toEqual([])
      const after = await read()
      for (const [part, entries] of Object.entries(owned))
        expect(after.owned[part as keyof typeof owned]).toEqual(expect.arrayContaining(entries))
      expect(after.profile).toMatchObject({ status: 'ready', name: first.name, levels: { 19: 90 } })
      expect(after.profile.byName.fields).toMatchObject({ worldId: page.world })
      // A name that a table has by chance is no test of unknown ones; all others are kept.
      for (const { details } of problems) expect(details).toMatch(/\S/)
    }),
    { numRuns: repetitions({ gate: 20, soak: 200 }) },
  )
})
