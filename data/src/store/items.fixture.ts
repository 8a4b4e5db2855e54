import { type CharacterProfile, type CharSettings, newProfile } from '../character/index.ts'
import type { Scope } from '../contract/call.ts'
import { priorities } from '../sync/index.ts'
import type { AllowanceRule } from './allowance.ts'
import type { DeadLetter } from './dead-letters.ts'
import type { HeldLock } from './lock.ts'
import type { OverrideChange } from './override-item.ts'
import type { OwnedPart } from './ownership-item.ts'
import type { Finished, Lease } from './queue.ts'
import { siteIsWell, type SiteState } from './site-state.ts'
import type { Store } from './open-store.ts'
import type { SyncNotes } from './sync-notes.ts'
import type { WishChange } from './wish-item.ts'

/** When everything here happened (epoch ms). */
export const then = 1_760_000_000_000

const seconds = then / 1000
const hash = 'ab'.repeat(20)

/** A made-up character that was read, in the fields of the release of 2026-11-22; newer ones have their defaults. */
export const profile: CharacterProfile = {
  ...newProfile(70, then),
  status: 'ready',
  name: "Mina O'test",
  worldId: 34,
  iconUrl: 'https://img.test/a.jpg',
  imageUrl: 'https://img.test/p.jpg',
  clanId: 2,
  gender: 'female',
  guardianId: 3,
  townId: 1,
  grandCompanyId: 2,
  freeCompany: { id: '9231394073691073530', name: 'Test Company' },
  titleId: 5,
  activeJobId: 19,
  levels: { 19: 100, 24: 90 },
  gear: { 19: 745 },
  legacy: true,
  updatedAt: then,
  privacy: {
    ...newProfile(70, then).privacy,
    profile: { state: 'public', asOf: then },
    achievements: { state: 'public', asOf: then },
    mounts: { state: 'public', asOf: then - 1 },
    minions: { state: 'private', asOf: then - 2 },
    facewear: { state: 'unknown', asOf: null },
  },
}

/** What a sync remembers of it. */
export const notes: SyncNotes = {
  history: { lacking: 2, points: null },
  tabs: 'minion:link',
  owed: ['facewear'],
  quietSyncs: 1,
  signsAt: then,
  goneSince: null,
  hiddenSince: null,
  partsHiddenSince: { minions: then },
}

/** What it has, read from the Lodestone. */
export const owned = {
  achievements: {
    entries: [
      { id: 1, date: 1_400_000_000 },
      { id: 3000, date: 0 },
    ],
    unknown: {},
    asOf: then,
    since: seconds - 5,
  },
  mounts: { entries: [{ id: 2, date: seconds }], unknown: { 'Test Bear': seconds }, asOf: then, since: seconds - 9 },
  minions: { entries: [], unknown: {}, asOf: then },
  facewear: { entries: [{ id: 4, date: seconds - 1 }], unknown: {}, asOf: then },
} satisfies Record<string, OwnedPart>

/** What its player ticked by hand: ids of emotes and of fish. */
export const ticked = { emote: [59, 60], fish: [1] }

/** Of fish, one that is not owned any more, and when its player said so (epoch s). */
export const unticked = { id: 2, at: seconds + 0.5 }

/** What its owner decided. */
export const settings: CharSettings = { private: true, icon: 5, groups: true }

/** Keys of the users who own it, and who owned it before; and a code of a third. */
export const users = { owner: 'owner', former: 'former', third: 'third' }
export const code = 'kupodex-test-test-test'

/** What a user keeps. */
export const nickname = 'Mog'
export const favorites = [
  { id: 70, at: then + 1 },
  { id: 71, at: then },
]

/** What a user wants and hides. */
export const wishes: readonly WishChange[] = [
  { type: 'mount', id: 4, wish: 'want' },
  { type: 'achievement', id: 9, wish: 'hide' },
]

/** A group of the two users that the character is in, listed and reported. */
export const group = {
  ...{ slug: 'S'.repeat(22), name: 'Moogle Mail', note: 'We ride.', listedAt: then, createdAt: then, updatedAt: then },
  owner: { user: 'owner', id: 'ownerid1', since: then },
  editors: [{ user: 'former', id: 'editorid', since: then }],
  members: [70],
  barred: [71],
  invitation: { code: 'C'.repeat(22), until: then + 5000 },
  reports: [{ by: 'reporter', reason: 'A rude name.', at: then }],
  dismissed: ['another'],
  closed: false,
}

