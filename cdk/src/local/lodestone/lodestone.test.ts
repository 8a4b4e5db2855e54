import { classify, parsePage } from '@kupodex/data/lodestone'
import { bornAt, personAt } from '@kupodex/pipeline/population'
import { describe, expect, test } from 'vitest'
import { makeLodestone, member, now, phone, tables, population } from './small-lodestone.fixture.ts'
import { createLodestone } from './lodestone.ts'
import { tooltipHash } from './ground/art.ts'

const lodestone = makeLodestone()
const get = (path: string, userAgent = '') => lodestone.handle({ path, userAgent, host: '127.0.0.1:8080' })
const statusOf = (role: Parameters<typeof member>[0], rest: string) =>
  get(`/na/lodestone/character/${member(role).id}/${rest}`).status

describe('statuses', () => {
  test.each([
    ['ordinary', '', 200],
    ['ordinary', 'class_job/', 200],
    ['ordinary', 'achievement/kind/1/', 200],
    ['ordinary', 'achievement/kind/13/', 404],
    ['ordinary', 'achievement/kind/99/', 404],
    ['ordinary', 'achievement/?page=999', 404],
    ['ordinary', 'nonsense/', 404],
    ['ordinary', 'mount/tooltip/0000000000000000000000000000000000000000', 404],
    ['legacy', 'achievement/kind/13/', 200],
    ['hidden', '', 403],
    ['hidden', 'mount/', 403],
    ['deleted', '', 404],
    ['deleted', 'achievement/', 404],
    ['private-profile', '', 200],
    ['private-achievements', 'achievement/', 403],
    ['private-achievements', 'achievement/kind/1/', 403],
    ['private-mounts', 'mount/', 200],
    ['private-minions', 'minion/', 200],
    ['private-facewear', 'faceaccessory/', 403],
    ['empty', 'mount/', 404],
    ['empty', 'minion/', 404],
    ['empty', 'faceaccessory/', 404],
    ['empty', 'achievement/', 200],
  ] as const)('%s /%s is %i', (role, rest, status) => {
    expect(statusOf(role, rest)).toBe(status)
  })

  test('nobody has the id, no such front, no such section', () => {
    expect(get('/na/lodestone/character/1/').status).toBe(404)
    expect(get('/ja/lodestone/character/1/').status).toBe(404)
    expect(get('/na/lodestone/news/').status).toBe(404)
    expect(get('/').status).toBe(404)
  })

  test('people not yet made are not there', () => {
    const early = createLodestone({ population, tables, clock: () => Date.UTC(2013, 9, 1) })
    const index = Array.from({ length: 50 }, (_, i) => i + 20)
    const answers = index.map(() => early.handle({ path: `/na/lodestone/character/${member('ordinary').id}/` }).status)
    expect(answers).toContain(404)
  })
})

describe('markup', () => {
  test('has the real site’s oddities', () => {
    const { id } = member('collector')
    expect(get(`/na/lodestone/character/${id}/mount/`).body).toContain(
      `<li class="mount__list_icon"data-tooltip_href="/lodestone/character/${id}/mount/tooltip/`,
    )
    expect(get(`/na/lodestone/character/${id}/mount/`).body).toContain('<p class="minion__sort__total">')
    expect(get(`/na/lodestone/character/${id}/`).body).toContain('class="js__tooltip"data-tooltip="')
    expect(get(`/na/lodestone/character/${id}/`).body).toContain('var show_achievement = false')
  })

  test('mobile markup has the names, desktop markup the tooltips', () => {
    const { id, mounts } = member('collector')
    const desktop = get(`/na/lodestone/character/${id}/mount/`).body
    const mobile = get(`/na/lodestone/character/${id}/mount/`, phone).body
    expect(desktop.split('mount__list_icon"').length - 1).toBe(mounts.length)
    expect(mobile.split('mount__list__item"').length - 1).toBe(mounts.length)
    expect(desktop).toContain(tooltipHash('mount', mounts[0]!))
    expect(desktop).not.toContain('mount__name')
    expect(mobile).not.toContain('tooltip_href')
  })

  test('the achievements tab is missing when they are private, a tab is grey when nothing is owned', () => {
    expect(get(`/na/lodestone/character/${member('private-achievements').id}/`).body).not.toContain('/achievement/"')
    expect(get(`/na/lodestone/character/${member('empty').id}/`).body).toContain('<span class="disable">Mounts</span>')
  })

  test('escapes what people wrote', () => {
    const { id } = member('odd-bio')
    expect(get(`/na/lodestone/character/${id}/`).body).toContain('This character&#39;s profile is private.<br />Not')
  })

  test('the pager leads to the host asked', () => {
    const { id } = member('collector')
    expect(get(`/fr/lodestone/character/${id}/achievement/`).body).toContain(
      `href="http://127.0.0.1:8080/fr/lodestone/character/${id}/achievement/?page=2"`,
    )
  })

  test('the same request gives the same bytes', () => {
    const path = `/jp/lodestone/character/${member('ordinary').id}/`
    expect(makeLodestone().handle({ path }).body).toBe(get(path).body.replaceAll('127.0.0.1:8080', '127.0.0.1'))
  })
})

