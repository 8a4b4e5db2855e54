import type { Population } from '@kupodex/pipeline/population'
import { type Trouble, applyTrouble, makeGate, noTrouble } from './control.ts'
import { type Asked, type Fault, askedOf, isAimedAt } from './faults.ts'
import { hostOf } from './ground/hosts.ts'
import { type Site, siteOf } from './ground/site.ts'
import type { LodestoneTables } from './ground/tables.ts'
import { blockedPage, challengePage, maintenancePage, notFoundPage } from './pages/refusals.ts'
import { type Page, pageOf } from './routes.ts'
import { alterPerson, spoilPage } from './spoil.ts'
import { type PeopleTime, makePeopleTime } from './time.ts'

/** Picks the fault that strikes an answer, the first of the list; each counts what it is aimed at for its `every`. */
const makeAim = () => {
  const counts = new WeakMap<Fault, number>()
  return (faults: readonly Fault[], asked: Asked | null): Fault | null => {
    for (const fault of faults) {
      if (asked === null ? fault.kinds !== undefined || fault.ids !== undefined : !isAimedAt(fault, asked)) continue
      const count = (counts.get(fault) ?? 0) + 1
      counts.set(fault, count)
      if (count % (fault.every ?? 1) === 0 && fault.fault !== 'private' && fault.fault !== 'hidden') return fault
    }
    return null
  }
}

interface LodestoneRequest {
  /** Path with query, `/na/lodestone/character/123/?page=2`. */
  readonly path: string
  readonly userAgent?: string | undefined
  /** Host and port asked, for absolute links. */
  readonly host?: string | undefined
}

interface LodestoneAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** The connection is closed without an answer. */
  readonly isDropped?: true
  /** How long it is held back, milliseconds. */
  readonly waitMs?: number
}

interface LodestoneCounts {
  requests: number
  readonly byStatus: Record<number, number>
}

export interface Lodestone {
  readonly handle: (request: LodestoneRequest) => LodestoneAnswer
  /** Switches for trouble; changed in place, or by `change`. */
  readonly trouble: Trouble
  /** Changes switches from outside: says what is wrong with the change, or null. */
  readonly change: (change: unknown) => string | null
  readonly counts: LodestoneCounts
  readonly time: PeopleTime
}

interface LodestoneOptions {
  readonly population: Population
  readonly tables: LodestoneTables
  /** Real time, epoch milliseconds. */
  readonly clock: () => number
  /** How many times as fast people live. */
  readonly speed?: number
  /** Where their time starts, epoch milliseconds; the clock's when left out. */
  readonly from?: number
  /** Called after every request with its status, 0 for a connection that was closed. */
  readonly onRequest?: (request: LodestoneRequest & { readonly status: number; readonly at: number }) => void
}

const isMobile = (userAgent: string): boolean => /iPhone|Android|Mobile/.test(userAgent)

const page = ({ status, body }: Page, headers: Readonly<Record<string, string>> = {}): LodestoneAnswer => ({
  status,
  headers: { 'content-type': 'text/html; charset=UTF-8', ...headers },
  body,
})

/** The site's own answers carry a session cookie; those of the network in front of it do not. */
const session = { 'set-cookie': 'ldst_sess=standin; path=/lodestone/' }

const blocked = () => page({ status: 403, body: blockedPage() })
const maintenance = (site: Site) => page({ status: 503, body: maintenancePage(site) }, session)

/** What a challenge is called in a header, where it does not come as if it were a page. */
const challengeHeaders: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  202: { 'x-amzn-waf-action': 'challenge' },
  405: { 'x-amzn-waf-action': 'captcha' },
}

/** The answer to a fault that gives no page; null for the others. */
const refuse = (site: Site, { fault, retryAfter, status = 200 }: Fault): LodestoneAnswer | null => {
  switch (fault) {
    case 'down':
      return { ...page({ status: 0, body: '' }), isDropped: true }
    case 'error':
      return page({ status: 500, body: 'Internal Server Error' })
    case 'maintenance':
      return maintenance(site)
    case 'blocked':
      return blocked()
    case 'challenge':
      return page({ status, body: challengePage() }, challengeHeaders[status])
    case 'throttled':
      return page({ status: 429, body: '' }, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) })
    case 'notFound':
      return page({ status: 404, body: notFoundPage(site) }, session)
    default:
      return null
  }
}

/**
 * A Lodestone for a population: answers requests for `/{na|eu|de|fr|jp}/lodestone/...` in the real site's markup. People
 * are shown as they are at the present moment of their own clock.
 */
export const createLodestone = ({ population, tables, clock, speed, from, onRequest }: LodestoneOptions): Lodestone => {
  const time = makePeopleTime(clock, speed, from)
  const trouble = noTrouble()
  const counts: LodestoneCounts = { requests: 0, byStatus: {} }
  const gate = makeGate()
  const aim = makeAim()
  let pages = 0

  const answer = ({ path, userAgent = '', host = '127.0.0.1' }: LodestoneRequest): LodestoneAnswer => {
    if (trouble.blocked) return blocked()
    const wait = gate.take(trouble.rate, clock())
    if (wait > 0) return page({ status: 429, body: '' }, { 'retry-after': String(wait) })
    const url = new URL(path, 'http://lodestone')
    const [, front = '', rest = ''] = /^\/(\w+)\/lodestone(\/.*)?$/.exec(url.pathname) ?? []
    const found = hostOf(front)
    if (found === null) return page({ status: 404, body: '' })
    const site = siteOf({
      population,
      tables,
      host: found,
      at: Math.floor(time.now() / 1000),
      origin: `http://${host}/${front}`,
      mobile: isMobile(userAgent),
    })
    if (trouble.maintenance) return maintenance(site)
    const fault = aim(trouble.faults, askedOf(rest))
    const refused = fault === null ? null : refuse(site, fault)
    if (refused !== null) return refused
    const whole = pageOf(site, rest, url.searchParams, (person) => alterPerson(person, trouble))
    pages += 1
    const isBroken = trouble.breakEvery > 0 && pages % trouble.breakEvery === 0
    const body = isBroken
      ? spoilPage('broken', whole.body)
      : spoilPage(whole.status === 200 ? (fault?.fault ?? null) : null, whole.body)
    const given = page({ ...whole, body }, session)
    return fault?.fault === 'slow' ? { ...given, waitMs: fault.ms ?? 1000 } : given
  }

  return {
    trouble,
    counts,
    time,
    change: (change) => applyTrouble(trouble, time, change),
    handle: (request) => {
      const given = answer(request)
      counts.requests += 1
      counts.byStatus[given.status] = (counts.byStatus[given.status] ?? 0) + 1
      onRequest?.({ ...request, status: given.status, at: clock() })
      return given
    },
  }
}
