import type { CharacterAnswer, RealtimeAnswer } from '@kupodex/data/contract'
import { askCooldown } from '@kupodex/data/rules'
import type { Ask } from '#ask/ask.ts'
import { createRetry, type Waits } from '#ask/retry.ts'
import { isJustChanged } from '#recent/changed.ts'
import { freshFor } from './fresh-for.ts'
import type { WritableAtom } from 'nanostores'
import {
  type CharacterView,
  fetchCharacter,
  readAgain,
  sync as pageSync,
  type SyncView,
  view as pageView,
  viewOf,
} from './character-store.ts'

export interface Surroundings {
  ask: Ask
  waits: Waits
  kept: {
    read: (id: number) => Promise<{ answer: CharacterAnswer; at: number } | null>
    keep: (id: number, answer: CharacterAnswer) => Promise<void>
    drop: (id: number) => Promise<void>
  }
  /** Epoch ms. */
  now: () => number
  /** Whether a program reads the page, which must not set off work for the Lodestone. */
  isBot: boolean
  /** Tells of a visit to the page of a character once somebody looks at it, while `isStill` so; whether the character is read because of it. */
  visit?: (id: number, isStill: () => boolean) => Promise<boolean>
}

const delays = [3, 5, 8, 12, 20, 30]

/** How often a character that is being read is asked for: for about an hour. Then the page stays as it is. */
export const mostAsks = 65

/** After how many answers in a row that are as before a sync has failed: caches in between may have the first of them. */
const mostUnchanged = 4

/** Milliseconds until a character that is being read should be asked for again; null when there is nothing to wait for any more. */
export const nextAsk = ({ state }: CharacterView, synced: SyncView, asked: number): number | null => {
  const isAwaited = synced.state === 'queued' || (synced.state === 'visited' && synced.isFollowed)
  const isRead = state !== 'adding' && state !== 'updating' && !isAwaited
  return isRead || asked >= mostAsks ? null : (delays[asked] ?? 60) * 1000
}

/** When what is shown was read (epoch ms); 0 where nothing is. */
const readAt = (shown: CharacterView): number => ('character' in shown ? (shown.character.updatedAt ?? 0) : 0)

const day = 86_400_000

/** Whether a character was not read for a day, so that its page asks for that (times in epoch ms). */
export const isDayOld = (shown: CharacterView, now: number): boolean =>
  shown.state === 'ready' && shown.isKept !== true && now - (shown.character.updatedAt ?? now) > day

/** What a request to read again came to; without anything newer than before it failed, and can be made again at a time (epoch ms). */
const syncOf = ({ queue, again }: RealtimeAnswer, isNewer: boolean, retryAt: number): SyncView => {
  if (queue) return { state: 'queued', queue }
  if (again) return { state: 'cooldown', again }
  return isNewer ? { state: 'done' } : { state: 'failed', again: retryAt }
}

export interface FollowedStores {
  view: WritableAtom<CharacterView>
  sync: WritableAtom<SyncView>
}

const ofThisPage: FollowedStores = { view: pageView, sync: pageSync }

