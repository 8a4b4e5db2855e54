import { itemWord, type MarkType } from '@kupodex/data/character'
import { answered, type AskFailure, type Outcome } from '#ask/outcome.ts'
import type { Intent } from '#marks/intents.ts'
import type { ManyMarks, Ticker } from '#marks/page-marks.ts'
import type { Sent } from '#marks/send.ts'
import type { Has } from './plan.ts'
import type { Mark } from './resolve.ts'

/** A tick that was made, and when it says that it was (epoch s, with fractions, which the server does not keep). */
export interface Brought {
  type: MarkType
  id: number
  at: number
}

/** What bringing marks came to: which ticks were made, how many the server refused, and why some of them wait in this browser still. */
export interface BroughtOutcome {
  made: Brought[]
  refused: number
  waiting: AskFailure | null
}

const isNobody = ({ characterId }: Ticker): boolean => characterId === 0

/** What a character has of some collections, with what is not sent yet. */
export const readHas = async (
  { ask, intents }: Pick<ManyMarks, 'ask' | 'intents'>,
  ticker: Ticker,
  types: readonly MarkType[],
): Promise<Outcome<Has>> => {
  const has = new Map<MarkType, Set<number>>(types.map((type) => [type, new Set()]))
  if (!isNobody(ticker)) {
    const asked = types.map((type) => ask('ownItems', { id: ticker.characterId, type: itemWord(type) }))
    for (const outcome of await Promise.all(asked)) {
      if (!outcome.ok) return outcome
      const { type, items } = outcome.value
      for (const { id } of items) has.get(type as MarkType)?.add(id)
    }
  }
  for (const { type, id, owned } of await intents.of(ticker.subject, ticker.characterId)) {
    if (owned) has.get(type)?.add(id)
    else has.get(type)?.delete(id)
  }
  return answered(has)
}

const keyOf = ({ type, id }: { type: string; id: number }): string => `${type} ${id}`

/** When the server has it that things were ticked, by its answers. */
const tickedIn = ({ lists }: Sent): ReadonlyMap<string, number> =>
  new Map(lists.flatMap(({ type, items }) => items.map(({ id, date }) => [keyOf({ type, id }), date] as const)))

/**
 * Ticks things, with their dates where they have one: they are put into what waits in this browser, and sent. A thing that was unticked
 * after its date is ticked as of now: its player brings it on purpose. `keep` gets what is made before it is sent, which a page that is left
 * meanwhile needs to take it back.
 */
export const bringMarks = async (
  { intents, now, send, tell }: Omit<ManyMarks, 'ask'>,
  ticker: Ticker,
  marks: readonly Mark[],
  keep: (made: Brought[]) => void = () => {},
): Promise<BroughtOutcome> => {
  const at = now()
  const made = new Map(
    marks.map(({ type, id, date }) => [keyOf({ type, id }), { type, id, at: Math.min(date ?? at, at) }]),
  )
  const add = (some: Iterable<Brought>) =>
    intents.add([...some].map((one): Intent => ({ ...ticker, ...one, owned: true })))
  const outcomeOf = (waiting: AskFailure | null): BroughtOutcome => {
    tell()
    return { made: [...made.values()], refused: marks.length - made.size, waiting }
  }
  /** Sends what waits, and notes what the server says of it; gives what it has not ticked. */
  const sendAll = async (): Promise<{ waiting: AskFailure | null; missing: Brought[] }> => {
    const sent = await send()
    if (sent.state === 'refused') for (const one of sent.refused) made.delete(keyOf(one))
    if (sent.state === 'waiting') return { waiting: sent.code, missing: [] }
    const dates = tickedIn(sent)
    const missing = [...made.values()].filter((one) => !dates.has(keyOf(one)))
    for (const [key, one] of made) made.set(key, { ...one, at: dates.get(key) ?? one.at })
    return { waiting: null, missing }
  }
  keep([...made.values()])
  await add(made.values())
  if (isNobody(ticker)) return outcomeOf(null)
  const { waiting, missing } = await sendAll()
  if (missing.length === 0) return outcomeOf(waiting)
  await add(missing.map((one) => ({ ...one, at })))
  return outcomeOf((await sendAll()).waiting)
}

/** What taking back came to: how many ticks were taken away, and why some of that waits in this browser still. */
export interface TakenBack {
  count: number
  waiting: AskFailure | null
}

/** Takes ticks back that were brought, as far as they are still those: what was ticked anew since, or is gone, stays as it is. */
export const takeBack = async (
  { ask, intents, now, send, tell }: ManyMarks,
  ticker: Ticker,
  brought: readonly Brought[],
): Promise<Outcome<TakenBack>> => {
  if (isNobody(ticker)) {
    const at = new Map((await intents.of(ticker.subject, 0)).map((intent) => [keyOf(intent), intent]))
    const same = brought.flatMap((one) => {
      const kept = at.get(keyOf(one))
      return kept?.at === one.at ? [kept] : []
    })
    await intents.remove(same)
    tell()
    return answered({ count: same.length, waiting: null })
  }
  // What waits may be what is taken back.
  const before = await send()
  if (before.state === 'waiting') return { ok: false, code: before.code }
  const outcome = await ask('exportMarks', { id: ticker.characterId })
  if (!outcome.ok) return outcome
  const { marks } = outcome.value
  const same = brought.filter(({ type, id, at }) => marks[type]?.[String(id)] === Math.floor(at))
  const when = now()
  await intents.add(same.map(({ type, id }): Intent => ({ ...ticker, type, id, owned: false, at: when })))
  const sent = await send()
  tell()
  return answered({ count: same.length, waiting: sent.state === 'waiting' ? sent.code : null })
}
