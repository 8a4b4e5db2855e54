import { challengePause, isOfAddress, wordsOfCode } from '@kupodex/data/lodestone'
import { pauseOn, siteIsWell, type SitePause, type Store, type StoredSiteState } from '@kupodex/data/store'
import type { Log } from '../ground/log.ts'
import { askAround, mayBeLayout, pagesSeen, type Survey } from './canaries.ts'
import type { Failed, LodestoneReader, PassingOutcome, SyncPageKind } from './lodestone-reader.ts'
import type { GameNames } from './names.ts'
import { openSharedSite } from './shared-site.ts'
import { siteNews } from './site-news.ts'

interface SiteWatchDeps {
  store: Pick<Store, 'readSite' | 'writeSite' | 'dueCharacters'>
  lodestone: LodestoneReader
  names: Pick<GameNames, 'worlds'>
  clock: () => number
  log: Log
  /** A character of ours that is public in every part and owns something of everything; asked before those learnt. */
  canary?: number
  machine?: string
  /** The first wait after the site was down, doubled each time up to ten minutes; ms. After a challenge both are longer. */
  pauseMs?: number
}

/** Finds out from a failed page whether the site itself has a problem. */
export interface SiteWatch {
  /** The state that all workers share, with the pause that holds for this one; read at most once a second. */
  look: () => Promise<StoredSiteState>
  /** Whether a failed page of a character is the site's fault; a changed layout is shared with all workers. */
  judge: (failure: Failed, id: number) => Promise<'site' | 'page'>
  /** Whether the site currently hides all characters, so that a hidden page says nothing about its player. */
  hidesAll: (id: number) => Promise<boolean>
  /** Notes that a character's page of a kind could be read. */
  readWell: (kind: SyncPageKind, id: number) => void
  /** Notes that a character was read without a failure; `whole`: all its parts are public and all their pages were read. */
  wentWell: (id: number, whole: boolean) => Promise<void>
  /** Asks a character no more whether the site has changed. */
  forget: (id: number) => Promise<void>
  /** Makes all workers pause, or this one alone where only its machine is turned away. */
  pause: (code: PassingOutcome) => Promise<void>
  /** Checks changed kinds of page again, when it is time to. */
  lookAgain: () => Promise<void>
  /** Remembers names on pages that no table has; returns those that nobody has met before. */
  meet: (names: readonly string[]) => Promise<ReadonlySet<string>>
  /** Reads the page of all worlds once a day. */
  readWorlds: () => Promise<void>
}

const minute = 60_000
const longestPause = 10 * minute

/** The longest wait while the site takes us for a robot: two requests an hour are all that find out whether it still does. */
const longestChallenge = 30 * minute

/** How long to pause for the n-th time in a row, where the first pause is `pauseMs`. */
const pauseFor = (code: PassingOutcome, times: number, pauseMs: number): number => {
  const [first, longest] =
    code === 'challenged' ? [Math.max(pauseMs, challengePause), longestChallenge] : [pauseMs, longestPause]
  return Math.min(longest, first * 2 ** Math.min(times - 1, 10))
}

/** For how long it is remembered that a machine was turned away which has not asked since, ms. */
const remembered = 24 * 60 * minute

/** How often a changed kind of page is checked again. */
const lookEvery = 10 * minute

/** How many characters are remembered as canaries. */
const learntCanaries = 3

/** How many different characters' pages have to be unreadable before the site counts as changed. */
const witnessesOfChange = 2

/** How many ordinary characters are checked besides the canaries when a changed kind is checked again. */
const othersToLookAt = 3

/**
 * Watches the site for all workers. A page that cannot be read is a problem of that character as long as the same page of
 * another one can be read: canaries are checked, never the character itself. The site has changed only if the pages of at
 * least two characters cannot be read and none can. One readable page reverses that.
 */
