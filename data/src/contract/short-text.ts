import * as z from 'zod'

/** What no name may have: control characters, line ends, halves of characters, and what turns the direction of a text. */
const unwritten = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/** Something that can be seen. */
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * A name that a user gives: in NFC, without spaces around it, on one line, and no markup. `most` characters, each as Unicode counts
 * them; messages call it `what`. It may be empty only if `isOptional`.
 */
export const shortText = (what: string, most: number, isOptional = false) =>
  z
    .string(`The ${what} must be a text.`)
    // Far beyond what can be valid, so that nothing of that size is worked through.
    .max(16 * most, `The ${what} must have at most ${most} characters.`)
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => !unwritten.test(text), `The ${what} must have no control characters or marks of direction.`)
    .refine((text) => !/[<>]/.test(text), `The ${what} must have no angle brackets.`)
    .refine(
      (text) => (isOptional && text === '') || seen.test(text),
      `The ${what} must have at least one character that can be seen.`,
    )
    .refine((text) => [...text].length <= most, `The ${what} must have at most ${most} characters.`)
