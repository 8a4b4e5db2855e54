import { callById, type CallIdOf, favoritesMax, wishesMax, fill, tokenHeader } from '@kupodex/data/contract'
import { newProfile } from '@kupodex/data/character'
import { openForAll } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { beforeAll, expect, test } from 'vitest'
import type { User } from '../http/audience.ts'
import { httpHandler } from '../http/handler.ts'
import { testUser } from '../http/callers.fixture.ts'
import { memoryTable, testSeats } from '../readers/readers.fixture.ts'
import { noBanners } from './account.fixture.ts'
import { userAnswers } from './user.ts'

const start = 1_750_000_000_000
let now = start
const opened = openForAll(startTestStore)
const keep = async (id: number, name: string) => {
  const { store } = opened
  await store.addCharacter(id, start)
  await store.lease(id, { now: start, until: start + 1, token: 'test' })
  const profile = { ...newProfile(id, start), status: 'ready' as const, name, worldId: 34, iconUrl: `${id}.jpg` }
  await store.finish(id, 'test', { profile, priority: 3, due: start, failures: 0 })
}
beforeAll(async () => {
  await keep(7, 'Mina Test')
  await keep(8, 'Aldo Test')
})

const users = new Map<string, User>()
let count = 0
/** The token of a user whom nobody was before. */
const somebody = (more: Partial<User> = {}): string => {
  const token = `user${++count}`
  users.set(token, { ...testUser(token), ...more })
  return token
}

const ask = async (token: string, id: CallIdOf<'user'>, params: Record<string, unknown> = {}, body?: string) => {
  const call = callById(id)
  const handler = httpHandler(
    userAnswers({
      ...{ store: opened.store, banners: noBanners, worlds: new Map([[34, 'Testworld']]), clock: () => now++ },
      seats: testSeats('exportAccount', memoryTable(), () => now),
    }),
    {
      log: ({ error }) => {
        throw new Error(String(error))
      },
      verify: async (given) => {
        const user = users.get(given)
        return user ? { ok: true, user } : { ok: false, code: 'unauthorized', message: 'Not valid.' }
      },
    },
  )
  const answer = await handler({
    rawPath: fill(call.path, params),
    headers: { [tokenHeader]: `Bearer ${token}` },
    requestContext: { http: { method: call.method } },
    ...(body === undefined ? {} : { body }),
  })
  const json = JSON.parse(answer.body) as Record<string, unknown>
  if (answer.statusCode === 200) call.answer.strict().parse(json)
  return [answer.statusCode, answer.statusCode === 200 ? json : json.code]
}

const mina = { id: 7, name: 'Mina Test', worldId: 34, worldName: 'Testworld', iconUrl: '7.jpg' }
const aldo = { id: 8, name: 'Aldo Test', worldId: 34, worldName: 'Testworld', iconUrl: '8.jpg' }
const unread = { id: 9, name: '', worldId: 0, worldName: '', iconUrl: '' }

test('a favourite that its owner hides has no picture', async () => {
  const user = somebody()
  await keep(10, 'Cleo Test')
  await ask(user, 'addFavorite', { id: 10 })
  expect(await ask(user, 'favorites')).toMatchObject([200, { chars: [{ id: 10, iconUrl: '10.jpg' }] }])
  await opened.store.writeCharSettings(10, { private: true, icon: 0 })
  expect(await ask(user, 'favorites')).toMatchObject([200, { chars: [{ id: 10, name: 'Cleo Test', iconUrl: '' }] }])
})

test('favourites are added once, kept for the user, and removed', async () => {
  const [one, other] = [somebody(), somebody()]
  expect(await ask(one, 'favorites')).toEqual([200, { chars: [] }])
  expect(await ask(one, 'addFavorite', { id: 7 })).toEqual([200, { chars: [mina] }])
  expect(await ask(one, 'addFavorite', { id: 9 })).toEqual([200, { chars: [unread, mina] }])
  expect(await ask(one, 'addFavorite', { id: 7 })).toEqual([200, { chars: [unread, mina] }])
  expect(await ask(other, 'favorites')).toEqual([200, { chars: [] }])
  for (let turn = 0; turn < 2; turn++)
    expect(await ask(one, 'removeFavorite', { id: 9 })).toEqual([200, { chars: [mina] }])
  expect(await ask(one, 'addFavorite', { id: 0 })).toEqual([400, 'badCharacterId'])
})