describe('trouble', () => {
  const path = `/de/lodestone/character/${member('ordinary').id}/`

  test.each([
    [{ maintenance: true }, 503, 'maintenance'],
    [{ blocked: true }, 403, 'blocked'],
  ] as const)('%j', (change, status, outcome) => {
    const troubled = makeLodestone()
    expect(troubled.change(change)).toBeNull()
    const answer = troubled.handle({ path })
    expect(answer.status).toBe(status)
    expect(classify(answer.status, answer.body).outcome).toBe(outcome)
  })

  test('over the rate is 429 with a time to wait', () => {
    const troubled = makeLodestone()
    troubled.change({ rate: 1 })
    expect(troubled.handle({ path }).status).toBe(200)
    expect(troubled.handle({ path })).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
    expect(troubled.counts).toEqual({ requests: 2, byStatus: { 200: 1, 429: 1 } })
  })

  test('every n-th page ends in the middle', () => {
    const troubled = makeLodestone()
    troubled.change({ breakEvery: 2 })
    const [whole, cut] = [troubled.handle({ path }).body, troubled.handle({ path }).body]
    expect(cut.length).toBeLessThan(whole.length)
    expect(whole.startsWith(cut)).toBe(true)
  })

  test('a bio can be put on a profile', () => {
    const troubled = makeLodestone()
    troubled.change({ bios: { [member('ordinary').id]: 'code <1>' } })
    expect(troubled.handle({ path }).body).toContain('code &lt;1&gt;')
  })
})

describe('faults', () => {
  const { id } = member('ordinary')
  const other = member('collector').id
  const pathTo = (who: number, rest = '') => `/na/lodestone/character/${who}/${rest}`
  const troubledBy = (...faults: object[]) => {
    const troubled = makeLodestone()
    expect(troubled.change({ faults })).toBeNull()
    return (path: string, userAgent = '') => troubled.handle({ path, userAgent })
  }
  const outcomeOf = (kind: 'character' | 'mount', { status, body }: { status: number; body: string }) =>
    parsePage(kind, body, status).outcome

  test.each([
    ['error', 500, 'unreachable'],
    ['maintenance', 503, 'maintenance'],
    ['blocked', 403, 'blocked'],
    ['challenge', 200, 'challenged'],
    ['throttled', 429, 'throttled'],
    ['notFound', 404, 'notFound'],
    ['private', 200, 'private'],
    ['hidden', 403, 'hidden'],
    ['layout', 200, 'unknownLayout'],
    ['broken', 200, 'unknownLayout'],
    ['garbled', 200, 'unknownLayout'],
  ])('%s is status %i and read as %s', (fault, status, outcome) => {
    const ask = troubledBy({ fault })
    for (const [kind, rest, userAgent] of [
      ['character', ''],
      ['mount', 'mount/'],
      ['mount', 'mount/', phone],
    ] as const) {
      const answer = ask(pathTo(other, rest), userAgent)
      expect([answer.status, outcomeOf(kind, answer)]).toEqual([status, outcome])
    }
  })

  test('down closes the connection, slow holds the answer back, throttled may name a time', () => {
    expect(troubledBy({ fault: 'down' })(pathTo(id))).toMatchObject({ isDropped: true })
    expect(troubledBy({ fault: 'slow', ms: 70 })(pathTo(id))).toMatchObject({ status: 200, waitMs: 70 })
    expect(troubledBy({ fault: 'throttled', retryAfter: 9 })(pathTo(id)).headers).toMatchObject({ 'retry-after': '9' })
    expect(troubledBy({ fault: 'throttled' })(pathTo(id)).headers).not.toHaveProperty('retry-after')
  })

  test.each([
    [200, undefined],
    [202, 'challenge'],
    [405, 'captcha'],
  ])('a challenge may come with the status %i', (status, action) => {
    const answer = troubledBy({ fault: 'challenge', status })(pathTo(id))
    expect([answer.status, outcomeOf('character', answer)]).toEqual([status, 'challenged'])
    expect(answer.headers['x-amzn-waf-action']).toBe(action)
  })

  test('are aimed at kinds of page, at characters, at every n-th answer', () => {
    const ask = troubledBy(
      { fault: 'layout', kinds: ['mount'], ids: [id] },
      { fault: 'error', kinds: ['search'], every: 2 },
    )
    expect(outcomeOf('mount', ask(pathTo(id, 'mount/')))).toBe('unknownLayout')
    expect(outcomeOf('mount', ask(pathTo(other, 'mount/')))).toBe('ok')
    expect(outcomeOf('character', ask(pathTo(id)))).toBe('ok')
    const search = '/na/lodestone/character/?q=a'
    expect([1, 2, 3, 4].map(() => ask(search).status)).toEqual([200, 500, 200, 500])
  })

  test('a part turned private is private on its page and in the tabs', () => {
    const ask = troubledBy({ fault: 'private', kinds: ['achievement', 'mount'], ids: [id] })
    expect(ask(pathTo(id, 'achievement/')).status).toBe(403)
    expect(ask(pathTo(id)).body).not.toContain('/achievement/"')
    expect(outcomeOf('mount', ask(pathTo(id, 'mount/'), phone))).toBe('private')
    expect(ask(pathTo(id)).body).toContain('character__profile ')
  })
})

describe('life', () => {
  test('people are as their own time has it, and new ones are found', () => {
    const living = createLodestone({ population, tables, clock: () => now, speed: 0 })
    const first = personAt(population, population.size, bornAt(population, population.size))
    const path = `/na/lodestone/character/${first.id}/`
    const search = `/na/lodestone/character/?q=${encodeURIComponent(`"${first.name}"`)}&worldname=`
    expect(living.handle({ path }).status).toBe(404)
    expect(living.change({ at: first.startedAt * 1000 })).toBeNull()
    expect(living.handle({ path }).body).toContain(first.name.replaceAll("'", '&#39;'))
    expect(living.handle({ path: search }).body).toContain(`/character/${first.id}/`)
  })
})
