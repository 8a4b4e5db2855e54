import { longestGroupName, longestGroupNote, longestNickname, longestReportReason, longestTokenName } from './limits.ts'

/**
 * What no name may have: control characters, line ends, halves of characters, what turns the direction of a text, tags, in which a text
 * can be hidden, and what is no character.
 */
const unwritten = /[\p{Cc}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Bidi_Control}\u{E0000}-\u{E007F}]/u

/** What is not seen by itself: it joins, changes or pads characters, or is the empty one of Braille. */
const unshown = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** More marks over or under one letter than any script needs: they would be painted over what is around. */
const piledUp = /\p{M}{4}/u

const seen = /[\p{L}\p{N}\p{P}\p{S}]/u

export type ShortTextFault = 'unwritten' | 'brackets' | 'unseen' | 'tooLong'

export const cleanShortText = (text: string): string => text.normalize('NFC').trim()

/** Why a name of at most `most` characters, each as Unicode counts them, is refused; null for a valid one. Without schemas, so that pages can say it. */
const shortTextFault = (given: string, most: number, isOptional = false): ShortTextFault | null => {
  const text = cleanShortText(given)
  const shown = text.replace(unshown, '')
  if (unwritten.test(text) || piledUp.test(shown)) return 'unwritten'
  if (/[<>]/.test(text)) return 'brackets'
  if (!seen.test(shown) && !(isOptional && text === '')) return 'unseen'
  return [...text].length > most ? 'tooLong' : null
}

export const nicknameFault = (text: string): ShortTextFault | null => shortTextFault(text, longestNickname, true)

export const tokenNameFault = (text: string): ShortTextFault | null => shortTextFault(text, longestTokenName)

export const groupNameFault = (text: string): ShortTextFault | null => shortTextFault(text, longestGroupName)

export const groupNoteFault = (text: string): ShortTextFault | null => shortTextFault(text, longestGroupNote, true)

export const reportReasonFault = (text: string): ShortTextFault | null => shortTextFault(text, longestReportReason)