test('two hundred favourites are enough', async () => {
  const user = somebody()
  for (let id = 1; id <= favoritesMax; id++) await opened.store.addFavorite(user, id, id, favoritesMax)
  expect(await ask(user, 'addFavorite', { id: 1000 })).toEqual([409, 'tooManyFavorites'])
  expect(await ask(user, 'addFavorite', { id: 3 })).toMatchObject([200, { chars: { length: favoritesMax } }])
})

test('things are wanted and hidden, merged with what is there, and taken back', async () => {
  const [one, other] = [somebody(), somebody()]
  const change = (token: string, ...changes: unknown[]) => ask(token, 'changeWishes', {}, JSON.stringify({ changes }))
  const at = now
  const mount = { type: 'mount', id: 4, wish: 'want' }
  const fish = { type: 'fish', id: 7, wish: 'hide' }
  expect(await change(one, mount)).toEqual([200, { wishes: [{ ...mount, at }] }])
  expect(await change(one, mount, fish)).toEqual([
    200,
    {
      wishes: [
        { ...fish, at: at + 1 },
        { ...mount, at },
      ],
    },
  ])
  expect(await change(one, { ...mount, wish: null })).toEqual([200, { wishes: [{ ...fish, at: at + 1 }] }])
  expect(await ask(one, 'wishes')).toEqual([200, { wishes: [{ ...fish, at: at + 1 }] }])
  expect(await ask(other, 'wishes')).toEqual([200, { wishes: [] }])
})

test('a thousand wishes are enough, and what is no wish is refused', async () => {
  const user = somebody()
  const many = Array.from({ length: wishesMax }, (_, at) => ({ type: 'achievement', id: at + 1, wish: 'want' }))
  const change = async (...changes: unknown[]) => ask(user, 'changeWishes', {}, JSON.stringify({ changes }))
  expect(await change(...many)).toMatchObject([200, { wishes: { length: wishesMax } }])
  expect(await change({ type: 'mount', id: 1, wish: 'want' })).toEqual([409, 'tooManyWishes'])
  for (const wrong of [
    { type: 'sword' },
    { id: 0 },
    { id: 1.5 },
    { id: 2 ** 32 },
    { wish: 'have' },
    { wish: undefined },
    { more: 1 },
  ])
    expect(await change({ type: 'mount', id: 1, wish: 'want', ...wrong })).toEqual([400, 'badBody'])
  expect(await change(...many, { type: 'mount', id: 1, wish: null })).toEqual([400, 'badBody'])
})

test('characters are one’s own while nobody else verifies them; what is lost is listed until it was seen', async () => {
  const [one, other] = [somebody(), somebody()]
  await opened.store.own(7, one, 10)
  await opened.store.own(8, one, 20)
  expect(await ask(one, 'ownChars')).toEqual([200, { chars: [aldo, mina], lost: [] }])
  await opened.store.own(8, other, 30)
  const lost = [{ id: 8, name: 'Aldo Test', at: 30 }]
  expect(await ask(one, 'ownChars')).toEqual([200, { chars: [mina], lost }])
  expect(await ask(other, 'ownChars')).toEqual([200, { chars: [aldo], lost: [] }])
  // What is another's stays theirs.
  expect(await ask(other, 'unlinkChar', { id: 7 })).toEqual([200, { chars: [aldo], lost: [] }])
  expect(await ask(one, 'ownChars')).toEqual([200, { chars: [mina], lost }])
  for (let turn = 0; turn < 2; turn++)
    expect(await ask(one, 'unlinkChar', { id: 8 })).toEqual([200, { chars: [mina], lost: [] }])
  expect(await ask(one, 'unlinkChar', { id: 7 })).toEqual([200, { chars: [], lost: [] }])
  expect(await opened.store.ownerOf(7)).toBeNull()
  expect(await opened.store.ownerOf(8)).toEqual({ user: other, since: 30 })
})

