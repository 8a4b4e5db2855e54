import {
  type Failed,
  type LodestoneReader,
  type PassingOutcome,
  readAnyPage,
  type SyncPageKind,
} from './lodestone-reader.ts'

/** What the pages of a kind of several characters show. */
export interface Survey {
  /** The first whose page could be read; no further pages are requested after it. */
  readable: number | null
  /** Those whose page has an unknown layout. */
  unreadable: { id: number; why: string }[]
  /** Those who do not show the page, so that they are no evidence. */
  useless: { id: number; outcome: 'private' | 'hidden' | 'notFound' }[]
  /** Why the site itself did not answer; no further pages are requested after that. */
  down: PassingOutcome | null
}

/** Reads a page of a kind of one character after another, until one can be read or the site does not answer. */
export const askAround = async (
  lodestone: LodestoneReader,
  kind: SyncPageKind,
  ids: readonly number[],
): Promise<Survey> => {
  const survey: Survey = { readable: null, unreadable: [], useless: [], down: null }
  for (const id of ids) {
    const page = await readAnyPage(lodestone, kind, id)
    switch (page.outcome) {
      case 'ok':
        return { ...survey, readable: id }
      case 'private':
      case 'hidden':
      case 'notFound':
        survey.useless.push({ id, outcome: page.outcome })
        break
      case 'unknownLayout':
        survey.unreadable.push({ id, why: page.why })
        break
      default:
        return { ...survey, down: page.outcome }
    }
  }
  return survey
}

/** For how long a successful reading of a kind of page is valid as evidence, ms. */
const holds = 10 * 60_000

export const pagesSeen = (clock: () => number) => {
  const read = new Map<SyncPageKind, { id: number; at: number }>()
  /** The characters that could not be read since the last success. */
  const failing = new Map<SyncPageKind, Set<number>>()

  return {
    readWell: (kind: SyncPageKind, id: number): void => {
      read.set(kind, { id, at: clock() })
      failing.delete(kind)
    },

    /** Notes a failure; returns all characters that have failed in a row. */
    failed: (kind: SyncPageKind, id: number): ReadonlySet<number> => {
      const row = failing.get(kind) ?? new Set()
      failing.set(kind, row.add(id))
      return row
    },

    lastRead: (kind: SyncPageKind): number | null => read.get(kind)?.id ?? null,

    /** Whether another character was read so recently that a failure must be due to the page itself. */
    isFresh: (kind: SyncPageKind, id: number): boolean => {
      const last = read.get(kind)
      return last !== undefined && last.id !== id && clock() - last.at < holds
    },
  }
}

/** Whether a failure may come from a changed layout, which the pages of other characters can show. */
export const mayBeLayout = ({ code }: Failed): boolean => code === 'unknownLayout' || code === 'unreachable'
