import { randomUUID } from 'node:crypto'
import { eventsBetween } from '@kupodex/data/character'
import { failuresToDead, placeAfter, priorities, tiers } from '@kupodex/data/sync'
import type { Lease } from '@kupodex/data/store'
import type { SyncDeps } from './deps.ts'
import { withLearnt } from './by-name.ts'
import { readCharacter } from './read-character.ts'
import type { Problem, SyncReport, SyncResult } from './report.ts'
import { noWatch, type SiteWatch } from './site-watch.ts'

const quarterOfAnHour = 15 * 60_000

const readOrReport = async (deps: SyncDeps, lease: Lease, watch: SiteWatch): Promise<SyncReport | null> => {
  try {
    return await readCharacter(deps, lease, watch)
  } catch (error) {
    const { profile, notes } = lease
    deps.log({ level: 'error', event: 'syncFailed', id: profile.id, error: String((error as Error)?.stack ?? error) })
    return { outcome: 'failed', ending: 'failed', profile, notes, problems: [] }
  }
}

/** The best rank; if it cannot be read, a rank in the current tier of the character. */
const bestRankOf = async ({ bestRank, log }: SyncDeps, { profile, priority }: Lease): Promise<number | null> => {
  try {
    return (await bestRank?.(profile.id)) ?? null
  } catch (error) {
    log({ level: 'warn', event: 'noRank', id: profile.id, error: String(error) })
    if (priority === priorities.top) return tiers.top.ranks
    return priority === priorities.middle ? tiers.middle.ranks : null
  }
}

/** Whether it is an id that was never a character, and was not requested again after it was not found. */
const isForgettable = ({ profile, priority }: Lease): boolean =>
  profile.status === 'notFound' && profile.updatedAt === null && priority === priorities.rare

const reasonOf = ({ outcome, problems }: SyncReport): string =>
  problems.map(({ part, code, details }) => `${part} ${code}: ${details}`).join('; ') || outcome

/** The problems without names that were told of before: a new job is on the page of everybody. */
const newProblems = async (problems: readonly Problem[], watch: SiteWatch): Promise<Problem[]> => {
  const nameIn = ({ part, code, details }: Problem) =>
    code === 'unknownName' ? (part === 'profile' ? details : `${part} ${details}`) : null
  const news = await watch.meet([...new Set(problems.flatMap((problem) => nameIn(problem) ?? []))])
  return problems.filter((problem) => {
    const name = nameIn(problem)
    return name === null || news.has(name)
  })
}

/**
 * Claims a due character, reads it, stores what it has and puts it back in the queue. Everything is written so that a repeat
 * after a kill at any point writes the same again: sets that only grow, events keyed by the time of the first attempt, and
 * the profile last, in one write with the end of the claim.
 */
export const syncCharacter = async (deps: SyncDeps, id: number, watch = noWatch): Promise<SyncResult> => {
  const { store, clock, log, random = Math.random, leaseMs = quarterOfAnHour, token = randomUUID } = deps
  const now = clock()
  const leased = await store.lease(id, { now, until: now + leaseMs, token: token() })
  if (!leased) return { id, outcome: 'notDue', problems: [] }
  const lease = { ...leased, profile: withLearnt(leased.profile, deps.names) }
  if (isForgettable(lease)) {
    return { id, outcome: (await store.dropCharacter(id, lease.token)) ? 'dropped' : 'lost', problems: [] }
  }
  const report = await readOrReport(deps, lease, watch)
  if (!report) return { id, outcome: 'lost', problems: [] }
  const { outcome, ending, profile, notes, problems, site, isWhole } = report
  await store.writeEvents(id, eventsBetween(lease.profile, profile, Math.floor(lease.attemptAt / 1000)))
  const { priority, failures } = lease
  const bestRank = await bestRankOf(deps, lease)
  const ended = clock()
  const quietFor = notes.signsAt === null ? 0 : ended - notes.signsAt
  const place = placeAfter({ ending, bestRank, priority, failures, quietFor, now: ended, random })
  if (place.dead) {
    const letter = { id, reason: reasonOf(report), failures: place.failures, at: ended }
    await store.writeDeadLetter(letter)
    log({ level: 'error', event: 'deadLetter', ...letter })
  }
  const finished = await store.finish(id, lease.token, {
    profile,
    notes,
    priority: place.priority,
    due: place.due,
    failures: place.failures,
  })
  if (finished && outcome === 'synced' && failures >= failuresToDead) await store.dropDeadLetter(id)
  const told = await newProblems(problems, watch)
  if (told.length > 0) log({ level: 'warn', event: 'syncProblems', id, outcome, problems: told })
  const company = profile.status === 'ready' && profile.freeCompany?.id
  return {
    ...{ id, outcome: finished ? outcome : 'lost', problems },
    ...(site && { site }),
    ...(isWhole && { isWhole }),
    ...(company && { company }),
  }
}
