import { priorities } from '@kupodex/data/sync'
import type { Lease } from '@kupodex/data/store'
import { learnFromRefusal, type SyncReport } from './learn-refusal.ts'
import { failed } from './lodestone-reader.ts'
import { headChanged, profileChanged, tabsText } from './signs.ts'
import type { SiteWatch } from './site-watch.ts'
import { ClaimLost, isTelling, Sitting } from './sitting.ts'
import type { SyncDeps } from './sync-character.ts'

/** Whether the history's first page is a better beginning than the profile: it alone tells whether achievements have come. */
const beginsWithHistory = ({ profile, notes }: Lease, paused: ReadonlySet<string>): boolean =>
  profile.privacy.achievements.state === 'public' && notes.history !== null && !paused.has('achievement')

const learnFromHistory = async (sitting: Sitting): Promise<SyncReport | null> => {
  const { world, lease } = sitting
  const page = await world.lodestone.achievementHistory(lease.profile.id, 1)
  if (page.outcome === 'unknownLayout') {
    await sitting.fail('achievements', failed(page, 'achievement'))
    sitting.done.add('achievements')
    return null
  }
  if (page.outcome !== 'ok') return isTelling(page) ? null : sitting.postpone('achievements', page)
  const reading = await sitting.readHistory(page.value)
  sitting.applyHead(page.value)
  const { tabs } = page.value
  if (tabs) await sitting.readTabs(tabs)
  const hasSigns =
    headChanged(lease.profile, page.value, world.names) ||
    (tabs !== null && tabsText(tabs) !== lease.notes.tabs) ||
    reading === null ||
    reading.whole ||
    reading.history.lacking !== lease.notes.history?.lacking ||
    reading.seen.some(({ date }) => (date ?? 0) * 1000 > (lease.profile.updatedAt ?? 0))
  const refusal = await sitting.readParts(hasSigns, false)
  return refusal ? learnFromRefusal(refusal, lease, world.names, world.clock()) : sitting.end()
}

const learnFromProfile = async (sitting: Sitting, wantsEverything: boolean): Promise<SyncReport> => {
  const { world, lease } = sitting
  const page = await world.lodestone.character(lease.profile.id)
  if (page.outcome !== 'ok') {
    const mayBeSite = page.outcome === 'hidden' && lease.profile.status === 'ready'
    if (mayBeSite && (await sitting.watch.hidesAll(lease.profile.id))) {
      return sitting.postpone('profile', { outcome: 'blocked', detail: 'nobody is shown' })
    }
    return isTelling(page)
      ? learnFromRefusal(page, lease, world.names, world.clock())
      : sitting.postpone('profile', page)
  }
  sitting.applyPage(page.value)
  const hasSigns =
    profileChanged(lease.profile, sitting.learnt.profile) || tabsText(page.value.tabs) !== lease.notes.tabs
  await sitting.readTabs(page.value.tabs)
  await sitting.readParts(hasSigns, wantsEverything)
  return sitting.end()
}

/**
 * Reads a character with as few requests as keep its record true (see `partsToRead`), and stores its collections as they
 * come. Gives null where somebody else wrote in between: the claim is lost.
 */
export const learn = async (deps: SyncDeps, lease: Lease, watch: SiteWatch): Promise<SyncReport | null> => {
  const paused = new Set(Object.keys((await watch.look()).changed))
  const { profile, priority, notes } = lease
  const wantsEverything = priority === priorities.asked || profile.status !== 'ready' || notes.tabs === null
  const sitting = new Sitting(deps, lease, watch, paused)
  try {
    const begins = !wantsEverything && beginsWithHistory(lease, paused)
    const learnt = begins ? await learnFromHistory(sitting) : null
    return learnt ?? (await learnFromProfile(sitting, wantsEverything))
  } catch (error) {
    if (error instanceof ClaimLost) return null
    throw error
  }
}
