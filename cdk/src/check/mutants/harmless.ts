import type { Mutant } from './plant.ts'

/** A change of a file that no test can find, because nobody could notice it. */
interface Harmless {
  /** From the root of the checkout. */
  file: string
  was: string
  becomes: string
  why: string
}

/** Changes that do no harm; they are not counted. */
export const harmless: readonly Harmless[] = []

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()

export const isHarmless = (mutant: Pick<Mutant, 'file' | 'was' | 'becomes'>, root: string): boolean =>
  harmless.some(
    ({ file, was, becomes }) =>
      mutant.file === `${root}/${file}` &&
      squeezed(mutant.was) === squeezed(was) &&
      squeezed(mutant.becomes) === squeezed(becomes),
  )