/** A token that a user gave to a program, and what it is kept by. */
export const token = {
  ...{ id: 'abc', hash: 'hash', name: 'Plugin', start: 'kpx_Test', scopes: ['read', 'mark'] as Scope[] },
  ...{ createdAt: then, expiresAt: then + 5000 },
}

/** A collection that was replaced as a whole, of the character that waits: what it was before, and is now. */
export const whole = { before: [59], ids: [60] }

/** What happened to it. */
export const events = [
  { type: 'level', id: 19, details: '100', date: seconds },
  { type: 'name', id: 0, details: 'Mina Before', date: seconds - 1 },
] as const

/** A character that could not be read. */
export const letter: DeadLetter = { id: 72, reason: 'mounts unknownLayout: list', failures: 8, at: then }

/** What is known of the Lodestone, in the fields of the release of 2026-11-22; newer ones have their defaults. */
export const site: SiteState = {
  ...siteIsWell,
  pause: { until: then + 60_000, code: 'maintenance', times: 2 },
  turnedAway: {},
  changed: { mount: { since: then, why: 'list' } },
  lookAt: then + 90_000,
  canaries: [70],
}

/** What an editor said of a mount, and then another one. */
export const edits: readonly OverrideChange[] = [
  { kind: 'save', by: 'first', fields: { howTo: { en: 'Ask a moogle.' }, sourceTypeId: 2 }, now: then - 9 },
  { kind: 'save', by: 'second', fields: { obtainable: false }, now: then },
]

/** A reading of an introduction. */
export const introduction = { token: 'reading', startedAt: then, until: then + 1000 }

/** A lock that a night holds. */
export const held: HeldLock = { token: 'night', holder: 'a night', since: then, until: then + 1000 }

/** What somebody may do, of which one was taken. */
export const rule: AllowanceRule = { atOnce: 10, perHour: 10 }

/** Hashes of a collection. */
export const hashes = { tooltips: new Map([[hash, 2]]), icons: new Map([[hash, 3]]) }

const finished: Finished = { profile, notes, priority: priorities.middle, due: then + 9000, failures: 1 }

/** Writes every kind of item once: one character that was read, one that waits and one that is being read, and what all share. */
export const writeItems = async (store: Store): Promise<void> => {
  const lease = (id: number): Promise<Lease | null> =>
    store.lease(id, { now: then, until: then + 1000, token: 'worker' })
  for (const id of [70, 71, 73]) await store.addCharacter(id, then)
  for (const [part, things] of Object.entries(owned)) await store.writePart(70, part as keyof typeof owned, things, 0)
  for (const [type, ids] of Object.entries(ticked)) await store.mark(70, type, ids, seconds)
  await store.changeMarks(70, 'fish', [{ ...unticked, owned: false }])
  await store.writeCharSettings(70, settings)
  await store.own(70, users.former, then - 5)
  await store.own(70, users.owner, then)
  await store.keepCode(70, users.third, code, then)
  await store.claimCompany(profile.freeCompany?.id ?? '', { now: then, until: then + 1000 })
  await store.beginIntroduction(72, introduction, null)
  await store.endIntroduction(72, introduction, ['kupodexcode'])
  await store.saveNickname(users.owner, nickname, then)
  for (const { id, at } of favorites) await store.addFavorite(users.owner, id, at, 10)
  await store.changeWishes(users.owner, wishes, then, 10)
  await store.createGroup(group, 10)
  await store.createToken(users.owner, token, 10)
  await store.useToken(token.hash, then + 1)
  await store.mark(71, 'emote', whole.before, seconds)
  await store.putMarks(71, 'emote', { ids: whole.ids, isKnown: () => true, at: seconds + 1 })
  await store.writeEvents(70, events)
  await lease(70)
  await store.finish(70, 'worker', finished)
  await store.askFor(71, then + 5)
  await lease(73)
  await store.writeDeadLetter(letter)
  await store.writeSite({ ...site, revision: 0 })
  await store.takeLock('night', held, null)
  for (const [seen, edit] of edits.entries()) await store.saveOverride('mounts', 5, seen, edit)
  await store.addToTooltipIndex('mounts', hashes)
  await store.takeAllowance('reading', 'somebody', rule, then)
  await store.takeSeat('banner', 'somebody', { token: 'seat', most: 2, now: then, until: then + 1000 })
  await store.sharedPace(20).turn()
}
