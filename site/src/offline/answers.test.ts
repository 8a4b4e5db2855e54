import { beforeEach, describe, expect, test } from 'vitest'
import { createAnswers } from './answers.ts'
import { cachesInMemory } from './caches.fixture.ts'
import type { KeptKind } from './requests.ts'
import { openShelves } from './shelves.ts'

const origin = 'https://kupodex.test'
const day = 24 * 3600 * 1000

/** The network: answers by path, an error for what is not named; and how a browser's own cache answers. */
type Web = Record<string, () => Response | Promise<Response>>

const page = (text: string) => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } })

const offlinePage = () =>
  page('<html lang="en"><link href="/_astro/page.CwG8aKd2.css"><script src="/_astro/a.B1x_9zQw.js"></script>')

const files: Web = {
  '/offline/': offlinePage,
  '/de/offline/': offlinePage,
  '/_astro/page.CwG8aKd2.css': () => new Response('p{}'),
  '/_astro/a.B1x_9zQw.js': () => new Response('import"./b.Abcdefg2.js";import("./c.Abcdefg3.js")'),
  '/_astro/b.Abcdefg2.js': () => new Response('1'),
}

let [web, held, asked, told]: [Web, Promise<unknown>[], string[], number[]] = [{}, [], [], []]
let [now, isPatient] = [1000, true]

const setUp = () => {
  const { storage } = cachesInMemory()
  const shelves = openShelves(storage, () => now)
  const fetched = async (url: string): Promise<Response> => {
    const path = url.replace(origin, '')
    asked.push(path)
    const answer = web[path]
    if (answer === undefined) throw new TypeError('no network')
    return answer()
  }
  const answers = createAnswers({
    shelves,
    fetch: fetched,
    origin,
    now: () => now,
    later: () => (isPatient ? new Promise(() => undefined) : Promise.resolve()),
  })
  const ask = async (kind: KeptKind, path: string): Promise<Response> => {
    const url = origin + path
    const hold = (work: Promise<unknown>) => void held.push(work)
    const answer = await answers.answer(kind, { url, hold, ask: () => fetched(url), tell: (at) => void told.push(at) })
    return answer
  }
  const settled = () => Promise.all(held)
  return {
    shelves,
    answers,
    ask,
    settled,
    /** Asks for something, and has it kept. */
    keep: async (kind: KeptKind, path: string) => {
      await ask(kind, path)
      await settled()
    },
    read: async (kind: KeptKind, path: string) => (await ask(kind, path)).text(),
  }
}

beforeEach(() => {
  ;[web, held, asked, told] = [{ ...files }, [], [], []]
  ;[now, isPatient] = [1000, true]
})

