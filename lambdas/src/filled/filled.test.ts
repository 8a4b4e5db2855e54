import { openForAll } from '@kupodex/data/opened.fixture'
import { beforeAll, expect, test } from 'vitest'
import { files, now, openCalls, ready } from '../character/calls.fixture.ts'
import { testPublished } from '../ground/published.fixture.ts'
import { filledPage } from './filled.ts'

const calls = openForAll(openCalls)
beforeAll(() => calls.keep(ready(70)))

const shell = '<title>x</title><meta property="og:title" content="Mounts"><meta name="robots" content="noindex">'

const ask = async (
  id: number,
  { word = 'mounts', published = files, store = calls.store, logged = [] as string[] } = {},
) =>
  filledPage(
    {
      store,
      published: testPublished(published),
      clock: () => now,
      readPage: async (key) => (key === 'ja/char/mounts/index.html' ? shell : null),
      log: ({ event }) => void logged.push(event),
    },
    { language: 'ja', id, word },
  )

test('is the shell with the name of the character, kept for a minute', async () => {
  const page = await ask(70)
  expect(page).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'public, max-age=60' } })
  expect(page?.body).toContain('<title>Aldo Test · Mounts · Kupodex</title>')
  expect(page?.body).not.toContain('noindex')
})

test('says nothing of one that we do not have, and queues none', async () => {
  expect((await ask(900))?.body).toBe(shell)
  expect(await calls.store.readCharacter(900)).toBeNull()
})

test('there is none without a shell', async () => expect(await ask(70, { word: 'nonsense' })).toBeNull())

test('before the first night, and where the store fails, it is the shell', async () => {
  expect((await ask(70, { published: {} as typeof files }))?.body).toBe(shell)
  const logged: string[] = []
  const store = { ...calls.store, readCharacter: () => Promise.reject(new Error('away')) }
  expect((await ask(70, { store, logged }))?.body).toBe(shell)
  expect(logged).toEqual(['pageNotFilled'])
})
