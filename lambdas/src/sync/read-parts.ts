import { type PrivacyPart, privacyParts } from '@kupodex/data/character'
import { recordOf } from '@kupodex/data/game'
import { partsToRead, priorities, type Why } from '@kupodex/data/sync'
import { failed, type ReadHistory, type ReadProfile } from './lodestone-reader.ts'
import { thingMatcher } from './match-things.ts'
import { optsOut } from './opt-out.ts'
import { type HistoryReading, privately, withoutTab } from './part-reading.ts'
import { readAchievements } from './read-achievements.ts'
import { everyonesLeast, noneOwned, readSeen } from './read-seen.ts'
import { type CharacterRefusal, isOfCharacter } from './report-refusal.ts'
import { pageOf, seenTabs } from './seen-pages.ts'
import { tabsText } from './signs.ts'
import type { SyncSession } from './sync-session.ts'

/** Reads achievements from the history's first page on; null if they are not public. */
export const readHistory = async (session: SyncSession, first: ReadHistory): Promise<HistoryReading | null> => {
  const { deps, lease } = session
  const { id } = lease.profile
  const stored = await deps.store.readPart(id, 'achievements')
  const known = { owned: stored?.ok ? stored.entries : null, history: lease.notes.history }
  const reading = await readAchievements(deps.lodestone, deps.names, id, first, known)
  await session.keep('achievements', reading, stored)
  return reading.state === 'public' ? reading : null
}

/** Handles the parts for which the tabs are enough: nothing is owned, or nothing is shown. */
export const readTabs = async (
  session: SyncSession,
  tabs: ReadProfile['tabs'] | NonNullable<ReadHistory['tabs']>,
): Promise<void> => {
  const text = tabsText(tabs)
  const isNews = text !== session.lease.notes.tabs
  session.report.notes = { ...session.report.notes, tabs: text }
  if (tabs.achievement === 'absent') await session.keep('achievements', withoutTab)
  for (const { part, tab } of seenTabs) {
    if (tabs[tab] !== 'disabled') continue
    if (everyonesLeast(part) !== null) await session.keep(part, privately)
    else if (isNews) await session.keep(part, noneOwned)
    else session.setPrivacy(part, 'public')
    session.done.add(part)
  }
}

/** What ends a sync: a refusal of the character, or that its introduction asks for it to be hidden. */
type EndOfSync = CharacterRefusal | { outcome: 'optedOut' }

/** Reads the page of a part; returns what ends the sync, if something does. */
const readPart = async (session: SyncSession, part: PrivacyPart): Promise<EndOfSync | null> => {
  const { lodestone, names, match = thingMatcher(session.deps) } = session.deps
  const { id } = session.lease.profile
  switch (part) {
    case 'profile': {
      const page = await lodestone.character(id)
      if (page.outcome === 'ok') {
        if (optsOut(session.lease, page.value)) return { outcome: 'optedOut' }
        session.applyPage(page.value)
      } else if (isOfCharacter(page)) return page
      else await session.fail(part, failed(page, 'character'))
      return null
    }
    case 'achievements': {
      const page = await lodestone.achievementHistory(id, 1)
      if (page.outcome === 'ok') await readHistory(session, page.value)
      else await session.keep(part, isOfCharacter(page) ? privately : failed(page, 'achievement'))
      return null
    }
    default:
      await session.keep(part, await readSeen(lodestone, match, names, id, part))
      return null
  }
}

/** Besides the page that the sync began with, until the site fails or there is more to read than it may request. Returns what ends the sync, if anything. */
export const readParts = async (
  session: SyncSession,
  hasSigns: boolean,
  wantsEverything: boolean,
): Promise<EndOfSync | null> => {
  const why: Why = wantsEverything ? 'everything' : hasSigns ? 'signs' : 'quiet'
  const { deps, done, lease, report } = session
  const { privacy } = report.profile
  const plan = partsToRead({
    why,
    isWatched: lease.priority === priorities.top,
    done,
    owed: new Set(lease.notes.owed),
    readAt: recordOf(privacyParts, (part) => privacy[part].asOf),
    quietSyncs: lease.notes.quietSyncs,
    now: deps.clock(),
  })
  const signsAt = hasSigns ? deps.clock() : (lease.notes.signsAt ?? deps.clock())
  report.notes = { ...report.notes, quietSyncs: plan.quietSyncs, signsAt }
  for (const part of plan.parts) {
    if (report.site || session.isUnfinished || session.paused.has(pageOf[part])) session.owed.add(part)
    else {
      const end = await readPart(session, part)
      if (end) return end
    }
  }
  return null
}
