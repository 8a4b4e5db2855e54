import { z } from 'zod'
import { languages } from '../game/languages.ts'

/** Largest id accepted: ids travel as JSON numbers. */
const largestId = Number.MAX_SAFE_INTEGER

/** A character id of the Lodestone: digits only, above 0, at most 2^53 - 1. */
export const characterIdParam = z
  .string()
  .regex(/^[0-9]{1,16}$/, 'A character id is a whole number.')
  .transform(Number)
  .refine((id) => id > 0 && id <= largestId, 'A character id is a whole number from 1 to 9007199254740991.')

/** One of the four languages. */
export const languageParam = z.enum(languages, `A language is one of ${languages.join(', ')}.`)

/** Table names as a comma list (or `all`), letters only; whether they exist is the answerer's to say. */
export const tablesParam = z
  .string()
  .max(1000)
  .regex(/^[A-Za-z]+(,[A-Za-z]+)*$/, 'Tables are named by letters, several with commas between.')

/** A moment in epoch milliseconds. */
export const sinceParam = z
  .string()
  .regex(/^[0-9]{1,16}$/, 'Since is a moment in milliseconds since 1970.')
  .transform(Number)
  .refine((ms) => ms <= largestId, 'Since is a moment in milliseconds since 1970.')

/** A scope: `global`, or the name of a data center or world as written. */
export const scopeParam = z
  .string()
  .regex(/^[A-Za-z]{2,40}$/, 'A scope is global, or the name of a data center or world.')
