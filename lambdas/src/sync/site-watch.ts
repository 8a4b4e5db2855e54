import { siteIsWell, type Store, type StoredSiteState } from '@kupodex/data/store'
import type { Log } from '../log.ts'
import {
  type Failed,
  type LodestoneReader,
  type PassingOutcome,
  readAnyPage,
  type SyncPageKind,
} from './lodestone-reader.ts'

/** What watching the site needs. */
export interface SiteWatchWorld {
  store: Pick<Store, 'readSite' | 'writeSite'>
  lodestone: LodestoneReader
  clock: () => number
  log: Log
  /** A character of ours that is public in every part and owns something of everything. */
  canary?: number
  /** The first wait after the site was down, doubled each time up to ten minutes; ms. */
  pauseMs?: number
}

/** Tells what is wrong with the site from what is wrong with a page. */
export interface SiteWatch {
  /** What all workers know; looked up at most once a second. */
  look: () => Promise<StoredSiteState>
  /** Whether a failed page is the site's fault; where it is a changed layout, everybody is told. */
  judge: (failure: Failed) => Promise<'site' | 'page'>
  /** Notes that a character was read in whole. */
  wentWell: (id: number) => Promise<void>
  /** Has everybody wait. */
  pause: (code: PassingOutcome) => Promise<void>
  /** Looks at kinds that had changed, when it is time to. */
  lookAgain: () => Promise<void>
}

const minute = 60_000
const longestPause = 10 * minute

/** How often a changed kind of page is looked at again. */
const lookEvery = 10 * minute

/** For how long the canary's answer for a kind of page holds. */
const verdictHolds = 10 * minute

/** Watches the site for all workers. */
export const createSiteWatch = ({
  store,
  lodestone,
  clock,
  log,
  canary,
  pauseMs = minute,
}: SiteWatchWorld): SiteWatch => {
  let last: { state: StoredSiteState; at: number } | null = null
  /** By kind of page: when the canary's page could be read. */
  const readable = new Map<SyncPageKind, number>()

  const fetchState = async () => {
    const state = await store.readSite()
    last = { state, at: clock() }
    return state
  }
  const look = async () => (last && clock() - last.at < 1000 ? last.state : fetchState())

  /** Changes what is stored; null as the change leaves it. Who is overtaken by another worker looks again. */
  const change = async (to: (state: StoredSiteState) => Partial<StoredSiteState> | null): Promise<boolean> => {
    for (let tries = 0; tries < 5; tries++) {
      const state = await fetchState()
      const changed = to(state)
      if (!changed) return false
      if (!(await store.writeSite({ ...state, ...changed }))) continue
      await fetchState()
      return true
    }
    return false
  }

  const without = (changed: StoredSiteState['changed'], kind: string) =>
    Object.fromEntries(Object.entries(changed).filter(([other]) => other !== kind))

  /** Asks for a page of the canary. */
  const ask = async (kind: SyncPageKind) => {
    const id = canary ?? (await look()).canary
    if (id === null) return { outcome: 'none' } as const
    const page = await readAnyPage(lodestone, kind, id)
    if (page.outcome === 'ok') readable.set(kind, clock())
    if (page.outcome === 'private' || page.outcome === 'hidden' || page.outcome === 'notFound') {
      log({ level: 'warn', event: 'canaryUseless', id, kind, outcome: page.outcome })
      if (id !== canary) await change((state) => (state.canary === id ? { canary: null } : null))
      return { outcome: 'none' } as const
    }
    return page
  }

  const judgeKind = async ({ kind, code, why }: Failed): Promise<'site' | 'page'> => {
    if (code !== 'unknownLayout' && code !== 'unreachable') return 'site'
    if ((await look()).changed[kind]) return 'site'
    const readAt = readable.get(kind)
    if (readAt !== undefined && clock() - readAt < verdictHolds) return 'page'
    const answer = await ask(kind)
    if (answer.outcome === 'ok') return 'page'
    if (answer.outcome === 'none') return code === 'unreachable' ? 'site' : 'page'
    if (answer.outcome !== 'unknownLayout') return 'site'
    const now = clock()
    const isNews = await change((state) =>
      state.changed[kind]
        ? null
        : { changed: { ...state.changed, [kind]: { since: now, why } }, lookAt: now + lookEvery },
    )
    if (isNews) log({ level: 'error', event: 'siteChanged', kind, why, canary: answer.why })
    return 'site'
  }

  let judging: Promise<unknown> = Promise.resolve()
  return {
    look,
    // One after another, so that many odd pages at once have the canary asked for once.
    judge: (failure) => {
      const verdict = judging.then(() => judgeKind(failure))
      judging = verdict.catch(() => undefined)
      return verdict
    },

    wentWell: async (id) => {
      const { pause, canary: stored } = await look()
      if (!pause && stored !== null) return
      const isOver = await change((state) =>
        state.pause || state.canary === null ? { pause: null, canary: state.canary ?? id } : null,
      )
      if (isOver && pause) log({ level: 'info', event: 'siteIsBack', code: pause.code })
    },

    pause: async (code) => {
      const now = clock()
      await change(({ pause }) => {
        if (pause && pause.until > now) return null
        const times = (pause?.times ?? 0) + 1
        const wait = Math.min(longestPause, pauseMs * 2 ** Math.min(times - 1, 10))
        log({ level: 'warn', event: 'sitePaused', code, times, wait })
        return { pause: { until: now + wait, code, times } }
      })
    },

    lookAgain: async () => {
      const now = clock()
      const isMine = await change((state) =>
        Object.keys(state.changed).length > 0 && state.lookAt <= now ? { lookAt: now + lookEvery } : null,
      )
      if (!isMine) return
      for (const kind of Object.keys((await look()).changed) as SyncPageKind[]) {
        const { outcome } = await ask(kind)
        // Without a canary, ordinary characters have to try.
        if (outcome !== 'ok' && outcome !== 'none') continue
        const isOver = await change((state) => (state.changed[kind] ? { changed: without(state.changed, kind) } : null))
        if (isOver) log({ level: 'info', event: 'siteReadsAgain', kind })
      }
    },
  }
}

/** A watch that trusts the site and blames every page, for a sync by itself. */
export const noWatch: SiteWatch = {
  look: () => Promise.resolve({ ...siteIsWell, revision: 0 }),
  judge: ({ code }) => Promise.resolve(code === 'unknownLayout' ? 'page' : 'site'),
  wentWell: () => Promise.resolve(),
  pause: () => Promise.resolve(),
  lookAgain: () => Promise.resolve(),
}
