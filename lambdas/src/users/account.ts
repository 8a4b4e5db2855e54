import type { AccountExport } from '@kupodex/data/contract'
import { roleIn, type Store, type StoredGroup } from '@kupodex/data/store'
import type { ShownBanners } from '../banner/files.ts'
import { summaryOf } from '../groups/view.ts'
import type { AnswersOf } from '../http/handler.ts'
import { userKeyOf } from '../http/audience.ts'
import type { Seats } from '../readers/seats.ts'

/** What the calls about an account as a whole need; `clock` in epoch ms. */
export interface AccountDeps {
  store: Pick<
    Store,
    | 'readAccount'
    | 'readFavorites'
    | 'readWishes'
    | 'ownCharsOf'
    | 'ownerOf'
    | 'charsSaidBy'
    | 'forgetFormer'
    | 'bannerOf'
    | 'unlink'
    | 'readCharSettings'
    | 'readMarks'
    | 'readCodes'
    | 'readTokens'
    | 'groupsOf'
    | 'leaveGroups'
    | 'revokeTokens'
    | 'dropOwnersItems'
    | 'dropUser'
  >
  banners: ShownBanners
  seats: Seats
  clock: () => number
}

const exportGroup = (group: StoredGroup, user: string): AccountExport['groups'][number] => {
  const { since } = group.editors.find((editor) => editor.user === user) ?? group.owner
  return { ...summaryOf(group), role: roleIn(group, user) ?? 'editor', since, members: group.members }
}

export const accountAnswers = ({
  store,
  banners,
  seats,
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

  /** First they give the character up, so that nothing of theirs begins any more; that they had it goes last, so that a second try still finds it. */
  const forget = async ({ id, since }: { id: number; since: number }, user: string): Promise<void> => {
    await store.unlink(id, user)
    // Somebody else may have verified it since the list was read.
    if (await store.ownerOf(id)) return
    await banners.remove((await banners.list(id)).map(({ key }) => key))
    await store.dropOwnersItems(id, since)
    await store.forgetFormer(id, user)
  }

  return {
    exportAccount: (_, caller) =>
      seats.run(caller, async () => {
        const user = userKeyOf(caller)
        const [account, favorites, wishes, said, { lost }, codes, tokens, groups] = await Promise.all([
          store.readAccount(user),
          store.readFavorites(user),
          store.readWishes(user),
          store.charsSaidBy(user),
          store.ownCharsOf(user),
          store.readCodes(user),
          store.readTokens(user),
          store.groupsOf(user),
        ])
        const chars = await Promise.all(said.map(exportChar))
        const { id: subject = '', email = null } = caller.user ?? {}
        return {
          ok: true,
          value: {
            ...{ exportedAt: clock(), subject, email, account, favorites, wishes, chars, lost, codes, tokens },
            groups: groups.map((group) => exportGroup(group, user)),
          },
        }
      }),

    deleteAccount: async (_, caller) => {
      const user = userKeyOf(caller)
      const [said, { lost }] = await Promise.all([store.charsSaidBy(user), store.ownCharsOf(user)])
      // First the programs, so that none of them changes anything on the way.
      await store.revokeTokens(user)
      await store.leaveGroups(user, clock())
      for (const char of said) await forget(char, user)
      for (const { id } of lost) await store.unlink(id, user)
      await store.dropUser(user)
      return { ok: true, value: { deleted: true } }
    },
  }
}
