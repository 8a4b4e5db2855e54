import { type Ask, createAsk } from '#ask/ask.ts'
import { session } from '#session/session.ts'
import { tokensOf } from '#session/tokens.ts'
import { noteChange } from '#recent/changed.ts'
import { inTurn } from '#storage/in-turn.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { followUser, user } from '../user/user.ts'
import { openAnonymous, readAnonymous } from './anonymous.ts'
import { createClock } from './clock.ts'
import { type Intent, type Intents, openIntents } from './intents.ts'
import { keptMarks } from './kept-marks.ts'
import { type Marks, type MarkType, openMarks } from './marks.ts'
import { type Sent, sendIntents } from './send.ts'

export type { Marks, MarksView, MarkType, Said } from './marks.ts'
export { markTexts } from './texts.ts'
export type { MarkTexts } from './texts.ts'

const clock = createClock(
  (...request) => fetch(...request),
  () => Date.now() / 1000,
)

/** Asks as the user whose ticks these are: what waits of one user is never sent as another's, who may log in meanwhile. */
const askAs = (subject: string) => createAsk({ fetch: clock.fetch, token: tokensOf(subject) })

let opened: Promise<Intents> | undefined

const waiting = (): Promise<Intents> => (opened ??= openIntents())

const lock = inTurn('kupodex.marks')

const othersOf =
  (characterId: number) =>
  (run: () => void): (() => void) => {
    if (!('BroadcastChannel' in globalThis)) return () => {}
    const channel = new BroadcastChannel(`kupodex.marks.${characterId}`)
    channel.onmessage = run
    return () => channel.postMessage(null)
  }

/** What is ticked in this browser without a character, oldest first. */
export const anonymousTicks = async (): Promise<Intent[]> => readAnonymous(await waiting())

/** Forgets ticks that were made without a character, unless they were made again since. */
export const dropAnonymous = async (ticks: readonly Intent[]): Promise<void> => (await waiting()).remove(ticks)

/** Whose ticks are changed: of a character of the user with this id at the issuer; with an empty one, of nobody's character, in this browser. */
export interface Ticker {
  subject: string
  characterId: number
}

/** Many changes of a character's ticks at once, of whichever collections: what waits in this browser, and how it is sent. */
export interface ManyMarks {
  ask: Ask
  intents: Intents
  /** Epoch s, with fractions. */
  now: () => number
  send: () => Promise<Sent>
  /** Has the pages that show the character show what was changed. */
  tell: () => void
}

export const openMany = async ({ subject, characterId }: Ticker): Promise<ManyMarks> => {
  const intents = await waiting()
  const ask = askAs(subject)
  const send = () => lock(() => sendIntents(ask, intents, subject, characterId))
  const tell = () => {
    if (characterId !== 0) noteChange(safeStorage('localStorage'), [characterId], Date.now())
    othersOf(characterId)(() => {})()
  }
  return { ask, intents, now: clock.now, send, tell }
}

const followAnonymous = (type: MarkType, use: (marks: Marks | null) => void): (() => void) => {
  let isFollowed = true
  void waiting().then((intents) => {
    if (isFollowed) use(openAnonymous({ intents, type, now: clock.now, share: othersOf(0) }))
  })
  return () => void (isFollowed = false)
}

/**
 * Opens ticking for the page as soon as its reader turns out to own the character, or it is nobody's; calls `use` with null where
 * that ends. Where a session ends while changes wait, they stay on the page, which says so, and are sent after the next login.
 */
export const followMarks = (characterId: number, type: MarkType, use: (marks: Marks | null) => void): (() => void) => {
  if (characterId === 0) return followAnonymous(type, use)
  let isFollowed = true
  let of: string | null = null
  let marks: Marks | null = null
  followUser()
  const follow = async (): Promise<void> => {
    const isOwn = user.get()?.own.some(({ id }) => id === characterId) === true
    const subject = isOwn ? (session.get()?.subject ?? null) : null
    const waits = (marks?.view.get().pending.size ?? 0) > 0
    if (waits && subject === of) await marks?.send()
    if (subject === of || (waits && subject === null)) return
    of = subject
    const intents = await waiting()
    if (!isFollowed || subject !== of) return
    const share = (run: () => void) => {
      const tellOthers = othersOf(characterId)(run)
      return () => {
        // The pages that are opened next must not show an older answer of a cache.
        noteChange(safeStorage('localStorage'), [characterId], Date.now())
        tellOthers()
      }
    }
    const deps = { intents, characterId, type, now: clock.now, lock, share }
    marks =
      subject === null
        ? null
        : openMarks({ ...deps, subject, ask: askAs(subject), kept: keptMarks({ subject, characterId, type }) })
    use(marks)
  }
  const stop = user.subscribe(() => void follow())
  return () => {
    isFollowed = false
    stop()
  }
}
