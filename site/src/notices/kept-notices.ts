import type { Condition, Rates } from '@kupodex/data/eorzea'
import type { SafeStorage } from '#storage/safe-storage.ts'
import { listIn, wordsOf } from '#storage/kept-json.ts'
import { noticesKey } from '#storage/keys.ts'

/** A thing of the game of which a reader wants to know when it can be had. */
export interface Notice {
  id: string
  language: string
  title: string
  /** What is said below the title; `{time}` is when the period ends. */
  text: string
  path: string
  condition: Condition
  rates: Rates
}

const isNotice = (value: unknown): value is Notice => {
  const { id, language, title, text, path, condition, rates } = wordsOf(value)
  return (
    [id, language, title, text].every((one) => typeof one === 'string') &&
    typeof path === 'string' &&
    /^\/(?!\/)/.test(path) &&
    typeof condition === 'object' &&
    condition !== null &&
    Array.isArray(rates)
  )
}

/** The notices that this browser keeps; what is damaged counts as missing. */
export const readNotices = (storage: Pick<SafeStorage, 'getItem'>): Notice[] =>
  listIn(storage.getItem(noticesKey), isNotice)

/** Adds a notice, or replaces the one of its id. */
export const keepNotice = (storage: SafeStorage, notice: Notice): void =>
  storage.setItem(noticesKey, JSON.stringify([...readNotices(storage).filter(({ id }) => id !== notice.id), notice]))

/** Takes a notice away; with the last one goes the key. */
export const dropNotice = (storage: SafeStorage, id: string): void => {
  const left = readNotices(storage).filter((notice) => notice.id !== id)
  if (left.length === 0) storage.removeItem(noticesKey)
  else storage.setItem(noticesKey, JSON.stringify(left))
}
