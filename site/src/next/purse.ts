import { atom } from 'nanostores'
import { wordsIn } from '#storage/kept-json.ts'
import { safeStorage } from '#storage/safe-storage.ts'

/** How much a reader says that they have of each currency, by the id of its item. */
export type Purse = ReadonlyMap<number, number>

export const purseKey = 'kupodex.purse'

/** The largest amount that is taken: more than the game lets anybody have of anything. */
export const mostAmount = 9_999_999_999

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostAmount

/** Reads what a browser keeps; what is damaged is left out. */
export const parsePurse = (text: string | null): Purse =>
  new Map(
    Object.entries(wordsIn(text)).flatMap(([id, amount]): [number, number][] =>
      /^[1-9]\d{0,8}$/.test(id) && isAmount(amount) ? [[Number(id), amount]] : [],
    ),
  )

/** What separates the digits of an amount that somebody types is no part of it. */
const digitsOf = (text: string): string => text.normalize('NFKC').replace(/[\s.,'’_]/g, '')

/** The amount that a reader typed, with whatever separates its digits; null where it is empty or no amount. */
export const amountIn = (text: string): number | null => {
  const digits = digitsOf(text)
  const amount = Number(digits)
  return /^\d+$/.test(digits) && isAmount(amount) ? amount : null
}

/** Why what a reader typed is no amount: it is no whole number, or too large a one; null for an amount and for nothing. */
export const faultIn = (text: string): 'invalid' | 'tooMuch' | null => {
  if (text.trim() === '' || amountIn(text) !== null) return null
  return /^\d+$/.test(digitsOf(text)) ? 'tooMuch' : 'invalid'
}

const storage = safeStorage('localStorage')

const readPurse = (): Purse => parsePurse(storage.getItem(purseKey))

export const purse = atom<Purse>(readPurse())

/** Keeps an amount of a currency in this browser; null forgets it, and with the last one the key goes. */
export const keepAmount = (currency: number, amount: number | null): void => {
  // Another tab may have kept something since.
  const next = new Map(readPurse())
  if (amount === null) next.delete(currency)
  else next.set(currency, amount)
  if (next.size === 0) storage.removeItem(purseKey)
  else storage.setItem(purseKey, JSON.stringify(Object.fromEntries(next)))
  purse.set(next)
}
