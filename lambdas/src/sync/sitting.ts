import type { PrivacyPart, SyncedPart } from '@kupodex/data/character'
import { privacyParts, type PartPrivacy } from '@kupodex/data/character'
import { partsToRead, priorities, type Why } from '@kupodex/data/sync'
import type { Lease, StoredPart } from '@kupodex/data/store'
import { applyProfile } from './apply-profile.ts'
import { hiddenFor, type SyncReport, type Telling } from './learn-refusal.ts'
import {
  type Failed,
  failed,
  type Passing,
  type ReadHistory,
  type ReadProfile,
  type SyncPageKind,
} from './lodestone-reader.ts'
import { thingMatcher } from './match-things.ts'
import type { HistoryReading, PartReading } from './part-reading.ts'
import { privately, withoutTab } from './part-reading.ts'
import { readAchievements } from './read-achievements.ts'
import { namedPages, noneOwned, readNamed } from './read-named.ts'
import type { Problem } from './result.ts'
import { tabsText } from './signs.ts'
import type { SiteWatch } from './site-watch.ts'
import { storePart } from './store-part.ts'
import type { SyncDeps } from './sync-character.ts'
import { titleEarned, titleShown } from './titles.ts'

/** The page that tells of each part. */
const pageOf: Readonly<Record<PrivacyPart, SyncPageKind>> = {
  profile: 'character',
  achievements: 'achievement',
  mounts: namedPages.mounts.kind,
  minions: namedPages.minions.kind,
  facewear: namedPages.facewear.kind,
}

/** Whether a refusal says something of the character. */
export const isTelling = (refusal: { outcome: string }): refusal is Telling =>
  refusal.outcome === 'private' || refusal.outcome === 'hidden' || refusal.outcome === 'notFound'

/** Thrown where somebody else wrote a collection in between. */
export class ClaimLost extends Error {}

/** One sync under way: what it has learnt so far. */
export class Sitting {
  readonly world: SyncDeps
  readonly lease: Lease
  readonly watch: SiteWatch
  readonly paused: ReadonlySet<string>
  readonly learnt: SyncReport
  /** Parts that were read, or need no page. */
  readonly done = new Set<PrivacyPart>()
  readonly owed = new Set<PrivacyPart>()
  /** Parts whose page showed what is on it. */
  readonly shown = new Set<PrivacyPart>()
  /** Whether a part that was public was refused for the first time. */
  isDoubtful = false
  /** Whether a page itself is to blame for a failure. */
  isOdd = false
  /** Whether there is more to learn of what was shown. */
  isUnfinished = false
  /** The title's text as it was last shown. */
  title: string | null = null

  constructor(deps: SyncDeps, lease: Lease, watch: SiteWatch, paused: ReadonlySet<string>) {
    this.world = deps
    this.lease = lease
    this.watch = watch
    this.paused = paused
    const { profile, notes } = lease
    this.learnt = { outcome: 'synced', ending: 'read', profile, notes, problems: [] }
  }

  /** When the sync began, in epoch seconds; the same again when it is repeated after a kill. */
  get at(): number {
    return Math.floor(this.lease.attemptAt / 1000)
  }

  report(...problems: Problem[]): void {
    this.learnt.problems.push(...problems)
  }

  setPrivacy(part: PrivacyPart, state: PartPrivacy['state']): void {
    const privacy = { ...this.learnt.profile.privacy, [part]: { state, asOf: this.world.clock() } }
    this.learnt.profile = { ...this.learnt.profile, privacy }
  }

  show(part: PrivacyPart): void {
    this.shown.add(part)
    this.watch.readWell(pageOf[part], this.lease.profile.id)
  }

  /** Notes that a part did not come, and whose fault that is. */
  async fail(part: PrivacyPart, failure: Failed): Promise<void> {
    this.owed.add(part)
    this.report({ part, code: failure.code, details: failure.why })
    if (failure.code === 'unfinished') this.isUnfinished = true
    else if ((await this.watch.judge(failure, this.lease.profile.id)) === 'page') this.isOdd = true
    else if (failure.code !== 'unknownLayout') this.learnt.site = failure.code
  }

