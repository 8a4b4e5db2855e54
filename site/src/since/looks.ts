import type { SafeStorage } from '#storage/safe-storage.ts'
import { seenStore } from './seen-store.ts'

/** What is compared of a board, a free company or a character, in the order in which it is said. */
export const figureNames = ['points', 'mounts', 'minions', 'members', 'rank', 'first', 'characters'] as const

/** Numbers that a page shows: counts, the rank of the reader or of the character, and the id of who is first. One that is not known is missing. */
export type Figures = Partial<Record<(typeof figureNames)[number], number>>

/** What a page showed when this browser last looked at it: figures, or who was first on each of its boards. */
export interface Look<Name extends string = keyof Figures> {
  /** When that was (epoch ms). */
  at: number
  figures: Partial<Record<Name, number>>
}

/** How many pages are remembered. */
const most = 60

const isLook = (value: unknown): value is Look<string> => {
  const { at, figures } = (value ?? {}) as Partial<Look<string>>
  return (
    typeof at === 'number' && figures != null && Object.values(figures).every((figure) => typeof figure === 'number')
  )
}

const looks = seenStore<string, Look<string>>('kupodex.looks', most, isLook)

/** Remembers what a page shows now (epoch ms) and returns what it showed last, null at a first visit. A figure not known now stays as it was. */
export const lookAgain = <Name extends string>(
  storage: Pick<SafeStorage, 'getItem' | 'setItem'>,
  page: string,
  figures: Look<Name>['figures'],
  now: number,
): Look<Name> | null => {
  const before: Look<Name> | null = looks.read(storage, page)
  looks.write(storage, page, { at: now, figures: { ...before?.figures, ...figures } })
  return before
}
