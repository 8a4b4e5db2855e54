import { type PartPrivacy, type PrivacyPart, privacyParts, type SyncedPart } from '@kupodex/data/character'
import type { Lease, StoredPart } from '@kupodex/data/store'
import { applyProfile, keptFace } from './apply-profile.ts'
import { withNamed } from './by-name.ts'
import type { SyncDeps } from './deps.ts'
import { type Failed, failed, type Passing, type ReadHistory, type ReadProfile } from './lodestone-reader.ts'
import { type PartReading, withoutTab } from './part-reading.ts'
import { noneOwned } from './read-seen.ts'
import type { Problem, SyncReport } from './report.ts'
import { hiddenFor } from './report-refusal.ts'
import { pageOf } from './seen-pages.ts'
import type { SiteWatch } from './site-watch.ts'
import { storePart } from './store-part.ts'
import { titleEarned } from './titles.ts'

/** Thrown if somebody else wrote a collection in between. */
export class ClaimLost extends Error {}

/** A running sync: what it has read so far, and what went wrong. */
export class SyncSession {
  readonly deps: SyncDeps
  readonly lease: Lease
  readonly watch: SiteWatch
  readonly paused: ReadonlySet<string>
  readonly report: SyncReport
  /** Parts that were read, or need no page. */
  readonly done = new Set<PrivacyPart>()
  readonly owed = new Set<PrivacyPart>()
  /** Parts whose page was shown. */
  readonly shown = new Set<PrivacyPart>()
  /** Whether a part that was public was refused for the first time. */
  isDoubtful = false
  /** Whether a page itself is to blame for a failure. */
  isOdd = false
  /** Whether there is more to read than this sync may request. */
  isUnfinished = false
  /** The title's text as it was last shown. */
  title: string | null = null

  constructor(deps: SyncDeps, lease: Lease, watch: SiteWatch, paused: ReadonlySet<string>) {
    this.deps = deps
    this.lease = lease
    this.watch = watch
    this.paused = paused
    const { profile, notes } = lease
    this.report = { outcome: 'synced', ending: 'read', profile, notes, problems: [] }
  }

  /** When the sync began, in epoch seconds; unchanged when it is repeated after a kill. */
  get at(): number {
    return Math.floor(this.lease.attemptAt / 1000)
  }

  note(...problems: Problem[]): void {
    this.report.problems.push(...problems)
  }

  private noteUnknown(names: readonly string[]): void {
    this.note(...names.map((details): Problem => ({ part: 'profile', code: 'unknownName', details })))
  }

  setPrivacy(part: PrivacyPart, state: PartPrivacy['state']): void {
    const privacy = { ...this.report.profile.privacy, [part]: { state, asOf: this.deps.clock() } }
    this.report.profile = { ...this.report.profile, privacy }
  }

  show(part: PrivacyPart): void {
    this.shown.add(part)
    this.watch.readWell(pageOf[part], this.lease.profile.id)
  }

  /** Notes that a part could not be read, and whose fault that is. */
  async fail(part: PrivacyPart, failure: Failed): Promise<void> {
    this.owed.add(part)
    this.note({ part, code: failure.code, details: failure.why })
    if (failure.code === 'unfinished') this.isUnfinished = true
    else if ((await this.watch.judge(failure, this.lease.profile.id)) === 'page') this.isOdd = true
    else if (failure.code !== 'unknownLayout') this.report.site = failure.code
  }

  /** Whether a part that was public is refused for the first time in hours: its player hides it, but a single refusal may be an accident. */
  private doubts(part: SyncedPart): boolean {
    const { profile, notes } = this.lease
    if (profile.privacy[part].state !== 'public') return false
    const now = this.deps.clock()
    const since = notes.partsHiddenSince[part] ?? now
    this.report.notes = {
      ...this.report.notes,
      partsHiddenSince: { ...this.report.notes.partsHiddenSince, [part]: since },
    }
    return now - since < hiddenFor
  }