  /**
   * Whether a refusal of a part that was public is the first for hours: on these pages it is how the Lodestone says that somebody
   * hides them, but one alone may be an accident.
   */
  private doubts(part: SyncedPart): boolean {
    const { profile, notes } = this.lease
    if (profile.privacy[part].state !== 'public') return false
    const now = this.world.clock()
    const since = notes.partsHiddenSince[part] ?? now
    this.learnt.notes = {
      ...this.learnt.notes,
      partsHiddenSince: { ...this.learnt.notes.partsHiddenSince, [part]: since },
    }
    return now - since < hiddenFor
  }

  /** Lays a reading over what is stored. */
  async keep(part: SyncedPart, reading: PartReading, stored?: StoredPart | null): Promise<void> {
    if (reading.state === 'failed') return this.fail(part, reading)
    this.done.add(part)
    if (reading.state === 'private' && reading !== withoutTab && this.doubts(part)) {
      this.owed.add(part)
      this.isDoubtful = true
      return
    }
    const { [part]: _, ...partsHiddenSince } = this.learnt.notes.partsHiddenSince
    this.learnt.notes = { ...this.learnt.notes, partsHiddenSince }
    if (reading.state === 'public') {
      if (reading !== noneOwned) this.show(part)
      const { store, names } = this.world
      const before = stored === undefined ? await store.readPart(this.lease.profile.id, part) : stored
      const found = await storePart(store, names, this.lease.profile.id, part, before, reading, this.at)
      if (!found) throw new ClaimLost()
      this.report(...found)
      if ('history' in reading) {
        this.learnt.notes = { ...this.learnt.notes, history: reading.history }
        if (reading.legacy) this.learnt.profile = { ...this.learnt.profile, legacy: true }
      }
    }
    this.setPrivacy(part, reading.state)
  }

  /** Reads achievements from the history's first page on. */
  async readHistory(first: ReadHistory): Promise<HistoryReading | null> {
    const { id } = this.lease.profile
    const stored = await this.world.store.readPart(id, 'achievements')
    const known = { owned: stored?.ok ? stored.entries : null, history: this.lease.notes.history }
    const reading = await readAchievements(this.world.lodestone, this.world.names, id, first, known)
    await this.keep('achievements', reading, stored)
    return reading.state === 'public' ? reading : null
  }

  /** Lays a profile page over what is known. */
  applyPage(page: ReadProfile): void {
    const { profile, unknown } = applyProfile(this.learnt.profile, page, this.world.names, this.world.clock())
    this.learnt.profile = profile
    this.title = page.title
    this.done.add('profile')
    this.show('profile')
    this.report(...unknown.map((details): Problem => ({ part: 'profile', code: 'unknownName', details })))
  }

  /** Lays the head of a page over what is known; the profile has still to tell the rest. */
  applyHead(head: ReadHistory): void {
    const { names } = this.world
    this.title = head.title
    this.learnt.profile = {
      ...this.learnt.profile,
      name: head.name,
      worldId: names.worlds(head.world),
      iconUrl: head.avatarUrl,
      titleId: titleShown(this.learnt.profile.titleId, head.title, names),
    }
  }

  /** Parts that the tabs tell all about. */
  async readTabs(tabs: ReadProfile['tabs'] | NonNullable<ReadHistory['tabs']>): Promise<void> {
    const text = tabsText(tabs)
    const isNews = text !== this.lease.notes.tabs
    this.learnt.notes = { ...this.learnt.notes, tabs: text }
    if (tabs.achievement === 'absent') await this.keep('achievements', withoutTab)
    for (const part of ['mounts', 'minions', 'facewear'] as const) {
      if (tabs[namedPages[part].tab] !== 'disabled') continue
      if (isNews) await this.keep(part, noneOwned)
      else this.setPrivacy(part, 'public')
      this.done.add(part)
    }
  }