describe('a page', () => {
  test('comes from the network while there is one, however new the copy is', async () => {
    const { read, keep } = setUp()
    web['/a/'] = () => page('<html>old')
    await keep('pages', '/a/')
    web['/a/'] = () => page('<html>new')
    expect(await read('pages', '/a/')).toBe('<html>new')
  })

  test('is the copy where there is no network, and says since when it is kept', async () => {
    const { read, keep } = setUp()
    web['/a/?q=1'] = () => page('<html lang="en">a')
    await keep('pages', '/a/?q=1')
    now = 2000
    web = {}
    expect(await read('pages', '/a/?q=2')).toBe('<html data-kept-since="1000" lang="en">a')
  })

  test.each([500, 503])('is the copy where the server fails with %i', async (status) => {
    const { read, keep } = setUp()
    web['/a/'] = () => page('<html>a')
    await keep('pages', '/a/')
    web['/a/'] = () => new Response('failed', { status })
    expect(await read('pages', '/a/')).toContain('a')
    web['/b/'] = () => new Response('failed', { status })
    expect(await read('pages', '/b/')).toBe('failed')
  })

  test('is the copy where the network takes too long, and what comes then is kept', async () => {
    const { read, settled, keep } = setUp()
    web['/a/'] = () => page('<html>old')
    await keep('pages', '/a/')
    isPatient = false
    const slow = Promise.withResolvers<Response>()
    web['/a/'] = () => slow.promise
    expect(await read('pages', '/a/')).toContain('old')
    slow.resolve(page('<html>new'))
    await settled()
    web = {}
    expect(await read('pages', '/a/')).toContain('new')
  })

  test('that was never opened waits for the network as long as it takes', async () => {
    const { read } = setUp()
    isPatient = false
    web['/a/'] = async () => page('<html>a')
    expect(await read('pages', '/a/')).toBe('<html>a')
  })

  test('of another character is the shell that was opened for one, without a time of its own', async () => {
    const { read, keep } = setUp()
    web['/char/7/mounts/'] = () => page('<html>mounts')
    await keep('pages', '/char/7/mounts/')
    web = {}
    expect(await read('pages', '/char/8/mounts/4/')).toBe('<html>mounts')
  })

  test('that was never opened is our own words, in its language', async () => {
    const { read, keep } = setUp()
    web['/de/a/'] = () => page('<html>a')
    web['/de/offline/'] = () => page('<html>Du bist offline')
    await read('pages', '/de/a/')
    web['/fr/offline/'] = () => page('<html>Hors ligne')
    web['/fr/a/'] = () => page('<html>a')
    await keep('pages', '/fr/a/')
    web = {}
    expect(await read('pages', '/de/b/')).toBe('<html>Du bist offline')
    expect(await read('pages', '/fr/b/')).toBe('<html>Hors ligne')
  })

  test('that was never opened is our own words in another language, where there are none in its own', async () => {
    const { read, keep } = setUp()
    web['/de/a/'] = () => page('<html>a')
    web['/de/offline/'] = () => page('<html>Du bist offline')
    await keep('pages', '/de/a/')
    web = {}
    expect(await read('pages', '/b/')).toBe('<html>Du bist offline')
  })

  test('fails as without a worker where nothing was ever opened', async () => {
    const { read } = setUp()
    web = {}
    await expect(read('pages', '/b/')).rejects.toThrow('no network')
  })

  test('is no copy once what it is drawn by is kept no more', async () => {
    const { read, shelves, keep } = setUp()
    web['/a/'] = () => page('<html><script type="module" src="/_astro/b.Abcdefg2.js"></script>')
    await read('pages', '/a/')
    await keep('files', '/_astro/b.Abcdefg2.js')
    web = {}
    expect(await read('pages', '/a/')).toContain('b.Abcdefg2')
    await shelves.drop('files', `${origin}/_astro/b.Abcdefg2.js`)
    expect(await read('pages', '/a/')).toBe(await offlinePage().text())
    web['/a/'] = () => page('<html>new')
    expect(await read('pages', '/a/')).toBe('<html>new')
  })

  test.each([404, 410])('that is gone (%i) is forgotten', async (status) => {
    const { read, settled, shelves, keep } = setUp()
    web['/a/'] = () => page('<html>a')
    await keep('pages', '/a/')
    web['/a/'] = () => new Response('gone', { status })
    expect(await read('pages', '/a/')).toBe('gone')
    await settled()
    expect(await shelves.read('pages', `${origin}/a/`)).toBeNull()
  })

  test('of a login is never kept', async () => {
    const { read, settled, shelves } = setUp()
    web['/login/?code=secret'] = () => page('<html>login')
    expect(await read('pages', '/login/?code=secret')).toBe('<html>login')
    await settled()
    expect((await shelves.list('pages')).map(({ key }) => key)).toEqual([`${origin}/offline/`])
    web = {}
    expect(await read('pages', '/login/?code=other')).toContain('<html')
  })
})

test.each([
  ['files', '/_astro/a.B1x_9zQw.js'],
  ['answers', '/api/ranking/mount/global/standard/'],
] as const)('a page that a network puts in the place of %s is not kept', async (kind, path) => {
  const { read, keep } = setUp()
  web[path] = () => page('<html>Please log in to this network')
  await keep(kind, path)
  web[path] = () => new Response('true')
  expect(await read(kind, path)).toBe('true')
})

describe('our own words', () => {
  test('are kept with all that they are drawn by, once a day', async () => {
    const { shelves, keep } = setUp()
    web['/a/'] = () => page('<html>a')
    const times = async () => {
      await keep('pages', '/a/')
      return asked.filter((path) => path === '/offline/').length
    }
    expect(await times()).toBe(1)
    expect((await shelves.list('files')).map(({ key }) => key.replace(origin, '')).sort()).toEqual([
      '/_astro/a.B1x_9zQw.js',
      '/_astro/b.Abcdefg2.js',
      '/_astro/page.CwG8aKd2.css',
    ])
    now += day - 1
    expect(await times()).toBe(1)
    now += 1
    expect(await times()).toBe(2)
    // Files never change, so they are not asked for with it.
    expect(asked.filter((path) => path.startsWith('/_astro/'))).toHaveLength(3)
  })

  test('are not kept while a file of theirs cannot be had', async () => {
    const { answers, shelves } = setUp()
    delete web['/_astro/b.Abcdefg2.js']
    await expect(answers.keepOffline('/a/')).rejects.toThrow('no network')
    expect(await shelves.list('pages')).toEqual([])
  })
})

