import type { Failed, LodestoneReader, PassingOutcome, SyncPageKind } from './lodestone-reader.ts'
import { readAnyPage } from './lodestone-reader.ts'

/** What several characters' pages of a kind tell. */
export interface Survey {
  /** The first whose page could be read; nobody is asked after them. */
  readable: number | null
  /** Those whose page is laid out otherwise than we know it. */
  unreadable: { id: number; why: string }[]
  /** Those who do not show the page, so that it tells nothing. */
  useless: { id: number; outcome: 'private' | 'hidden' | 'notFound' }[]
  /** What kept the site itself from answering; nobody is asked after that. */
  down: PassingOutcome | null
}

/** Asks characters one after another for a page of a kind, until one can be read or the site does not answer. */
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

/** For how long it holds that a kind of page could be read; ms. */
const holds = 10 * 60_000

/** What one worker has seen of each kind of page. */
export const pagesSeen = (clock: () => number) => {
  const read = new Map<SyncPageKind, { id: number; at: number }>()
  /** Who could not be read since anybody could. */
  const failing = new Map<SyncPageKind, Set<number>>()

  return {
    readWell: (kind: SyncPageKind, id: number): void => {
      read.set(kind, { id, at: clock() })
      failing.delete(kind)
    },

    /** Notes a failure; gives everybody who has failed in a row. */
    failed: (kind: SyncPageKind, id: number): ReadonlySet<number> => {
      const row = failing.get(kind) ?? new Set()
      failing.set(kind, row.add(id))
      return row
    },

    /** Who was last read. */
    lastRead: (kind: SyncPageKind): number | null => read.get(kind)?.id ?? null,

    /** Whether somebody else was read so short a time ago that one failure more is that page's own. */
    isFresh: (kind: SyncPageKind, id: number): boolean => {
      const last = read.get(kind)
      return last !== undefined && last.id !== id && clock() - last.at < holds
    },
  }
}

/** Whether a failure may come from the way that pages are laid out, which other characters' pages can tell. */
export const mayBeLayout = ({ code }: Failed): boolean => code === 'unknownLayout' || code === 'unreachable'