  /** Reads a part's page; gives a refusal that ends the sync. */
  async readPart(part: PrivacyPart): Promise<Telling | null> {
    const { lodestone, match = thingMatcher(this.world) } = this.world
    const { id } = this.lease.profile
    switch (part) {
      case 'profile': {
        const page = await lodestone.character(id)
        if (page.outcome === 'ok') this.applyPage(page.value)
        else if (isTelling(page)) return page
        else await this.fail(part, failed(page, 'character'))
        return null
      }
      case 'achievements': {
        const page = await lodestone.achievementHistory(id, 1)
        if (page.outcome === 'ok') await this.readHistory(page.value)
        else await this.keep(part, isTelling(page) ? privately : failed(page, 'achievement'))
        return null
      }
      default:
        await this.keep(part, await readNamed(lodestone, match, id, part))
        return null
    }
  }

  /** Reads what the plan says beside the page that the sync began with, until the site itself fails or there is more to learn than a sync may ask for. */
  async readParts(hasSigns: boolean, wantsEverything: boolean): Promise<Telling | null> {
    const why: Why = wantsEverything ? 'everything' : hasSigns ? 'signs' : 'quiet'
    const { privacy } = this.learnt.profile
    const readAt = Object.fromEntries(privacyParts.map((part) => [part, privacy[part].asOf])) as Record<
      PrivacyPart,
      number | null
    >
    const { done, learnt, world } = this
    const plan = partsToRead({
      why,
      isWatched: this.lease.priority === priorities.top,
      done,
      owed: new Set(this.lease.notes.owed),
      readAt,
      quietSyncs: this.lease.notes.quietSyncs,
      now: world.clock(),
    })
    const signsAt = this.lease.notes.signsAt ?? world.clock()
    learnt.notes = { ...learnt.notes, quietSyncs: plan.quietSyncs, signsAt: hasSigns ? world.clock() : signsAt }
    for (const part of plan.parts) {
      if (learnt.site || this.isUnfinished || this.paused.has(pageOf[part])) this.owed.add(part)
      else {
        const refusal = await this.readPart(part)
        if (refusal) return refusal
      }
    }
    return null
  }

  /** Of titles that are written alike, takes the one that an owned achievement gives. */
  private async settleTitle(): Promise<void> {
    const { store, names } = this.world
    if (this.title === null || names.titles(this.title).length < 2) return
    const { profile } = this.learnt
    const stored = await store.readPart(profile.id, 'achievements')
    const titleId = titleEarned(profile.titleId, this.title, stored?.ok ? stored.entries : [], names)
    this.learnt.profile = { ...profile, titleId }
  }

  async end(): Promise<SyncReport> {
    await this.settleTitle()
    const { learnt, owed } = this
    learnt.profile = { ...learnt.profile, status: 'ready', updatedAt: this.world.clock() }
    learnt.notes = { ...learnt.notes, owed: [...owed], goneSince: null, hiddenSince: null }
    learnt.isWhole = privacyParts.every((part) => this.shown.has(part))
    if (owed.size > 0) learnt.outcome = 'partly'
    if (this.isOdd) learnt.ending = 'failed'
    else if (learnt.site) learnt.ending = 'siteDown'
    else if (this.isUnfinished) learnt.ending = 'unfinished'
    else if (this.isDoubtful) learnt.ending = 'recheck'
    return learnt
  }

  /** The end where nothing could be read at all: everything stays as it was. */
  async postpone(part: PrivacyPart, refusal: Passing): Promise<SyncReport> {
    const { profile, notes } = this.lease
    await this.fail(part, failed(refusal, pageOf[part]))
    const ending = this.isOdd ? 'failed' : 'siteDown'
    const { problems, site } = this.learnt
    return { outcome: 'postponed', ending, profile, notes, problems, ...(site ? { site } : {}) }
  }
}
