import {
  type CharEntry,
  type FavoritesAnswer,
  favoritesMax,
  type OwnCharsAnswer,
  type UserSettingsAnswer,
  wishesMax,
} from '@kupodex/data/contract'
import type { Account, Card, Favorite, Store } from '@kupodex/data/store'
import { type User, userKeyOf } from '../http/audience.ts'
import type { Failure } from '../http/failure.ts'
import type { AnswersOf } from '../http/handler.ts'
import { accountAnswers, type AccountDeps } from './account.ts'
import { tokensAnswers, type TokensDeps } from './tokens.ts'

export interface UserDeps extends Pick<AccountDeps, 'banners' | 'seats'> {
  store: Pick<
    Store,
    | 'readFavorites'
    | 'addFavorite'
    | 'removeFavorite'
    | 'readWishes'
    | 'changeWishes'
    | 'ownCharsOf'
    | 'unlink'
    | 'dropBanner'
    | 'readAccount'
    | 'saveNickname'
    | 'readCards'
    | 'hiddenAmong'
  > &
    AccountDeps['store'] &
    TokensDeps['store']
  /** Names of worlds by id. */
  worlds: ReadonlyMap<number, string>
  /** Epoch ms. */
  clock: () => number
}

const tooMany: Failure = {
  ok: false,
  code: 'tooManyFavorites',
  message: `You can have at most ${favoritesMax} favorites; remove one first.`,
}

const tooManyWishes: Failure = {
  ok: false,
  code: 'tooManyWishes',
  message: `You can want and hide at most ${wishesMax} things together; take some of them off the list first.`,
}

const settingsOf = (user: User | null, account: Account | null): UserSettingsAnswer => ({
  nickname: account?.nickname ?? '',
  email: user?.email ?? null,
  createdAt: account?.createdAt ?? null,
  roles: [...(user?.roles ?? [])],
})

export const userAnswers = (deps: UserDeps): AnswersOf<'user'> => {
  const { store, banners, worlds, clock } = deps

  const entryOf = (id: number, card: Card | undefined): CharEntry => ({
    id,
    name: card?.name ?? '',
    worldId: card?.worldId ?? 0,
    worldName: worlds.get(card?.worldId ?? 0) ?? '',
    iconUrl: card?.iconUrl ?? '',
  })

  const favoritesOf = async (favorites: readonly Favorite[]): Promise<FavoritesAnswer> => {
    const ids = favorites.map(({ id }) => id)
    const [cards, hidden] = await Promise.all([store.readCards(ids), store.hiddenAmong(ids)])
    const shown = (id: number, entry: CharEntry) => (hidden.has(id) ? { ...entry, iconUrl: '' } : entry)
    return { chars: ids.map((id) => shown(id, entryOf(id, cards.get(id)))) }
  }

  const ownCharsOf = async (user: string): Promise<OwnCharsAnswer> => {
    const { owned, lost } = await store.ownCharsOf(user)
    const cards = await store.readCards([...owned, ...lost].map(({ id }) => id))
    return {
      chars: owned.toSorted((a, b) => b.since - a.since).map(({ id }) => entryOf(id, cards.get(id))),
      lost: lost.toSorted((a, b) => b.at - a.at).map(({ id, at }) => ({ id, name: cards.get(id)?.name ?? '', at })),
    }
  }

  /** Takes the banner of a character away that a user gave up: it may show them, and they could not remove it any more. */
  const dropBanner = async (id: number, user: string): Promise<void> => {
    if (!(await store.charsSaidBy(user)).some((char) => char.id === id)) return
    await banners.remove((await banners.list(id)).map(({ key }) => key))
    const banner = await store.bannerOf(id, true)
    if (banner) await store.dropBanner(id, banner.key)
  }

  return {
    ...tokensAnswers(deps),
    ...accountAnswers(deps),

    favorites: async (_, caller) => {
      return { ok: true, value: await favoritesOf(await store.readFavorites(userKeyOf(caller))) }
    },

    addFavorite: async ({ id }, caller) => {
      const favorites = await store.addFavorite(userKeyOf(caller), id, clock(), favoritesMax)
      return favorites ? { ok: true, value: await favoritesOf(favorites) } : tooMany
    },

    removeFavorite: async ({ id }, caller) => {
      return { ok: true, value: await favoritesOf(await store.removeFavorite(userKeyOf(caller), id)) }
    },

    wishes: async (_, caller) => ({ ok: true, value: { wishes: await store.readWishes(userKeyOf(caller)) } }),

    changeWishes: async (_, caller) => {
      const wishes = await store.changeWishes(userKeyOf(caller), caller.body.changes, clock(), wishesMax)
      return wishes ? { ok: true, value: { wishes } } : tooManyWishes
    },

    ownChars: async (_, caller) => ({ ok: true, value: await ownCharsOf(userKeyOf(caller)) }),

    unlinkChar: async ({ id }, caller) => {
      const user = userKeyOf(caller)
      // Whoever repeats it because the answer was lost finds nothing to do.
      await store.unlink(id, user)
      await dropBanner(id, user)
      return { ok: true, value: await ownCharsOf(user) }
    },

    userSettings: async (_, caller) => {
      return { ok: true, value: settingsOf(caller.user, await store.readAccount(userKeyOf(caller))) }
    },

    saveUserSettings: async (_, caller) => {
      const account = await store.saveNickname(userKeyOf(caller), caller.body.nickname, clock())
      return { ok: true, value: settingsOf(caller.user, account) }
    },
  }
}
