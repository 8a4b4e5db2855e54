import { isItemType } from '@kupodex/data/character'
import type { Named } from '@kupodex/data/find'
import { atom } from 'nanostores'
import { ask } from '#ask/page.ts'
import { knownDates, ownedInAnswer } from '#owned/owned.ts'
import { chosenCharacter } from '#recent/chosen.ts'
import { recent } from '#recent/recent.ts'
import { mayBeUser } from '#session/session-key.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { readKept } from '#tables/kept-characters.ts'
import { keptUser } from '#user/kept-user.ts'
import { readerCharacters } from '#user/reader-characters.ts'
import { parseWishes } from '#wishes/wishes.ts'
import { wishesKey } from '#storage/keys.ts'

/** What this browser knows of the reader, for what they find. */
export interface Mine {
  /** The reader's own character, or else the one chosen in this browser, or a favorite; null without one, and where it is private. */
  characterId: number | null
  owns: (thing: Named) => boolean
  wants: (thing: Named) => boolean
}

export const nobodys: Mine = { characterId: null, owns: () => false, wants: () => false }

const keyOf = ({ kind, id }: Pick<Named, 'kind' | 'id'>) => `${kind}/${id}`

const wanted = async (): Promise<ReadonlySet<string>> => {
  const storage = safeStorage('localStorage')
  const account = mayBeUser(storage) ? await ask('wishes', {}, { once: true }) : null
  const wishes = account?.ok === true ? account.value.wishes : parseWishes(storage.getItem(wishesKey))
  return new Set(
    wishes.flatMap(({ type, id, wish }) => (wish === 'want' ? [keyOf({ kind: type, id: String(id) })] : [])),
  )
}

/** Reads what the browser has kept of the reader's character; nothing is asked for that its answer does not list. */
const readMine = async (): Promise<Mine> => {
  const storage = safeStorage('localStorage')
  const [first] = readerCharacters(keptUser(storage), chosenCharacter(storage), recent.get())
  // A character that was only opened may be anybody's.
  const own = first === undefined || first.kind === 'opened' ? null : first
  const [kept, wishes] = await Promise.all([own === null ? null : readKept(own.id), wanted()])
  const wants: Mine['wants'] = (thing) => wishes.has(keyOf(thing))
  if (own === null || kept?.answer.private === true) return { ...nobodys, wants }
  const owns: Mine['owns'] = ({ kind, id }) =>
    kept !== null &&
    isItemType(kind) &&
    knownDates(ownedInAnswer(kept.answer, kind) ?? undefined)?.has(Number(id)) === true
  return { characterId: own.id, owns, wants }
}

/** What is known of the reader of this page; nobody's until it was read. */
export const mine = atom<Mine>(nobodys)

/** Reads it; what cannot be read is not known. */
export const loadMine = (): Promise<void> =>
  readMine().then(
    (read) => mine.set(read),
    () => undefined,
  )
