import { openForAll } from '@kupodex/data/opened.fixture'
import { companyShard } from '@kupodex/data/rules'
import { callById } from '@kupodex/data/contract'
import { languages } from '@kupodex/data/game'
import { readAtom } from '@kupodex/data/html/xml.fixture'
import { beforeAll, describe, expect, test } from 'vitest'
import { now, openCalls, ready, readPrivacy } from '../character/calls.fixture.ts'
import { httpHandler } from '../http/handler.ts'
import { testPublished } from '../ground/published.fixture.ts'
import { feedAnswers } from './feed.ts'
import { scopeFeed } from './scope-feed.ts'

const calls = openForAll(openCalls)
beforeAll(async () => {
  await calls.keep(ready(60))
  await calls.keep(ready(61, { name: 'Hidden One' }))
  await calls.store.writeCharSettings(61, { private: true, icon: 0 })
  const hides = (part: 'mounts' | 'achievements') => ({
    privacy: { ...readPrivacy, [part]: { state: 'private', asOf: now } as const },
  })
  await calls.keep(ready(63, hides('mounts')))
  await calls.keep(ready(64, hides('achievements')))
  await calls.keep(ready(65))
  await calls.damage(65, 'CHAR_SETTINGS', { private: 'perhaps', icon: 0 })
  await calls.keep(ready(66, { status: 'deleted' }))
})

const table = (name: string, rows: object[]) => ({ deployTime: 1, tables: { [name]: rows } })
const company = '9230000000000000001'
const member = (id: number, name: string) => ({ id, name, worldId: 34, scores: [], ranks: [], newest: null })
const row = (id: number, name: string, rank: number, date: number) => ({
  ...{ id, name, iconUrl: '', worldId: 34, rank, yesterdayRank: null, score: 1500, date },
})
const board = (...chars: object[]) => ({
  ...{ deployTime: 1, generateTime: 7000, type: 'mount', mode: 'standard', scope: 'Testworld', count: 2, possible: 9 },
  ...{
    page: 1,
    pageSize: 50,
    pages: 1,
    cutOffs: { top10: null, top100: null, top1Percent: null, top10Percent: null },
    chars,
  },
})

const files = {
  'api/game/en/mounts.json': table('mounts', [{ id: 2, name: 'Mog & <Kupo>' }]),
  'api/game/en/achievements.json': table('achievements', [{ id: 1, name: 'To Crush', description: 'left out' }]),
  'api/game/en/raids.json': table('raids', [{ id: 3575, name: 'The Light-heavyweight' }]),
  [`api/companies/${companyShard(company)}.json`]: {
    ...{ deployTime: 1, generateTime: 5000, boards: [] },
    companies: {
      [company]: {
        ...{
          name: 'Kupo & Nuts',
          worldId: 34,
          totals: [],
          members: [member(60, 'Aldo Test'), member(61, 'Hidden One')],
        },
        newest: {
          achievement: [
            [0, 1, 900],
            [1, 1, 950],
          ],
          mount: [[0, 2, 1000]],
        },
      },
    },
  },
  'api/ranking/mount/Testworld/standard.json': board(row(60, 'Aldo Test', 1, 800), row(70, 'Second Best', 2, 850)),
  'api/ranking/achievement/Testworld/standard.json': board(row(61, 'Hidden One', 1, 700)),
  'api/ranking/raid/Testworld/newest.json': {
    ...{ deployTime: 1, generateTime: 7000, raidId: 3575, released: null, count: 1, page: 1, pageSize: 50, pages: 1 },
    chars: [{ ...row(60, 'Aldo Test', 1, 600), week: 1 }],
  },
}

const ask = async (path: string, headers: Record<string, string> = {}, published: Record<string, unknown> = files) => {
  const answers = feedAnswers({ store: calls.store, published: testPublished(published) })
  const handler = httpHandler(answers, { log: () => undefined })
  return handler({ rawPath: path, headers, requestContext: { http: { method: 'GET' } } })
}

const read = async (path: string, published?: Record<string, unknown>) =>
  readAtom((await ask(path, {}, published)).body)

