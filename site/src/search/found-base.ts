import { characterIdPattern } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { inLanguage, pathOf } from '#paths/paths.ts'

/** The word of a search's query that names the character whom those found are compared with. */
export const compareWord = 'compare'

const whole = new RegExp(`^${characterIdPattern}$`)

/** The character whom a query compares those found with; null where they are opened. */
export const comparedIn = (search: string): number | null => {
  const id = new URLSearchParams(search).get(compareWord) ?? ''
  return whole.test(id) ? Number(id) : null
}

/** The path that the id of a character found is put after, in the reader's language: to its page, or to a comparison with another. */
export const foundBase = (language: Language, compared: number | null): string =>
  inLanguage(language, compared === null ? pathOf('char') : pathOf('char', compared, 'compare'))

export const searchQuery = (text: string, compared: number | null): string => {
  const parts = [
    ...(text.trim() === '' ? [] : [`q=${encodeURIComponent(text.trim())}`]),
    ...(compared === null ? [] : [`${compareWord}=${compared}`]),
  ]
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}
