import { characterIdIn } from '#paths/lodestone.ts'

/** The characters that a text names, each once, and the words of it that are neither an ID nor the address of a profile. */
export interface Pasted {
  ids: number[]
  unread: string[]
}

/** Reads IDs and addresses of profiles, here or on the Lodestone, with spaces, commas, semicolons or line ends between them. */
export const readPasted = (text: string): Pasted => {
  const words = text.split(/[\s,;、，]+/).filter((word) => word !== '')
  const read = words.map((word) => ({ word, id: characterIdIn(word) }))
  return {
    ids: [...new Set(read.flatMap(({ id }) => id ?? []))],
    unread: read.filter(({ id }) => id === null).map(({ word }) => word),
  }
}