describe('the feed of a character', () => {
  test('has what it obtained on a known day, the newest first, and nothing of the first reading', async () => {
    expect(await read('/api/feed/char/en/60/')).toEqual({
      ...{ id: 'tag:kupodex,2026:char/en/60', language: 'en', title: 'Aldo Test · Kupodex', subtitle: undefined },
      ...{ self: '/api/feed/char/en/60/', page: '/char/60/', updated: 102_000 },
      entries: [
        {
          ...{ id: 'tag:kupodex,2026:char/en/60/mount/2', title: 'Mog & <Kupo>', link: '/char/60/mounts/2/' },
          ...{ updated: 102_000, category: 'mount', summary: 'Mounts' },
        },
        {
          ...{
            id: 'tag:kupodex,2026:char/en/60/achievement/1',
            title: 'To Crush',
            link: '/rarity/achievement/global/1/',
          },
          ...{ updated: 101_000, category: 'achievement', summary: 'Achievements' },
        },
      ],
    })
  })

  test('is in the language of its address; what has no name there is called by its number', async () => {
    const { entries, page } = await read('/api/feed/char/de/60/')
    expect([page, ...entries.map(({ title, summary, link }) => [title, summary, link])]).toEqual([
      '/de/char/60/',
      ['#2', 'Reittiere', '/de/char/60/mounts/2/'],
      ['#1', 'Errungenschaften', '/de/rarity/achievement/global/1/'],
    ])
  })

  test('has nothing that was found when mounts were shown again after a time of hiding, only what came after', async () => {
    await calls.keep(ready(67))
    const days = { 1: 101, 2: 500, 3: 900 }
    const entries = Object.entries(days).map(([id, date]) => ({ id: Number(id), date }))
    await calls.store.writePart(67, 'mounts', { entries, unknown: {}, asOf: now, since: 101, again: 500 }, 1)
    const { entries: shown } = await read('/api/feed/char/en/67/')
    expect(shown.map(({ link, updated }) => [link, updated])).toEqual([
      ['/char/67/mounts/3/', 900_000],
      ['/rarity/achievement/global/1/', 101_000],
    ])
  })

  test('of a character that is hidden has no entry, and says so', async () =>
    expect(await read('/api/feed/char/en/61/')).toMatchObject({
      ...{ subtitle: 'This character is not shown to others.', updated: now - 5000, entries: [] },
    }))

  test.each([
    ['never asked for', 99],
    ['never read', 98],
    ['deleted', 97],
  ])('of one that was %s is not there, and nobody is put in the queue', async (_, id) => {
    if (id === 98) await calls.store.addCharacter(98, now)
    if (id === 97) await calls.keep(ready(97, { status: 'deleted' }))
    const due = await calls.store.dueCharacters({ now: now + 1e9, limit: 50 })
    const { statusCode, body, headers } = await ask(`/api/feed/char/en/${id}/`)
    expect([statusCode, JSON.parse(body).code]).toEqual([404, 'noSuchFeed'])
    expect(headers['cache-control']).toBe('public, max-age=60')
    expect(await calls.store.dueCharacters({ now: now + 1e9, limit: 50 })).toEqual(due)
  })

  test('is Atom that caches keep for a minute, and whoever has it is told that it is the same', async () => {
    const { headers, statusCode } = await ask('/api/feed/char/en/60/')
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      ...[200, 'application/atom+xml; charset=utf-8', 'public, max-age=60'],
    ])
    expect(await ask('/api/feed/char/en/60/', { 'if-none-match': headers['etag'] ?? '' })).toMatchObject({
      statusCode: 304,
      body: '',
    })
  })
})

describe('the feed of a free company', () => {
  test('has what members obtained last, without who was hidden since', async () =>
    expect(await read(`/api/feed/company/en/${company}/`)).toMatchObject({
      ...{ title: 'Kupo & Nuts · Kupodex', page: `/fc/${company}/`, updated: 1_000_000 },
      entries: [
        {
          id: `tag:kupodex,2026:company/en/${company}/mount/2/60`,
          title: 'Aldo Test: Mog & <Kupo>',
          link: '/char/60/',
        },
        { title: 'Aldo Test: To Crush', updated: 900_000 },
      ],
    }))

  test('that is not known is not there', async () => {
    const { statusCode, body } = await ask('/api/feed/company/en/9230000000000000002/')
    expect([statusCode, JSON.parse(body).code]).toEqual([404, 'noSuchFeed'])
  })
})

