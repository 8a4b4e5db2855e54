import { siteIsWell, type Store, type StoredSiteState } from '@kupodex/data/store'
import type { Log } from '../log.ts'
import { askAround, mayBeLayout, pagesSeen, type Survey } from './canaries.ts'
import type { Failed, LodestoneReader, PassingOutcome, SyncPageKind } from './lodestone-reader.ts'

/** What watching the site needs. */
interface SiteWatchDeps {
  store: Pick<Store, 'readSite' | 'writeSite' | 'dueCharacters'>
  lodestone: LodestoneReader
  clock: () => number
  log: Log
  /** A character of ours that is public in every part and owns something of everything; asked before those learnt. */
  canary?: number
  /** The first wait after the site was down, doubled each time up to ten minutes; ms. */
  pauseMs?: number
}

/** Tells what is wrong with the site from what is wrong with a page. */
export interface SiteWatch {
  /** What all workers know; looked up at most once a second. */
  look: () => Promise<StoredSiteState>
  /** Whether a failed page of a character is the site's fault; where it is a changed layout, everybody is told. */
  judge: (failure: Failed, id: number) => Promise<'site' | 'page'>
  /** Whether nobody is shown just now, so that a page that is hidden tells nothing of its player. */
  hidesAll: (id: number) => Promise<boolean>
  /** Notes that a character's page of a kind could be read. */
  readWell: (kind: SyncPageKind, id: number) => void
  /** Notes that a character was read without a failure; `whole`: all its parts are public and all their pages were read. */
  wentWell: (id: number, whole: boolean) => Promise<void>
  /** Has everybody wait. */
  pause: (code: PassingOutcome) => Promise<void>
  /** Looks at kinds that had changed, when it is time to. */
  lookAgain: () => Promise<void>
}

const minute = 60_000
const longestPause = 10 * minute

/** How often a changed kind of page is looked at again. */
const lookEvery = 10 * minute

/** How many characters are learnt as canaries. */
const learntCanaries = 3

/** How many different characters' pages have to be unreadable before the site is said to have changed. */
const witnessesOfChange = 2

/** How many ordinary characters are looked at beside the canaries when a changed kind is looked at again. */
const othersToLookAt = 3

/**
 * Watches the site for all workers. A page that cannot be read is that character's own fault as long as anybody else's can:
 * canaries are asked, never the character itself. Only where at least two different characters cannot be read and nobody
 * can, the site has changed. One readable page takes that back.
 */
export const createSiteWatch = ({
  store,
  lodestone,
  clock,
  log,
  canary,
  pauseMs = minute,
}: SiteWatchDeps): SiteWatch => {
  let last: { state: StoredSiteState; at: number } | null = null
  const seen = pagesSeen(clock)

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

  /** Lays aside canaries that tell nothing: those who hide the page, and those whose page is odd while another's is not. */
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

  /** Asks canaries, who was last read, and `others` for a page of a kind. */
  const survey = async (kind: SyncPageKind, except: number | null, others: readonly number[] = []) => {
    const asked = [canary, ...(await look()).canaries, seen.lastRead(kind), ...others]
    const ids = new Set(asked.filter((id) => typeof id === 'number' && id !== except) as number[])
    const found = await askAround(lodestone, kind, [...ids])
    if (found.readable !== null) seen.readWell(kind, found.readable)
    await drop(found, kind)
    return { ...found, nobody: ids.size === found.useless.length }
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
  // One after another, so that many odd pages at once have the canaries asked for once.
  const inTurn = <T>(judge: () => Promise<T>): Promise<T> => {
    const verdict = judging.then(judge)
    judging = verdict.catch(() => undefined)
    return verdict
  }

  return {
    look,
    readWell: seen.readWell,
    judge: (failure, id) => inTurn(() => judgeKind(failure, id)),
    hidesAll: (id) => inTurn(() => hidesAll(id)),

    wentWell: async (id, whole) => {
      const teaches = ({ canaries }: StoredSiteState) =>
        whole && id !== canary && canaries.length < learntCanaries && !canaries.includes(id)
      const { pause, ...known } = await look()
      if (!pause && !teaches({ pause, ...known })) return
      const isChanged = await change((state) =>
        state.pause || teaches(state)
          ? { pause: null, canaries: teaches(state) ? [...state.canaries, id] : state.canaries }
          : null,
      )
      if (isChanged && pause) log({ level: 'info', event: 'siteIsBack', code: pause.code })
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
      const others = await store.dueCharacters({ now, limit: othersToLookAt, random: () => 0 })
      for (const kind of Object.keys((await look()).changed) as SyncPageKind[]) {
        const { readable, nobody } = await survey(kind, null, others)
        // Where nobody shows such a page, those who come due have to try.
        if (readable === null && !nobody) continue
        const isOver = await change(({ changed: { [kind]: mine, ...changed } }) => (mine ? { changed } : null))
        if (isOver) log({ level: 'info', event: 'siteReadsAgain', kind })
      }
    },
  }
}

/** A watch that trusts the site and blames every page, for a sync by itself. */
export const noWatch: SiteWatch = {
  look: () => Promise.resolve({ ...siteIsWell, revision: 0 }),
  judge: ({ code }) => Promise.resolve(code === 'unknownLayout' ? 'page' : 'site'),
  hidesAll: () => Promise.resolve(false),
  readWell: () => undefined,
  wentWell: () => Promise.resolve(),
  pause: () => Promise.resolve(),
  lookAgain: () => Promise.resolve(),
}