export const createSiteWatch = ({
  store,
  lodestone,
  names,
  clock,
  log,
  canary,
  machine,
  pauseMs = minute,
}: SiteWatchDeps): SiteWatch => {
  const seen = pagesSeen(clock)
  const site = openSharedSite(store, clock)
  const { change } = site
  const look = async () => {
    const state = await site.look()
    return { ...state, pause: pauseOn(machine, state) }
  }

  /** The machines that were turned away, without this one and those that have not asked for long. */
  const othersTurnedAway = ({ turnedAway }: StoredSiteState): Record<string, SitePause> =>
    Object.fromEntries(
      Object.entries(turnedAway).filter(([name, { until }]) => name !== machine && until > clock() - remembered),
    )

  /** Drops canaries that are no evidence: those that hide the page, and those whose page is unreadable while another's is not. */
  const drop = async ({ readable, unreadable, useless }: Survey, kind: SyncPageKind): Promise<void> => {
    const odd = readable === null ? [] : unreadable.map(({ id }) => ({ id, outcome: 'unknownLayout' }))
    const { canaries } = await look()
    for (const { id, outcome } of [...useless, ...odd]) {
      if (id === canary || canaries.includes(id)) log({ level: 'warn', event: 'canaryUseless', id, kind, outcome })
    }
    const dropped = new Set([...useless, ...odd].map(({ id }) => id))
    if (!canaries.some((id) => dropped.has(id))) return
    await change((state) => ({ canaries: state.canaries.filter((id) => !dropped.has(id)) }))
  }

  /** Reads a page of a kind of the canaries, of the character that was last read, and of `others`. */
  const survey = async (kind: SyncPageKind, except: number | null, others: readonly number[] = []) => {
    const asked = [canary, ...(await look()).canaries, seen.lastRead(kind), ...others]
    const ids = new Set(asked.filter((id) => typeof id === 'number' && id !== except) as number[])
    const found = await askAround(lodestone, kind, [...ids])
    if (found.readable !== null) seen.readWell(kind, found.readable)
    await drop(found, kind)
    return { ...found, allUseless: ids.size === found.useless.length }
  }

  const judgeKind = async (failure: Failed, id: number): Promise<'site' | 'page'> => {
    const { kind, code, why } = failure
    if (!mayBeLayout(failure) || (await look()).changed[kind]) return 'site'
    if (code === 'unreachable') {
      if (seen.isFresh(kind, id)) return 'page'
      return (await survey(kind, id)).readable === null ? 'site' : 'page'
    }
    const row = seen.failed(kind, id)
    if (row.size < witnessesOfChange && seen.isFresh(kind, id)) return 'page'
    const { readable, unreadable, down } = await survey(kind, id)
    if (readable !== null) return 'page'
    if (down) return 'site'
    const witnesses = new Set([...row, ...unreadable.map((other) => other.id)])
    if (witnesses.size < witnessesOfChange) return 'page'
    const now = clock()
    const isNews = await change((state) =>
      state.changed[kind]
        ? null
        : { changed: { ...state.changed, [kind]: { since: now, why } }, lookAt: now + lookEvery },
    )
    if (isNews) log({ level: 'error', event: 'siteChanged', kind, why, witnesses: [...witnesses] })
    return 'site'
  }

  const hidesAll = async (id: number): Promise<boolean> => {
    if (seen.isFresh('character', id)) return false
    const asked = [canary, ...(await look()).canaries, seen.lastRead('character')]
    const ids = new Set(asked.filter((other) => typeof other === 'number' && other !== id) as number[])
    const { readable, useless, down } = await askAround(lodestone, 'character', [...ids])
    if (readable !== null) seen.readWell('character', readable)
    return readable === null && (down !== null || useless.some(({ outcome }) => outcome === 'hidden'))
  }

  let judging: Promise<unknown> = Promise.resolve()
  // One after another, so that many unreadable pages at once cause only one check of the canaries.
  const inTurn = <T>(judge: () => Promise<T>): Promise<T> => {
    const verdict = judging.then(judge)
    judging = verdict.catch(() => undefined)
    return verdict
  }

  return {
    look,
    ...siteNews({ site, lodestone, names, clock, log }),
    readWell: seen.readWell,
    judge: (failure, id) => inTurn(() => judgeKind(failure, id)),
    hidesAll: (id) => inTurn(() => hidesAll(id)),

    wentWell: async (id, whole) => {
      const teaches = ({ canaries }: StoredSiteState) =>
        whole && id !== canary && canaries.length < learntCanaries && !canaries.includes(id)
      const { pause, ...known } = await look()
      if (!pause && !teaches({ pause, ...known })) return
      const isChanged = await change((state) =>
        pauseOn(machine, state) || teaches(state)
          ? {
              ...{ pause: null, turnedAway: othersTurnedAway(state) },
              canaries: teaches(state) ? [...state.canaries, id] : state.canaries,
            }
          : null,
      )
      if (isChanged && pause)
        log({ level: 'info', event: 'siteIsBack', code: pause.code, said: wordsOfCode(pause.code) })
    },

    forget: async (id) => {
      await change(({ canaries }) =>
        canaries.includes(id) ? { canaries: canaries.filter((other) => other !== id) } : null,
      )
    },

    pause: async (code) => {
      const now = clock()
      await change((state) => {
        const own = machine !== undefined && isOfAddress(code) ? machine : null
        const before = own === null ? state.pause : state.turnedAway[own]
        if (before && before.until > now) return null
        const times = (before?.times ?? 0) + 1
        const wait = pauseFor(code, times, pauseMs)
        log({
          level: 'warn',
          event: 'sitePaused',
          code,
          says: wordsOfCode(code),
          times,
          wait,
          ...(own && { machine: own }),
        })
        const pause = { until: now + wait, code, times }
        return own === null ? { pause } : { turnedAway: { ...othersTurnedAway(state), [own]: pause } }
      })
    },

    lookAgain: async () => {
      const now = clock()
      const isMine = await change((state) =>
        Object.keys(state.changed).length > 0 && state.lookAt <= now ? { lookAt: now + lookEvery } : null,
      )
      if (!isMine) return
      const others = await store.dueCharacters({ now, limit: othersToLookAt, random: () => 0 })
      for (const kind of Object.keys((await look()).changed) as SyncPageKind[]) {
        const { readable, allUseless } = await survey(kind, null, others)
        // If nobody shows such a page, the characters that come due have to be tried.
        if (readable === null && !allUseless) continue
        const isOver = await change(({ changed: { [kind]: mine, ...changed } }) => (mine ? { changed } : null))
        if (isOver) log({ level: 'info', event: 'siteReadsAgain', kind })
      }
    },
  }
}

/** A watch that trusts the site and always blames the page, for a single sync. */
export const noWatch: SiteWatch = {
  look: () => Promise.resolve({ ...siteIsWell, revision: 0 }),
  judge: ({ code }) => Promise.resolve(code === 'unknownLayout' ? 'page' : 'site'),
  hidesAll: () => Promise.resolve(false),
  readWell: () => undefined,
  wentWell: () => Promise.resolve(),
  forget: () => Promise.resolve(),
  pause: () => Promise.resolve(),
  lookAgain: () => Promise.resolve(),
  meet: (names) => Promise.resolve(new Set(names)),
  readWorlds: () => Promise.resolve(),
}
