import type { PopulationWorld } from '@kupodex/pipeline/population'
import { applyTrouble, makeGate, noTrouble, type Trouble } from './control.ts'
import { hostOf } from './hosts.ts'
import { blockedPage, maintenancePage } from './pages/refusals.ts'
import { pageOf, type Page } from './routes.ts'
import { siteOf } from './site.ts'
import type { LodestoneTables } from './tables.ts'

export interface LodestoneRequest {
  /** Path with query, `/na/lodestone/character/123/?page=2`. */
  readonly path: string
  readonly userAgent?: string | undefined
  /** Host and port asked, for absolute links. */
  readonly host?: string | undefined
}

export interface LodestoneAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What the stand-in has answered so far. */
export interface LodestoneCounts {
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
}

const isMobile = (userAgent: string): boolean => /iPhone|Android|Mobile/.test(userAgent)

const page = ({ status, body }: Page, headers: Readonly<Record<string, string>> = {}): LodestoneAnswer => ({
  status,
  headers: { 'content-type': 'text/html; charset=UTF-8', ...headers },
  body,
})

/** What the site itself answers carries its session's cookie; what stands in front of it does not. */
const session = { 'set-cookie': 'ldst_sess=standin; path=/lodestone/' }

/**
 * A Lodestone for a population: answers requests for `/{na|eu|de|fr|jp}/lodestone/...` in the real site's markup. People
 * are as they are at the clock's moment (epoch milliseconds).
 */
export const createLodestone = (options: {
  readonly world: PopulationWorld
  readonly tables: LodestoneTables
  readonly clock: () => number
}): Lodestone => {
  const { world, tables, clock } = options
  const trouble = noTrouble()
  const counts: LodestoneCounts = { requests: 0, byStatus: {} }
  const gate = makeGate()
  let pages = 0

  const answer = ({ path, userAgent = '', host = '127.0.0.1' }: LodestoneRequest): LodestoneAnswer => {
    if (trouble.blocked) return page({ status: 403, body: blockedPage() })
    const wait = gate.take(trouble.rate, clock())
    if (wait > 0) return page({ status: 429, body: '' }, { 'retry-after': String(wait) })
    const url = new URL(path, 'http://lodestone')
    const [, front = '', rest = ''] = /^\/(\w+)\/lodestone(\/.*)?$/.exec(url.pathname) ?? []
    const found = hostOf(front)
    if (found === null) return page({ status: 404, body: '' })
    const site = siteOf({
      world,
      tables,
      host: found,
      at: Math.floor(clock() / 1000),
      origin: `http://${host}/${front}`,
      mobile: isMobile(userAgent),
    })
    if (trouble.maintenance) return page({ status: 503, body: maintenancePage(site) }, session)
    const whole = pageOf(site, rest, url.searchParams, trouble.bios)
    pages += 1
    const broken = trouble.breakEvery > 0 && pages % trouble.breakEvery === 0
    return page(broken ? { ...whole, body: whole.body.slice(0, whole.body.length / 2) } : whole, session)
  }

  return {
    trouble,
    counts,
    change: (change) => applyTrouble(trouble, change),
    handle: (request) => {
      const given = answer(request)
      counts.requests += 1
      counts.byStatus[given.status] = (counts.byStatus[given.status] ?? 0) + 1
      return given
    },
  }
}
