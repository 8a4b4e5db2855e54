import type { AccountExport } from '@kupodex/data/contract'
import type { Store } from '@kupodex/data/store'
import type { Failure } from '../http/failure.ts'
import type { AnswersOf } from '../http/handler.ts'
import { userKeyOf } from '../http/user-of.ts'

/** What the calls about an account as a whole need; `clock` in epoch ms. */
export interface AccountDeps {
  store: Pick<
    Store,
    | 'readAccount'
    | 'readFavorites'
    | 'readWishes'
    | 'ownCharsOf'
    | 'ownerOf'
    | 'bannerOf'
    | 'unlink'
    | 'readCharSettings'
    | 'readMarks'
    | 'readCodes'
    | 'readTokens'
    | 'revokeToken'
    | 'dropOwnersItems'
    | 'dropUser'
  >
  clock: () => number
}

const bannersLeft: Failure = {
  ok: false,
  code: 'bannersLeft',
  message: 'Delete the banners of your characters first; then delete the account.',
}

/** Answers the calls about an account as a whole. */
export const accountAnswers = ({
  store,
  clock,
}: AccountDeps): Pick<AnswersOf<'user'>, 'exportAccount' | 'deleteAccount'> => {
  const exportChar = async ({ id, since }: { id: number; since: number }): Promise<AccountExport['chars'][number]> => {
    const [settings, marks, banner] = await Promise.all([
      store.readCharSettings(id),
      store.readMarks(id),
      store.bannerOf(id, true),
    ])
    return { id, since, settings, marks, banner }
  }

  /** Deletes what a user decided and ticked for a character of theirs, and then that it is theirs: a second try still finds it. */
  const giveUp = async (id: number, user: string): Promise<void> => {
    // Somebody else may have verified it since the list was read.
    if ((await store.ownerOf(id))?.user === user) await store.dropOwnersItems(id)
    await store.unlink(id, user)
  }

  return {
    exportAccount: async (_, caller) => {
      const user = userKeyOf(caller)
      const [account, favorites, wishes, { owned, lost }, codes, tokens] = await Promise.all([
        store.readAccount(user),
        store.readFavorites(user),
        store.readWishes(user),
        store.ownCharsOf(user),
        store.readCodes(user),
        store.readTokens(user),
      ])
      const chars = await Promise.all(owned.map(exportChar))
      const { id: subject = '', email = null } = caller.user ?? {}
      return {
        ok: true,
        value: { exportedAt: clock(), subject, email, account, favorites, wishes, chars, lost, codes, tokens },
      }
    },

    deleteAccount: async (_, caller) => {
      const user = userKeyOf(caller)
      const { owned, lost } = await store.ownCharsOf(user)
      const banners = await Promise.all(owned.map(({ id }) => store.bannerOf(id, true)))
      // Only the call that deletes a banner may delete its files.
      if (banners.some((banner) => banner !== null)) return bannersLeft
      // First the programs, so that none of them changes anything on the way.
      for (const { id } of await store.readTokens(user)) await store.revokeToken(user, id)
      for (const { id } of [...owned, ...lost]) await giveUp(id, user)
      await store.dropUser(user)
      return { ok: true, value: { deleted: true } }
    },
  }
}
