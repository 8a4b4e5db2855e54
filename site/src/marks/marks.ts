import { atom, type ReadableAtom } from 'nanostores'
import type { MarkChange, MarksAnswer } from '@kupodex/data/contract'
import { type Fixed, type FixedThings, fixedOf, nothingFixed } from './fixed.ts'
import type { Ask } from '#ask/ask.ts'
import type { AskFailure } from '#ask/outcome.ts'
import { createRetry, type Waits } from '#ask/retry.ts'
import type { Intent, Intents } from './intents.ts'
import type { KeptMarks } from './kept-marks.ts'
import { sendIntents } from './send.ts'
import { type SaidOfChange, undoable } from './undoable.ts'

/** A collection that is ticked by hand. */
export type MarkType = MarkChange['type']

export type Said =
  | SaidOfChange
  /** Why a thing cannot be unticked. */
  | { state: 'fixed'; by: Fixed['by'] }
  | { state: 'failed' | 'unread' | 'waiting'; code: AskFailure }

/** A collection of the user's own character, as it is with every change that was made on this page. */
export interface MarksView {
  /** Dates (epoch s) by id, of this browser's copy where nothing newer could be read; null while there is neither. */
  dates: ReadonlyMap<number, number> | null
  /** Things that the character has whatever is ticked: they cannot be unticked. */
  fixed: FixedThings
  /** Things whose change is not saved yet. */
  pending: ReadonlySet<number>
  said: Said | null
}

export interface Marks {
  view: ReadableAtom<MarksView>
  /** Ticks or unticks things; what is so already stays as it is. */
  set: (ids: readonly number[], owned: boolean) => Promise<void>
  /** Takes the last change back that was not, and so one after another. */
  undo: () => Promise<void>
  /** Sends what waits, and reads the collection where that was not possible before. */
  send: () => Promise<void>
}

export interface MarksDeps {
  ask: Ask
  intents: Intents
  kept: KeptMarks
  subject: string
  characterId: number
  type: MarkType
  /** Epoch s, with fractions. */
  now: () => number
  /** Runs one after another in all tabs. */
  lock: <Result>(run: () => Promise<Result>) => Promise<Result>
  /** Calls `run` when another tab has changed what is ticked of the character; returns what says so to other tabs. */
  share: (run: () => void) => () => void
  waits?: Waits
}

/** Failures that say that there is no network, of which a page speaks as a whole. */
const noNetwork: readonly AskFailure[] = ['offline', 'loginUnreachable']

const datesOf = (items: MarksAnswer['items']): Map<number, number> => new Map(items.map(({ id, date }) => [id, date]))

const withIntents = (
  saved: ReadonlyMap<number, number> | null,
  intents: readonly Intent[],
  fixed: FixedThings = nothingFixed,
) => {
  if (saved === null) return null
  const dates = new Map(saved)
  for (const { id, owned, at } of intents)
    if (!owned && !fixed.has(id)) dates.delete(id)
    else if (!dates.has(id)) dates.set(id, Math.floor(at))
  return dates
}

export const openMarks = (deps: MarksDeps): Marks => {
  const { ask, intents, kept, subject, characterId, type, now, lock, share, waits } = deps
  const view = atom<MarksView>({ dates: null, fixed: nothingFixed, pending: new Set(), said: null })
  let saved: ReadonlyMap<number, number> | null = null
  let copy: ReadonlyMap<number, number> | null = null
  let fixed = nothingFixed
  let latest = 0
  /** How often the server has answered with the whole list. */
  let sent = 0

  const keep = (items: MarksAnswer['items']): void => {
    saved = datesOf(items)
    fixed = fixedOf(items)
    void kept.keep(items)
  }

  const readCopy = async (): Promise<void> => {
    const items = await kept.read()
    if (items === null || saved !== null) return
    copy = datesOf(items)
    fixed = fixedOf(items)
  }

  const waiting = async (): Promise<Intent[]> =>
    (await intents.of(subject, characterId)).filter((intent) => intent.type === type)

  const show = async (said: Said | null): Promise<void> => {
    const own = await waiting()
    view.set({ dates: withIntents(saved ?? copy, own, fixed), fixed, pending: new Set(own.map(({ id }) => id)), said })
  }

  const read = async (): Promise<void> => {
    const before = sent
    const outcome = await ask('ownItems', { id: characterId, type: `${type}s` })
    // What was sent meanwhile was answered with a newer list.
    if (outcome.ok && sent === before) keep(outcome.value.items)
    if (!outcome.ok && saved === null) await readCopy()
    const { said } = view.get()
    const last = said?.state === 'unread' ? null : said
    const isCopied = !outcome.ok && copy !== null && noNetwork.includes(outcome.code)
    await show(outcome.ok || isCopied ? last : { state: 'unread', code: outcome.code })
    if (!outcome.ok) retry.failed(outcome.code)
  }

  /** What another tab has sent of the changes that waited: its answer went there, so that the list is read here. */
  const takeOver = async (waited: readonly Intent[]): Promise<void> => {
    const times = new Map((await waiting()).map(({ id, at }) => [id, at]))
    const gone = waited.filter(({ id, at }) => times.get(id) !== at)
    if (gone.length === 0) return
    saved = withIntents(saved, gone, fixed)
    await read()
  }

  const tell = share(() => void read())

  const send = async (): Promise<void> => {
    const waited = await waiting()
    const outcome = await lock(() => sendIntents(ask, intents, subject, characterId))
    const list = outcome.lists.find((one) => one.type === type)
    if (list !== undefined) {
      keep(list.items)
      sent++
    } else await takeOver(waited)
    if (outcome.lists.length > 0) tell()
    const { said } = view.get()
    const failure = outcome.state === 'waiting' ? outcome.code : null
    // A list that could not be read is still to be read.
    if (failure !== null) retry.failed(failure)
    else if (saved !== null) retry.worked()
    if (outcome.state === 'sent') return show(said?.state === 'waiting' ? null : said)
    await show({ state: outcome.state === 'waiting' ? 'waiting' : 'failed', code: outcome.code })
    // What was refused may have been changed elsewhere.
    if (outcome.state === 'refused') await read()
  }

  const change = async (ids: readonly number[], owned: boolean, said: Said): Promise<void> => {
    // Two changes of a moment keep their order, also where the clock is set back meanwhile.
    latest = Math.max(now(), latest + 0.001)
    const some = ids.map((id) => ({ subject, characterId, type, id, owned, at: latest }))
    const { dates, pending } = view.get()
    view.set({ dates: withIntents(dates, some, fixed), fixed, pending: new Set([...pending, ...ids]), said })
    await intents.add(some)
    await show(said)
    await send()
  }

  /** Reads the list where that is not done, and sends what waits, also what was ticked on the pages of other collections. */
  const begin = async (): Promise<void> => {
    if (saved === null) await read()
    if ((await intents.of(subject, characterId)).length > 0) await send()
  }

  const { make, undo } = undoable(change)
  const retry = createRetry(() => void begin(), waits)

  void begin()

  return {
    view,
    set: async (ids, owned) => {
      const { dates } = view.get()
      const [first] = ids.flatMap((id) => fixed.get(id) ?? [])
      const some = ids.filter((id) => dates?.has(id) !== owned && !fixed.has(id))
      if (some.length > 0) await make(some, owned)
      else if (first && !owned) await show({ state: 'fixed', by: first.by })
    },
    undo,
    send: begin,
  }
}
