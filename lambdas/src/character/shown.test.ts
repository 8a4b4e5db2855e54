import { openForAll } from '@kupodex/data/opened.fixture'
import { factsKey, itemTypes } from '@kupodex/data/character'
import { sampleFacts } from '@kupodex/data/character/sample-facts.fixture'
import { describe, expect, test } from 'vitest'
import { files, now, openCalls, ranks, ready, readPrivacy } from './calls.fixture.ts'

const calls = openForAll(openCalls)

describe('what a player hides', () => {
  test('one part is left out though it is stored', async () => {
    const hidden = { state: 'private', asOf: now } as const
    await calls.keep(ready(80, { privacy: { ...readPrivacy, achievements: hidden } }))
    expect(await calls.ask(80)).toMatchObject({
      value: {
        achievementsPrivate: true,
        parts: { achievements: hidden, mounts: readPrivacy.mounts },
        achievements: [],
        achievementCount: 0,
        achievementRecent: null,
        mountCount: 1,
      },
    })
  })

  test('a part that was hidden until it is read again, whatever was seen before', async () => {
    const unknown = { state: 'unknown', asOf: now } as const
    await calls.keep(ready(86, { privacy: { ...readPrivacy, mounts: unknown } }))
    expect(await calls.ask(86)).toMatchObject({
      value: {
        ...{ mountsPrivate: false, parts: { mounts: unknown }, mounts: [], mountCount: 0, mountRecent: null },
        ...{ achievementCount: 1, facewearCount: 1 },
      },
    })
    expect(await calls.call('charitems', { id: 86, type: 'mount' })).toMatchObject({ value: { items: [], count: 0 } })
    expect(JSON.stringify(await calls.call('chartimeline', { id: 86 }))).not.toContain('"mount"')
  })

  test('everything of a private character except its identity', async () => {
    const freeCompany = { id: '9234567890123456789', name: 'Test Company' }
    const known = { titleId: 7, guardianId: 3, townId: 2, grandCompanyId: 1, activeJobId: 19, levels: { 19: 100 } }
    await calls.keep(ready(81, { status: 'private', ...known, freeCompany }))
    const published = { ...files, 'api/ranks/81.json': { ...ranks, ids: [81] } }
    expect(await calls.ask(81, published)).toMatchObject({
      value: {
        status: 'private',
        private: true,
        name: 'Aldo Test',
        iconUrl: '',
        imageUrl: '',
        clanId2: 0,
        ...{ gender: null, titleId: null, guardianId: null, townId: null, grandCompanyId: null, activeJobId: null },
        freeCompany: null,
        menu: {
          raids: { count: 0, percent: 0 },
          moogletomes: { count: 0, percent: 0 },
          shops: { count: 0, percent: 0 },
        },
        achievementRank: null,
        ranks: { achievement: null },
      },
    })
    const outcomes = [
      await calls.ask(81, published),
      await calls.call('chartimeline', { id: 81 }),
      await calls.call('charprofile', { id: 81 }),
      ...(await Promise.all(itemTypes.map((type) => calls.call('charitems', { id: 81, type })))),
    ]
    for (const outcome of outcomes) {
      const lists = Object.entries(outcome.ok ? outcome.value : {}).filter(([, value]) => Array.isArray(value))
      for (const [field, value] of lists) {
        if (field === 'metas') expect(value).toEqual([{ id: 1001, obtained: false, firstDate: null }])
        else expect(value, field).toEqual([])
      }
      const counts = Object.entries(outcome.ok ? outcome.value : {}).filter(([field]) => /count$|percent$/i.test(field))
      for (const [field, value] of counts) expect(value, field).toBe(0)
      const recents = Object.entries(outcome.ok ? outcome.value : {}).filter(([field]) => /recent$/i.test(field))
      for (const [field, value] of recents) expect(value, field).toBeNull()
    }
  })

  test('whether a private character is one of Legacy, which what it could have would tell', async () => {
    const facts = sampleFacts({ achievements: [{ id: 1 }, { id: 2, notLegacy: false }, { id: 3, notLegacy: false }] })
    const published = { ...files, [factsKey]: facts }
    const answersOf = async (id: number, status: 'private' | 'ready', legacy: boolean) => {
      await calls.keep(ready(id, { status, legacy }))
      const outcomes = [
        await calls.ask(id, published),
        await calls.call('charitems', { id, type: 'achievement' }, published),
      ]
      return outcomes.map((outcome) => (outcome.ok ? { ...outcome.value, id: 0 } : outcome))
    }
    const hidden = await answersOf(82, 'private', true)
    expect(hidden).toEqual(await answersOf(83, 'private', false))
    const [answer, items] = await answersOf(84, 'ready', true)
    const [plainAnswer, plainItems] = await answersOf(85, 'ready', false)
    expect(answer).not.toEqual(plainAnswer)
    expect(items).not.toEqual(plainItems)
  })

  test('titles along with the achievements that give them', async () => {
    expect(await calls.call('charitems', { id: 80, type: 'title' })).toMatchObject({
      value: { private: true, items: [] },
    })
    expect(await calls.call('charitems', { id: 80, type: 'mount' })).toMatchObject({
      value: { private: false, count: 1 },
    })
    expect(await calls.call('chartimeline', { id: 80 })).not.toMatchObject({
      value: { events: expect.arrayContaining([expect.objectContaining({ type: 'achievement' })]) },
    })
  })
})

describe('why a character is hidden', () => {
  const reasonsOf = async (id: number) => {
    const outcomes = await Promise.all([
      calls.ask(id),
      calls.call('chartimeline', { id }),
      calls.call('charevents', { id }),
      calls.call('char', { id }),
      calls.call('charprofile', { id }),
      ...itemTypes.map((type) => calls.call('charitems', { id, type })),
    ])
    return outcomes.map((outcome) => (outcome.ok ? outcome.value : {})) as Record<string, unknown>[]
  }

  test.each([
    ['by its introduction', { status: 'private', optOut: 'asked' }, true, /introduction .* kupodex:hidden/],
    ['by its introduction, and gone', { status: 'deleted', optOut: 'asked' }, true, /introduction/],
    ['on the Lodestone', { status: 'private' }, false, /Lodestone/],
  ] as const)('%s is said in every answer, in a sentence', async (_, more, optedOut, sentence) => {
    const id = 90 + Number(optedOut) + (more.status === 'deleted' ? 5 : 0)
    await calls.keep(ready(id, more))
    for (const answer of await reasonsOf(id)) {
      expect(answer).toMatchObject({ private: true, optedOut, hiddenReason: expect.stringMatching(sentence) as string })
      expect(JSON.stringify(answer)).not.toMatch(/"(mounts|items|events)":\[\{/)
    }
  })

  test('is null where nothing is hidden', async () => {
    await calls.keep(ready(99))
    for (const answer of await reasonsOf(99)) expect(answer).toMatchObject({ optedOut: false, hiddenReason: null })
  })
})
