import * as z from 'zod'
import { cleanShortText, type ShortTextFault } from './short-text-fault.ts'

const messages: Readonly<Record<ShortTextFault, (what: string, most: number) => string>> = {
  unwritten: (what) =>
    `The ${what} must have no control characters, marks of direction, tags, unassigned characters, or more than three marks on a letter.`,
  brackets: (what) => `The ${what} must have no angle brackets.`,
  unseen: (what) => `The ${what} must have at least one character that can be seen.`,
  tooLong: (what, most) => `The ${what} must have at most ${most} characters.`,
}

/** A name that a user gives, on one line and without markup; messages call it `what`. */
export const shortText = (what: string, most: number, faultOf: (text: string) => ShortTextFault | null) =>
  z
    .string(`The ${what} must be a text.`)
    // Far beyond what can be valid, so that nothing of that size is worked through.
    .max(16 * most, messages.tooLong(what, most))
    .transform(cleanShortText)
    .superRefine((text, context) => {
      const fault = faultOf(text)
      if (fault !== null) context.addIssue(messages[fault](what, most))
    })
