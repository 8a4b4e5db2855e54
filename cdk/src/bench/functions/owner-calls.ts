import { loadTable } from '@kupodex/data/tables'
import { characters, type WarmCall } from './call.ts'
import { favoritesMax } from '@kupodex/data/contract'

/** Ticked in one turn, unticked in the next. */
const isOn = (turn: number): boolean => Math.floor(turn / characters) % 2 === 0

/** Ids of fish: of the first hundred, which are ticked, calls change one; they change the next hundred at once, and bare writes others. */
const fish = loadTable('fish').map(({ id }) => id)
const fishAt = (at: number): number => fish[at] ?? 0
const oneFish = { call: fishAt(0), bare: fishAt(1) }

const hundred = (from: number, turn: number) => {
  const at = Date.now() / 1000
  return Array.from({ length: 100 }, (_, n) => ({ id: fishAt(from + n), owned: isOn(turn), at }))
}

/** Calls of the owner of a character; each looks up whose it is. */
export const ownerCalls: WarmCall[] = [
  {
    name: 'marks',
    label: 'mark, unmark',
    path: (id) => `/api/user/char/${id}/fishs/${oneFish.call}/`,
    method: (turn) => (isOn(turn) ? 'POST' : 'DELETE'),
    bare: async ({ store }, id, turn) => {
      await store.ownerOf(id)
      await store[isOn(turn) ? 'mark' : 'unmark'](id, 'fish', [oneFish.bare], Date.now() / 1000)
    },
  },
  {
    name: 'marks',
    label: 'mark many (100)',
    path: (id) => `/api/user/char/${id}/marks/`,
    method: () => 'POST',
    body: (turn) => ({ changes: hundred(100, turn).map((change) => ({ type: 'fish', ...change })) }),
    bare: async ({ store }, id, turn) => {
      await store.ownerOf(id)
      await store.changeMarks(id, 'fish', hundred(200, turn))
    },
  },
  {
    name: 'marks',
    label: 'own char',
    path: (id) => `/api/user/char/${id}/`,
    bare: async (stores, id) => {
      await stores.store.ownerOf(id)
      await Promise.all([
        stores.store.readCharacter(id, true),
        stores.get(`api/ranks/${id % 1024}.json`),
        stores.store.bannerOf(id, true),
      ])
    },
  },
  {
    name: 'verify',
    label: 'verify code',
    // Of a character that is the user's already: how long reading its introduction takes depends on the pace of the Lodestone.
    path: (id) => `/api/user/verifycode/${id}/`,
    bare: ({ store }, id) => store.ownerOf(id),
  },
  {
    name: 'verify',
    label: 'code',
    // Of one that is not.
    path: (id) => `/api/user/getverificationcode/${id + 1_000_000}/`,
    bare: async ({ store, user }, id) => {
      await store.ownerOf(id + 1_000_000)
      await store.readCode(id + 1_000_000, user, Date.now())
    },
  },
  {
    name: 'banner',
    label: 'own banner',
    path: (id) => `/api/user/upload/charbanner/${id}/`,
    bare: async ({ store }, id) => {
      await store.ownerOf(id)
      await store.bannerOf(id, true)
    },
  },
  {
    name: 'banner',
    label: 'form for banner',
    path: (id) => `/api/user/upload/charbanner/${id}/`,
    method: () => 'POST',
    bare: ({ store }, id) => store.ownerOf(id),
  },
]

/** A favourite is added in one turn, and removed in the next. */
const isAdded = (turn: number): boolean => turn % 2 === 0

/** Calls of a user; those of favourites read what is listed of the characters. */
export const userCalls: WarmCall[] = [
  {
    name: 'user',
    label: 'favorites',
    path: () => '/api/user/favoritechars/',
    bare: async ({ store, user }) => {
      const favorites = await store.readFavorites(user)
      await store.readCards(favorites.map(({ id }) => id))
    },
  },
  {
    name: 'groups',
    label: 'own groups',
    path: () => '/api/user/groups/',
    bare: ({ store, user }) => store.groupsOf(user),
  },
  {
    name: 'user',
    label: 'add favorite',
    path: () => `/api/user/favoritechars/${characters + 1024}/`,
    method: (turn) => (isAdded(turn) ? 'POST' : 'DELETE'),
    bare: async ({ store, user }, _, turn) => {
      const id = characters + 1023
      const favorites = isAdded(turn)
        ? await store.addFavorite(user, id, Date.now(), favoritesMax)
        : await store.removeFavorite(user, id)
      await store.readCards((favorites ?? []).map((favorite) => favorite.id))
    },
  },
]
