import { favoritesMax } from '@kupodex/data/contract'
import { characters, type WarmCall } from './call.ts'

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