test('settings are what the token says and what was saved', async () => {
  const user = somebody({ email: 'mina@kupodex.example', roles: ['admin'] })
  const token = { email: 'mina@kupodex.example', roles: ['admin'] }
  expect(await ask(user, 'userSettings')).toEqual([200, { nickname: '', createdAt: null, ...token }])
  const created = now
  const saved = { nickname: 'Mog', createdAt: created, ...token }
  expect(await ask(user, 'saveUserSettings', {}, '{"nickname":"  Mog "}')).toEqual([200, saved])
  expect(await ask(user, 'userSettings')).toEqual([200, saved])
  expect(await ask(somebody(), 'userSettings')).toMatchObject([200, { email: null, roles: [] }])
})

const named = (nickname: unknown) => JSON.stringify({ nickname })

test.each([
  ['Mog', 'Mog'],
  ['  Kupo Nut  ', 'Kupo Nut'],
  ['é'.normalize('NFD'), 'é'],
  ['🐤'.repeat(40), '🐤'.repeat(40)],
  ['ミナ・エグザンプル', 'ミナ・エグザンプル'],
  ['מינה', 'מינה'],
  ['👩‍🚀', '👩‍🚀'],
  ['R&D "\'`', 'R&D "\'`'],
])('the nickname %j is kept as %j', async (given, kept) =>
  expect(await ask(somebody(), 'saveUserSettings', {}, named(given))).toMatchObject([200, { nickname: kept }]),
)

test.each([
  ['what cannot be seen', named('\u200b\u200d\u00ad')],
  ['markup', named('<b>Mog</b>')],
  ['half of markup', named('Mog>')],
  ['a line break', named('Mog\nKupo')],
  ['a line separator', named('Mog\u2028Kupo')],
  ['a control character', named('Mog\u0007')],
  ['an override of the direction', named('Mog\u202egoM')],
  ['an isolate of the direction', named('\u2066Mog')],
  ['a right-to-left mark', named('Mog\u200f')],
  ['half of a character', '{"nickname":"\\ud83d"}'],
  ['41 characters', named('x'.repeat(41))],
  ['a thousand characters', named('x'.repeat(1000))],
  ['a number', named(5)],
  ['null', named(null)],
  ['nothing at all', '{}'],
])('a nickname of %s is refused', async (_, body) => {
  const user = somebody()
  expect(await ask(user, 'saveUserSettings', {}, body)).toEqual([400, 'badNickname'])
  expect(await opened.store.readAccount(user)).toBeNull()
})

test.each(['', '   '])('the nickname %j takes away the one before', async (nickname) => {
  const user = somebody()
  expect(await ask(user, 'saveUserSettings', {}, named('Mog'))).toMatchObject([200, { nickname: 'Mog' }])
  expect(await ask(user, 'saveUserSettings', {}, named(nickname))).toMatchObject([200, { nickname: '' }])
  expect(await ask(user, 'userSettings')).toMatchObject([200, { nickname: '' }])
})

test('a body of ten kilobytes, or of something else, is refused', async () => {
  const user = somebody()
  expect(await ask(user, 'saveUserSettings', {}, named('x'.repeat(10_000)))).toEqual([413, 'bodyTooLarge'])
  expect(await ask(user, 'saveUserSettings', {}, `{"nickname":"Mog"${' '.repeat(10_000)}}`)).toEqual([
    413,
    'bodyTooLarge',
  ])
  for (const body of ['', 'nickname=Mog', '[]', '"Mog"', '{"nickname":"Mog"'])
    expect(await ask(user, 'saveUserSettings', {}, body)).toEqual([400, 'badBody'])
})