describe('the feed of a world', () => {
  test('has who leads its boards and who cleared the newest raid first, without who was hidden since', async () => {
    const { title, page, updated, entries } = await read('/api/feed/scope/en/Testworld/')
    expect([title, page, updated]).toEqual(['Testworld · Kupodex', '/ranking/achievement/Testworld/', 800_000])
    expect(entries.map(({ id, title, summary, updated }) => [id, title, summary, updated])).toEqual([
      ['tag:kupodex,2026:scope/en/Testworld/first/mount/60', 'Aldo Test ranks first: Mounts', 'Score: 1,500', 800_000],
      [
        'tag:kupodex,2026:scope/en/Testworld/raid/3575/60',
        'Aldo Test cleared The Light-heavyweight',
        'Rank: 1',
        600_000,
      ],
    ])
  })

  test.each(languages)('is written in %s', async (language) => {
    const { entries } = await read(`/api/feed/scope/${language}/Testworld/`)
    expect(entries.map(({ title, summary }) => `${title} ${summary}`).join()).not.toMatch(/[{}]|undefined/)
  })

  test('where nobody is ranked is not there, after a look at one board alone', async () => {
    const published = testPublished(files)
    const looks: string[] = []
    const watched: typeof published = {
      ...published,
      getJson: (key, schema) => (looks.push(key), published.getJson(key, schema)),
    }
    expect(await scopeFeed({ store: calls.store, published: watched }, { lang: 'en', scope: 'Nowhere' })).toMatchObject(
      { code: 'noSuchFeed' },
    )
    expect(looks).toEqual(['api/ranking/achievement/Nowhere/standard.json'])
  })
})

describe('of what the night wrote, feeds show what may be shown now: of a character', () => {
  const shard = `api/companies/${companyShard(company)}.json`
  const companyOf = (id: number) => ({
    ...files,
    [shard]: {
      ...files[shard],
      companies: {
        [company]: {
          ...{ name: 'Kupo & Nuts', worldId: 34, totals: [], members: [member(id, 'Kupo Test')] },
          newest: { achievement: [[0, 1, 900]], mount: [[0, 2, 1000]] },
        },
      },
    },
  })
  const scopeOf = (id: number) => {
    const first = row(id, 'Kupo Test', 1, 800)
    const raid = files['api/ranking/raid/Testworld/newest.json']
    return {
      ...files,
      'api/ranking/achievement/Testworld/standard.json': board(first),
      'api/ranking/mount/Testworld/standard.json': board(first),
      'api/ranking/raid/Testworld/newest.json': { ...raid, chars: [{ ...first, week: 1 }] },
    }
  }

  test.each<[string, number, company: string[], scope: string[]]>([
    ['that hides nothing', 60, ['achievement', 'mount'], ['achievement', 'mount', 'raid']],
    ['that hides all', 61, [], []],
    ['that is not stored', 62, [], []],
    ['that hides mounts', 63, ['achievement'], ['achievement', 'raid']],
    ['that hides achievements, which show raids', 64, ['mount'], ['mount']],
    ['whose settings cannot be read', 65, [], []],
    ['that is deleted', 66, [], []],
  ])('%s', async (_, id, ofCompany, ofScope) => {
    const shown = async (path: string, published: Record<string, unknown>) =>
      (await read(path, published)).entries.map(({ category }) => category).sort()
    expect(await shown(`/api/feed/company/en/${company}/`, companyOf(id))).toEqual(ofCompany)
    expect(await shown('/api/feed/scope/en/Testworld/', scopeOf(id))).toEqual(ofScope)
  })
})

test.each([
  ['/api/feed/char/xx/60/', 'badLanguage'],
  ['/api/feed/char/en/0/', 'badCharacterId'],
  ['/api/feed/company/en/60/', 'badRequest'],
  ['/api/feed/scope/en/No%20where/', 'badRequest'],
])('%s is refused: %s', async (path, code) => {
  const { statusCode, body } = await ask(path)
  expect([statusCode, JSON.parse(body).code]).toEqual([400, code])
})

test('feeds of many characters cost more than that of one', () =>
  expect((['charFeed', 'companyFeed', 'scopeFeed'] as const).map((id) => callById(id).cost)).toEqual([0.25, 1, 2]))
