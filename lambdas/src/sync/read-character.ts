import { priorities } from '@kupodex/data/sync'
import type { Lease } from '@kupodex/data/store'
import type { SyncDeps } from './deps.ts'
import { failed } from './lodestone-reader.ts'
import { optOut, optsOut } from './opt-out.ts'
import { readHistory, readParts, readTabs } from './read-parts.ts'
import type { SyncReport } from './report.ts'
import { isOfCharacter, reportRefusal } from './report-refusal.ts'
import { headChanged, profileChanged, tabsText } from './signs.ts'
import type { SiteWatch } from './site-watch.ts'
import { ClaimLost, SyncSession } from './sync-session.ts'

/** Whether to begin with the first page of the history instead of the profile: only the history shows new achievements. */
const beginsWithHistory = ({ profile, notes }: Lease, paused: ReadonlySet<string>): boolean =>
  profile.privacy.achievements.state === 'public' && notes.history !== null && !paused.has('achievement')

const beginWithHistory = async (session: SyncSession): Promise<SyncReport | null> => {
  const { deps, lease } = session
  const page = await deps.lodestone.achievementHistory(lease.profile.id, 1)
  if (page.outcome === 'unknownLayout') {
    await session.fail('achievements', failed(page, 'achievement'))
    session.done.add('achievements')
    return null
  }
  if (page.outcome !== 'ok') return isOfCharacter(page) ? null : session.postpone('achievements', page)
  const reading = await readHistory(session, page.value)
  session.applyHead(page.value)
  const { tabs } = page.value
  if (tabs) await readTabs(session, tabs)
  const hasSigns =
    headChanged(lease.profile, page.value, deps.names) ||
    (tabs !== null && tabsText(tabs) !== lease.notes.tabs) ||
    reading === null ||
    reading.whole ||
    reading.history.lacking !== lease.notes.history?.lacking ||
    reading.seen.some(({ date }) => (date ?? 0) * 1000 > (lease.profile.updatedAt ?? 0))
  const end = await readParts(session, hasSigns, false)
  if (end?.outcome === 'optedOut') return optOut({ store: deps.store, watch: session.watch }, lease, deps.clock())
  return end ? reportRefusal(end, lease, deps.names, deps.clock()) : session.end()
}

const beginWithProfile = async (session: SyncSession, wantsEverything: boolean): Promise<SyncReport> => {
  const { deps, lease } = session
  const page = await deps.lodestone.character(lease.profile.id)
  if (page.outcome !== 'ok') {
    const mayBeSite = page.outcome === 'hidden' && lease.profile.status === 'ready'
    if (mayBeSite && (await session.watch.hidesAll(lease.profile.id))) {
      return session.postpone('profile', { outcome: 'blocked', detail: 'all characters are hidden' })
    }
    return isOfCharacter(page)
      ? reportRefusal(page, lease, deps.names, deps.clock())
      : session.postpone('profile', page)
  }
  if (optsOut(lease, page.value)) return optOut({ store: deps.store, watch: session.watch }, lease, deps.clock())
  session.applyPage(page.value)
  const hasSigns =
    profileChanged(lease.profile, session.report.profile) || tabsText(page.value.tabs) !== lease.notes.tabs
  await readTabs(session, page.value.tabs)
  await readParts(session, hasSigns, wantsEverything)
  return session.end()
}

/** With as few requests as possible (see `partsToRead`); stores collections as they are read. Null if somebody else wrote in between: the claim is lost. */
export const readCharacter = async (deps: SyncDeps, lease: Lease, watch: SiteWatch): Promise<SyncReport | null> => {
  const paused = new Set(Object.keys((await watch.look()).changed))
  const { profile, priority, notes } = lease
  const wantsEverything = priority === priorities.asked || profile.status !== 'ready' || notes.tabs === null
  const session = new SyncSession(deps, lease, watch, paused)
  try {
    const begins = !wantsEverything && beginsWithHistory(lease, paused)
    const report = begins ? await beginWithHistory(session) : null
    return report ?? (await beginWithProfile(session, wantsEverything))
  } catch (error) {
    if (error instanceof ClaimLost) return null
    throw error
  }
}
