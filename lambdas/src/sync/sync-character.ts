import { randomUUID } from 'node:crypto'
import {
  type CharacterProfile,
  eventsBetween,
  type PartPrivacy,
  type SyncedPart,
  syncedParts,
} from '@kupodex/data/character'
import type { Refusal } from '@kupodex/data/lodestone'
import type { Lease, Store, StoredPart } from '@kupodex/data/store'
import type { Log } from '../log.ts'
import { applyProfile } from './apply-profile.ts'
import { failed, type LodestoneReader, type ReadProfile } from './lodestone-reader.ts'
import type { GameNames } from './names.ts'
import { readAchievements } from './read-achievements.ts'
import { readNamed } from './read-named.ts'
import type { Problem, SyncResult } from './result.ts'
import { nextPlace } from './schedule.ts'
import { storePart } from './store-part.ts'

/** What a sync stands on; `clock` in epoch ms. */
export interface SyncWorld {
  store: Store
  lodestone: LodestoneReader
  names: GameNames
  clock: () => number
  log: Log
  random?: () => number
  /** For how long a claim on a character holds: longer than any sync takes. */
  leaseMs?: number
  token?: () => string
}

/** What was learnt of a character, before it is put back in the queue. */
interface Learnt {
  outcome: Exclude<SyncResult['outcome'], 'notDue' | 'lost'>
  profile: CharacterProfile
  problems: Problem[]
}

const quarterOfAnHour = 15 * 60_000

/** A private character: everything is kept as it was; of its parts we know nothing any more. */
const asPrivate = (before: CharacterProfile, now: number): CharacterProfile => {
  const unknown: PartPrivacy = { state: 'unknown', asOf: now }
  return {
    ...before,
    status: 'private',
    updatedAt: now,
    privacy: {
      profile: { state: 'private', asOf: now },
      achievements: unknown,
      mounts: unknown,
      minions: unknown,
      facewear: unknown,
    },
  }
}

const learnFromRefusal = (
  refusal: Refusal & { detail?: string },
  before: CharacterProfile,
  names: GameNames,
  now: number,
): Learnt => {
  switch (refusal.outcome) {
    case 'private': {
      const shown = refusal.character
      const profile = asPrivate(before, now)
      if (!shown) return { outcome: 'private', profile, problems: [] }
      const known = { name: shown.name, iconUrl: shown.avatarUrl, worldId: names.worlds(shown.world) }
      return { outcome: 'private', profile: { ...profile, ...known }, problems: [] }
    }
    case 'hidden':
      return { outcome: 'private', profile: asPrivate(before, now), problems: [] }
    case 'notFound':
      return before.updatedAt === null
        ? { outcome: 'notFound', profile: { ...before, status: 'notFound' }, problems: [] }
        : { outcome: 'deleted', profile: { ...before, status: 'deleted' }, problems: [] }
    default: {
      const { code, why } = failed(refusal)
      return { outcome: 'postponed', profile: before, problems: [{ part: 'profile', code, details: why }] }
    }
  }
}

const readPart = (
  { lodestone, names }: SyncWorld,
  id: number,
  part: SyncedPart,
  tabs: ReadProfile['tabs'],
  known: ReadonlySet<number> | null,
) =>
  part === 'achievements'
    ? readAchievements(lodestone, names, id, tabs, known)
    : readNamed(lodestone, names, id, part, tabs)

/**
 * What need not be read again. Only where the last finished sync read the part: after a kill in between, or a time of
 * privacy, everything is read.
 */
const knownBefore = (before: CharacterProfile, part: SyncedPart, stored: StoredPart | null): Set<number> | null =>
  stored?.ok && before.privacy[part].state === 'public' ? new Set(stored.entries.map((entry) => entry.id)) : null

/** Reads and stores every part; null where somebody else wrote in between. */
const learnParts = async (world: SyncWorld, lease: Lease, page: ReadProfile, applied: CharacterProfile) => {
  const { id } = applied
  const problems: Problem[] = []
  let profile = applied
  let complete = true
  for (const part of syncedParts) {
    const stored = await world.store.readPart(id, part)
    const known = knownBefore(lease.profile, part, stored)
    const reading = await readPart(world, id, part, page.tabs, known)
    if (reading.state === 'failed') {
      complete = false
      problems.push({ part, code: reading.code, details: reading.why })
      continue
    }
    if (reading.state === 'public') {
      const at = Math.floor(lease.attemptAt / 1000)
      const found = await storePart(world.store, world.names, id, part, stored, reading, at)
      if (!found) return null
      problems.push(...found)
      if (reading.legacy) profile = { ...profile, legacy: true }
    }
    const privacy = { ...profile.privacy, [part]: { state: reading.state, asOf: world.clock() } }
    profile = { ...profile, privacy }
  }
  return { profile, problems, complete }
}

const learn = async (world: SyncWorld, lease: Lease): Promise<Learnt | null> => {
  const before = lease.profile
  const page = await world.lodestone.character(before.id)
  const now = world.clock()
  if (page.outcome !== 'ok') return learnFromRefusal(page, before, world.names, now)
  const applied = applyProfile(before, page.value, world.names, now)
  const parts = await learnParts(world, lease, page.value, applied.profile)
  if (!parts) return null
  const unnamed = applied.unknown.map((details): Problem => ({ part: 'profile', code: 'unknownName', details }))
  return {
    outcome: parts.complete ? 'synced' : 'partly',
    profile: parts.profile,
    problems: [...unnamed, ...parts.problems],
  }
}

/**
 * Claims a due character, reads it, stores what was learnt and puts it back in the queue. Everything is written so that a
 * repeat after a kill at any place writes the same again: additive sets, events keyed by the first attempt's time, and the
 * profile last, in one write with the end of the claim.
 */
export const syncCharacter = async (world: SyncWorld, id: number): Promise<SyncResult> => {
  const { store, clock, log, random = Math.random, leaseMs = quarterOfAnHour, token = randomUUID } = world
  const now = clock()
  const lease = await store.lease(id, { now, until: now + leaseMs, token: token() })
  if (!lease) return { id, outcome: 'notDue', problems: [] }
  const learnt = await learn(world, lease)
  if (!learnt) return { id, outcome: 'lost', problems: [] }
  const { outcome, profile, problems } = learnt
  await store.writeEvents(id, eventsBetween(lease.profile, profile, Math.floor(lease.attemptAt / 1000)))
  const place = nextPlace(outcome, profile, lease.failures, clock(), random)
  const finished = await store.finish(id, lease.token, place)
  if (problems.length > 0) log({ level: 'warn', event: 'syncProblems', id, outcome, problems })
  return { id, outcome: finished ? outcome : 'lost', problems }
}
