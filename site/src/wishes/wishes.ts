import { atom, type ReadableAtom } from 'nanostores'
import { type WishesAnswer, wishesMax } from '@kupodex/data/contract'
import type { Ask } from '#ask/ask.ts'
import type { AskFailure } from '#ask/outcome.ts'
import type { SafeStorage } from '#storage/safe-storage.ts'
import { listIn, wordsOf } from '#storage/kept-json.ts'
import { wishesKey } from '#storage/keys.ts'

/** What somebody says of a thing: they want it, or hide it from lists of what is missing. */
export type Wish = WishesAnswer['wishes'][number]

const isWish = (value: unknown): value is Wish => {
  const { type, id, wish, at } = wordsOf(value)
  return (
    typeof type === 'string' && typeof id === 'number' && (wish === 'want' || wish === 'hide') && typeof at === 'number'
  )
}

/** Reads the wishes that a browser keeps; what is damaged is left out. */
export const parseWishes = (text: string | null): Wish[] => listIn(text, isWish)

const isSame = (a: Pick<Wish, 'type' | 'id'>, b: Pick<Wish, 'type' | 'id'>) => a.type === b.type && a.id === b.id

const withChange = (
  wishes: readonly Wish[],
  { type, id }: Pick<Wish, 'type' | 'id'>,
  wish: Wish['wish'] | null,
  at: number,
) => {
  const others = wishes.filter((one) => !isSame(one, { type, id }))
  return wish === null ? others : [{ type, id, wish, at }, ...others]
}

export interface WishesDeps {
  ask: Ask
  storage: SafeStorage
  /** Who is logged in: then wishes are the account's, else, with null, this browser's. */
  subject: () => string | null
  /** Epoch ms. */
  now: () => number
}

export interface Wishes {
  /** What was said last first; null until it is known. */
  wishes: ReadableAtom<readonly Wish[] | null>
  /** Says something of a thing; null takes it back. Returns why that failed: then it is as before. */
  set: (thing: Pick<Wish, 'type' | 'id'>, wish: Wish['wish'] | null) => Promise<AskFailure | 'tooManyWishes' | null>
  /** Reads them again, after somebody logged in or out; what this browser has kept is added to the account's. */
  load: () => Promise<void>
}

export const openWishes = ({ ask, storage, subject, now }: WishesDeps): Wishes => {
  const wishes = atom<readonly Wish[] | null>(null)
  const kept = () => parseWishes(storage.getItem(wishesKey))
  const keep = (next: readonly Wish[]) =>
    next.length === 0 ? storage.removeItem(wishesKey) : storage.setItem(wishesKey, JSON.stringify(next))

  /** Adds what the browser has kept to the account, except for things that the account already says something of; then the browser forgets it. */
  const merge = async (account: readonly Wish[]): Promise<readonly Wish[]> => {
    const own = kept()
    if (own.length === 0) return account
    const added = own.filter((one) => !account.some((other) => isSame(one, other)))
    const changes = added.toReversed().map(({ type, id, wish }) => ({ type, id, wish }))
    const outcome = added.length === 0 ? null : await ask('changeWishes', {}, { body: { changes } })
    if (outcome !== null && !outcome.ok) return [...added, ...account]
    keep(kept().filter((one) => !own.some((sent) => isSame(one, sent) && one.at === sent.at)))
    return outcome === null ? account : outcome.value.wishes
  }

  return {
    wishes,
    load: async () => {
      const who = subject()
      if (who === null) return wishes.set(kept())
      const outcome = await ask('wishes', {})
      // Somebody may have logged out, or in, on the way.
      if (subject() !== who) return
      // Without an answer nothing of the account's can be said, but this browser's is known.
      const own = outcome.ok ? await merge(outcome.value.wishes) : kept()
      if (subject() === who) wishes.set(own)
    },
    set: async (thing, wish) => {
      const before = wishes.get() ?? []
      const next = withChange(before, thing, wish, now())
      if (next.length > wishesMax && wish !== null) return 'tooManyWishes'
      wishes.set(next)
      const who = subject()
      if (who === null) {
        // Another tab may have said something since.
        keep(withChange(kept(), thing, wish, now()))
        return null
      }
      const { type, id } = thing
      const outcome = await ask('changeWishes', {}, { body: { changes: [{ type, id, wish }] } })
      if (subject() === who) wishes.set(outcome.ok ? outcome.value.wishes : before)
      return outcome.ok ? null : outcome.code
    },
  }
}