  /** Merges a reading with what is stored. */
  async keep(part: SyncedPart, reading: PartReading, stored?: StoredPart | null): Promise<void> {
    if (reading.state === 'failed') return this.fail(part, reading)
    this.done.add(part)
    if (reading.state === 'private' && reading !== withoutTab && this.doubts(part)) {
      this.owed.add(part)
      this.isDoubtful = true
      return
    }
    const { [part]: _, ...partsHiddenSince } = this.report.notes.partsHiddenSince
    this.report.notes = { ...this.report.notes, partsHiddenSince }
    if (reading.state === 'public') {
      if (reading !== noneOwned) this.show(part)
      const { store, names } = this.deps
      const before = stored === undefined ? await store.readPart(this.lease.profile.id, part) : stored
      const { id, privacy, status } = this.lease.profile
      const wasHidden = privacy[part].state !== 'public' || status === 'deleted'
      const found = await storePart(store, names, id, part, before, reading, this.at, wasHidden)
      if (!found) throw new ClaimLost()
      this.note(...found)
      if ('history' in reading) {
        this.report.notes = { ...this.report.notes, history: reading.history }
        if (reading.legacy) this.report.profile = { ...this.report.profile, legacy: true }
      }
    }
    this.setPrivacy(part, reading.state)
  }

  applyPage(page: ReadProfile): void {
    const { profile, unknown, unknownPictures } = applyProfile(
      this.report.profile,
      page,
      this.deps.names,
      this.deps.clock(),
    )
    this.report.profile = profile
    this.title = page.title
    this.done.add('profile')
    this.show('profile')
    this.noteUnknown(unknown)
    this.note(...unknownPictures.map((details): Problem => ({ part: 'profile', code: 'unknownPicture', details })))
  }

  /** Merges the head of a page with what is known; the rest is on the profile. */
  applyHead(head: ReadHistory): void {
    this.title = head.title
    const { profile, unknown } = withNamed(
      this.report.profile,
      { worldId: head.world, titleId: head.title },
      this.deps.names,
    )
    this.report.profile = { ...profile, name: head.name, iconUrl: keptFace(head.avatarUrl, profile.iconUrl) }
    this.noteUnknown(unknown)
  }

  /** Of titles that are spelled the same, takes the one that an owned achievement gives. */
  private async settleTitle(): Promise<void> {
    const { store, names } = this.deps
    if (this.title === null || names.titles(this.title).length < 2) return
    const { profile } = this.report
    const stored = await store.readPart(profile.id, 'achievements')
    const titleId = titleEarned(profile.titleId, this.title, stored?.ok ? stored.entries : [], names)
    this.report.profile = { ...profile, titleId }
  }

  async end(): Promise<SyncReport> {
    await this.settleTitle()
    const { report, owed } = this
    report.profile = { ...report.profile, status: 'ready', updatedAt: this.deps.clock() }
    // What somebody who was gone has obtained meanwhile is not known either where it is read only by the next sync.
    if (this.lease.profile.status === 'deleted') for (const part of owed) this.setPrivacy(part, 'unknown')
    report.notes = { ...report.notes, owed: [...owed], goneSince: null, hiddenSince: null }
    report.isWhole = privacyParts.every((part) => this.shown.has(part))
    if (owed.size > 0) report.outcome = 'partly'
    if (this.isOdd) report.ending = 'failed'
    else if (report.site) report.ending = 'siteDown'
    else if (this.isUnfinished) report.ending = 'unfinished'
    else if (this.isDoubtful) report.ending = 'recheck'
    return report
  }

  /** Ends the sync when nothing could be read at all: everything stays as it was. */
  async postpone(part: PrivacyPart, refusal: Passing): Promise<SyncReport> {
    const { profile, notes } = this.lease
    await this.fail(part, failed(refusal, pageOf[part]))
    const ending = this.isOdd ? 'failed' : 'siteDown'
    const { problems, site } = this.report
    return { outcome: 'postponed', ending, profile, notes, problems, ...(site ? { site } : {}) }
  }
}