describe.each([
  ['files', '/_astro/b.Abcdefg2.js'],
  ['pictures', '/assets/mount/sprite-0123456789ab.webp'],
] as const)('what never changes (%s)', (kind, path) => {
  beforeEach(() => void (web[path] = () => new Response('1')))

  test('is asked for once', async () => {
    const { read, settled } = setUp()
    expect(await read(kind, path)).toBe('1')
    await settled()
    web = {}
    expect(await read(kind, path)).toBe('1')
    expect(asked).toEqual([path])
  })

  test('is as new as its last use, by the day', async () => {
    const { read, settled, shelves, keep } = setUp()
    await keep(kind, path)
    now += day
    expect(await read(kind, path)).toBe('1')
    await settled()
    expect(await shelves.list(kind)).toEqual([{ key: origin + path, at: 1000 + day, bytes: 1 }])
  })

  test('of a build that is no more fails as without a worker', async () => {
    const { ask, settled } = setUp()
    web[path] = () => new Response('gone', { status: 404 })
    expect((await ask(kind, path)).status).toBe(404)
    await settled()
    web = {}
    await expect(ask(kind, path)).rejects.toThrow('no network')
  })
})

describe('an answer', () => {
  const path = '/api/char/7/orchestrions/'

  test('comes from the network, else it is the copy, and the page hears of it', async () => {
    const { read, settled } = setUp()
    web[path] = () => Response.json(1)
    expect(await read('answers', path)).toBe('1')
    await settled()
    web[path] = () => Response.json(2)
    expect(await read('answers', path)).toBe('2')
    await settled()
    expect(told).toEqual([])
    web = {}
    expect(await read('answers', path)).toBe('2')
    expect(told).toEqual([1000])
  })

  test('is the copy where the network takes too long; one that was never kept takes its time', async () => {
    const { read, keep } = setUp()
    web[path] = () => Response.json(1)
    await keep('answers', path)
    isPatient = false
    const slow = Promise.withResolvers<Response>()
    web[path] = web['/api/other/'] = () => slow.promise
    expect([await read('answers', path), told]).toEqual(['1', [1000]])
    const other = read('answers', '/api/other/')
    slow.resolve(Response.json(2))
    expect(await other).toBe('2')
  })

  test('that fails at the server is the page’s to tell', async () => {
    const { ask, keep } = setUp()
    web[path] = () => Response.json(1)
    await keep('answers', path)
    web[path] = () => new Response('{}', { status: 503 })
    expect((await ask('answers', path)).status).toBe(503)
  })

  test('that no cache may keep is not kept', async () => {
    const { shelves, keep } = setUp()
    web[path] = () => Response.json(1, { headers: { 'cache-control': 'private, no-store' } })
    await keep('answers', path)
    expect(await shelves.list('answers')).toEqual([])
  })

  test('that the page wants no more is not made up', async () => {
    const { ask, keep } = setUp()
    web[path] = () => Response.json(1)
    await keep('answers', path)
    web[path] = () => Promise.reject(new DOMException('given up', 'AbortError'))
    await expect(ask('answers', path)).rejects.toThrow('given up')
    expect(told).toEqual([])
  })
})

test('what a page had loaded before there was a worker is kept, but for what is no business of its', async () => {
  const { answers, shelves } = setUp()
  web['/a/'] = () => page('<html>a')
  web['/places.json'] = () => Response.json({})
  await answers.keepLoaded(`${origin}/a/`, [
    `${origin}/_astro/page.CwG8aKd2.css`,
    `${origin}/places.json`,
    `${origin}/api/user/settings/`,
    `${origin}/not-there.json`,
    'https://elsewhere.test/a.json',
  ])
  expect(asked).toEqual(['/a/', '/_astro/page.CwG8aKd2.css', '/places.json', '/not-there.json'])
  const kept = await Promise.all((['pages', 'files', 'answers'] as const).map((kind) => shelves.list(kind)))
  expect(kept.map((list) => list.map(({ key }) => key.replace(origin, '')))).toEqual([
    ['/a/'],
    ['/_astro/page.CwG8aKd2.css'],
    ['/places.json'],
  ])
})

test('of a page that leads somebody in nothing is kept, nor is it asked for', async () => {
  const { answers } = setUp()
  await answers.keepLoaded(`${origin}/login/?code=secret`, [])
  expect(asked).toEqual([])
})