/** Shows a character, of the page unless other stores are given, and asks again while it is being read: for a new one at once, else by `syncNow` (spec: characters §4). */
export const followCharacter = (
  id: number,
  { ask, waits, kept, now, isBot, visit }: Surroundings,
  { view, sync }: FollowedStores = ofThisPage,
) => {
  let stopped = false
  let callOff = () => {}
  let readBefore = 0
  /** When another sync can be requested, and until when this one may well be waiting (epoch ms). */
  let [retryAt, waitsUntil] = [0, 0]
  let unchanged = 0
  let isVisited = false
  const retry = createRetry(() => void turn(0), waits)

  const hold = () => {
    callOff()
    retry.stop()
  }

  /** Asks when the network is back, though nothing has failed: much may have happened meanwhile. */
  const waitForNetwork = () => void (callOff = waits.whenOnline(() => void turn(0)))

  const fail = () => sync.set({ state: 'failed', again: retryAt })

  /** Whether a sync that is waited for is over, and how it ended. */
  const settle = (next: CharacterView) => {
    const synced = sync.get()
    if (synced.state !== 'queued' && synced.state !== 'visited') return
    if (next.state === 'adding' || next.state === 'updating') unchanged = 0
    else if (readAt(next) > readBefore) sync.set({ state: 'done' })
    // Of a private character an answer does not say whether it is being read.
    else if (next.state !== 'private' || now() > waitsUntil) unchanged++
    if (unchanged < mostUnchanged) return
    if (synced.state === 'queued') fail()
    // It may take long: who wants to know looks again.
    else sync.set({ state: 'visited', isFollowed: false })
  }

  /** Has a character read that was not for a day, once somebody looks at its page, without a click; then looks whether it was. */
  const tellVisit = async () => {
    if (isVisited || isBot || visit === undefined || !isDayOld(view.get(), now())) return
    isVisited = true
    const isStill = () => !stopped && sync.get().state === 'idle'
    if (!(await visit(id, isStill)) || !isStill()) return
    readBefore = readAt(view.get())
    unchanged = 0
    sync.set({ state: 'visited', isFollowed: true })
    again(0)
  }

  const show = (next: CharacterView) => {
    // A copy on the way may be older than what is shown already; only of one that is gone nothing was read.
    const isGone = next.state === 'deleted' || next.state === 'notFound'
    if (!isGone && readAt(next) < readAt(view.get())) return
    view.set(next)
    if (isGone || ('character' in next && next.isOwn)) void kept.drop(id)
    if ('character' in next && !next.isKept && !next.isOwn) void kept.keep(id, next.character)
    settle(next)
  }

  const again = (asked: number) => {
    hold()
    const shown = view.get()
    const wait = nextAsk(shown, sync.get(), asked)
    // There is no answer, or only a copy because there was none.
    const hasFailed = wait === null && (shown.state === 'error' || 'isKept' in shown)
    if (hasFailed) return retry.failed('unavailable')
    retry.worked()
    if (wait !== null) return void (callOff = waits.later(() => void turn(asked + 1), wait))
    waitForNetwork()
    if (sync.get().state === 'queued') fail()
  }

  const turn = async (asked: number) => {
    const next = await fetchCharacter(ask, id, asked === 0 ? undefined : { cache: 'no-cache' }, { now })
    if (stopped) return
    const shown = view.get()
    const isCopy = next.state === 'error' && 'character' in shown
    // A look again that fails must not take away what is already shown.
    if (isCopy) view.set({ ...shown, isKept: true })
    else if (asked === 0 || next.state !== 'error') show(next)
    if (asked === 0 && next.state === 'adding' && !isBot) return syncNow()
    again(asked)
    void tellVisit()
  }

  /** Shows the browser's copy first, and asks where there is none, where it is old, or where more is to come. */
  const begin = async () => {
    waitForNetwork()
    const held = await kept.read(id)
    if (stopped) return
    const copy = held && viewOf(held.answer, held.at)
    // An answer may be there already, if the page asked meanwhile.
    if (copy !== null && 'character' in copy && view.get().state === 'loading') view.set(copy)
    const age = now() - (held?.at ?? 0)
    // A copy from the future was kept while the clock was wrong; one from before a change may still be on its way out.
    const isOld = age < 0 || age > freshFor || isJustChanged(id, now())
    if (copy?.state === 'updating' || isOld) await turn(0)
  }

  const syncNow = async () => {
    hold()
    readBefore = readAt(view.get())
    retryAt = now() + askCooldown
    unchanged = 0
    sync.set({ state: 'asking' })
    const answer = await readAgain(ask, id)
    if (stopped) return
    if (typeof answer === 'string') {
      sync.set({ state: answer })
      if (answer === 'error' && view.get().state === 'adding') view.set({ state: 'error' })
    } else if (answer.id === id) {
      const next: CharacterView =
        answer.status === 'adding' && !answer.queue ? { state: 'notFound' } : viewOf(answer, now())
      waitsUntil = now() + (answer.queue?.wait ?? 0) * 1000
      sync.set(syncOf(answer, readAt(next) > readBefore, retryAt))
      show(next)
    }
    again(0)
  }

  view.set({ state: 'loading' })
  sync.set({ state: 'idle' })
  void begin()
  return {
    syncNow,
    again: () => void turn(0),
    stop: () => {
      stopped = true
      hold()
    },
  }
}
