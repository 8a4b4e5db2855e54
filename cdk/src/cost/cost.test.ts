import { runCommand } from '@kupodex/pipeline/command/run-command.fixture'
import { describe, expect, test } from 'vitest'
import { billOf, totalOf } from './bill.ts'
import { costCommand, readMonth } from './command.ts'
import { filesOfWeek, loadsOf, type Month, type Standing } from './loads.ts'
import type { Measured } from './measured.ts'
import { type PriceName, prices } from './prices.ts'
import { standing } from './standing.ts'

const page = (requests: number, hashed: number, bytes: number) => ({ requests, hashed, bytes })

const measured: Measured = {
  reading: { first: page(10, 6, 1e6), next: page(2, 1, 1e5) },
  character: { first: page(20, 15, 2e6), next: page(5, 1, 5e5) },
  call: { aView: 2, ms: 500, gigabytes: 0.5, reads: 3 },
  visit: { aView: 0.5, reads: 1, writes: 2, askedAnHour: 0.1, looks: 3, writesAsked: 5 },
  sync: { requests: 2, writes: 6, reads: 4 },
  item: { bytes: 8192 },
  night: { objects: 1000, gigabytes: 2, minutes: 10, minutesAMillion: 5 },
  week: { ranksBytes: 100, ownersBytes: 1e6 },
}
const still: Standing = { alarms: 3, secrets: 1, worker: 0.25, rate: 1, nights: 10, webAcls: 0, webAclRules: 0 }
const quiet: Month = { characters: 0, views: 0, ofCharacters: 0, aVisit: 5, missed: 0.5, users: 0, webAcl: false }
const loads = (month: Partial<Month>) => loadsOf({ ...quiet, ...month }, measured, still)

describe('what a month takes', () => {
  test('of pages that are read: one in five is the first of a visit', () => {
    const { edgeRequests, edgeCode, edgeBytes, gets, calls } = loads({ views: 1000 })
    expect(edgeRequests).toBe(200 * 10 + 800 * 2)
    expect(edgeBytes).toBeCloseTo((200 * 1e6 + 800 * 1e5) / 1e9)
    // Files with a hash in their name run no edge function, and an edge asks for them once.
    expect(edgeCode).toBe(200 * 4 + 800)
    expect(gets).toBe(edgeCode / 2)
    // The worker of the sync starts every five minutes all the same.
    expect(calls).toBe(8640)
  })

  test('of pages of characters, whose calls functions answer', () => {
    const { edgeRequests, edgeCode, gets, calls, callTime, reads, writes } = loads({ views: 1000, ofCharacters: 0.5 })
    // Every second view of a character tells of a visit; as many of them are read as the share of visits allows, and looked at again.
    const [visits, asked] = [250, 72]
    expect(edgeRequests).toBe(100 * 10 + 400 * 2 + 100 * 20 + 400 * 5 + visits + asked * 3)
    expect(calls).toBe(8640 + 1000 + visits + asked * 3)
    expect(edgeCode).toBe(edgeRequests - 100 * 6 - 400 - 100 * 15 - 400)
    expect(gets).toBe((edgeCode - (calls - 8640)) / 2)
    expect(callTime).toBe((1000 + visits + asked * 3) * 0.5 * 0.5)
    expect(reads).toBe((1000 + asked * 3) * 3 + visits)
    expect(writes).toBe(visits * 2 + asked * 5)
    expect(loads({ views: 10, ofCharacters: 1 }).writes).toBe(5 * 2 + 5 * 5)
  })

  test('of characters: as many syncs as the rate allows, and a scan each night', () => {
    const few = loads({ characters: 100 })
    expect(few.writes).toBe(100 * 30 * 6)
    expect(few.reads).toBe(100 * 30 * 4 + 10 * 100)
    const many = loads({ characters: 1e6 })
    expect(many.writes).toBe((30 * 86_400 * 6) / 2)
    expect(many.items).toBeCloseTo(8.192)
    expect(many.buildTime).toBe(10 * 15)
    // The ranks of a million characters lie in 16,384 files, and owners in one for each list and scope.
    expect(filesOfWeek(1e6)).toEqual({ ranks: 16_384, owners: 1843 })
    expect(many.puts).toBeCloseTo(10_000 + (30 / 7) * (16_384 + 1843))
    expect(many.objects).toBeCloseTo(2 + 52 * (0.1 + 0.001))
    expect(loads({})).toMatchObject({ puts: 10_000, objects: 2 })
  })
})

describe('the bill', () => {
  const none = Object.fromEntries(Object.keys(prices).map((name) => [name, 0])) as Record<PriceName, number>

  test('of nothing is nothing', () => expect(totalOf(billOf(none))).toBe(0))

  test('begins where what is free ends, and has the dearest line first', () => {
    const lines = billOf({ ...none, edgeBytes: 1100, writes: 2e6, edgeRequests: 5e6 })
    expect(lines[0]).toMatchObject({ name: 'edgeBytes', amount: 1100, dollars: expect.closeTo(8.5) as number })
    expect(lines[1]).toMatchObject({ name: 'writes', dollars: expect.closeTo(1.25) as number })
    expect(totalOf(lines)).toBeCloseTo(9.75)
    expect(totalOf(lines, 'beyond')).toBeCloseTo(1100 * 0.085 + 1.25 + 5)
  })
})

describe('the command', () => {
  const run = (...args: string[]) => runCommand(costCommand, args, {})

  test('prints each line, the sum, and what views and characters take by themselves', async () => {
    const { code, out } = await run('--characters', '1000', '--views', '20000000')
    expect(code).toBe(0)
    expect(out).toMatch(/CloudFront, requests/)
    expect(out).toMatch(/\$\d+\.\d\d {2}in all/)
    expect(out).toMatch(/A million of these views, with nothing free: \$\d/)
    expect(out).toMatch(/without readers: \$\d/)
  })

  test('says nothing of what is not asked for', async () => {
    const { out } = await run('--characters', '0', '--views', '0', '--users', '0')
    expect(out).not.toMatch(/A million|without readers|DynamoDB/)
  })

  test('says what a web ACL costs, which bills every request, whether or not there is one', async () => {
    const priceIn = (out: string) => Number(/KUPODEX_WEB_ACL=own\): \$([\d.]+)/.exec(out)?.[1])
    const sumIn = (out: string) => Number(/\$([\d.]+) {2}in all/.exec(out)?.[1])
    const bills = await Promise.all(['0', '1000000', '10000000'].map((views) => run('--views', views)))
    const [none, quiet, busy] = bills.map(({ out }) => out)
    expect(priceIn(none ?? '')).toBe(2 * 5 + 4)
    // Ten times as many views are ten times as many requests, but for the looks at what visits set off, which have a bound.
    const [tenTimes, busyAlone] = [10 * (priceIn(quiet ?? '') - 14), priceIn(busy ?? '') - 14]
    expect(busyAlone).toBeLessThanOrEqual(tenTimes)
    expect(busyAlone).toBeGreaterThan(0.9 * tenTimes)
    const { out } = await run('--web-acl', '--views', '10000000')
    expect(out).toMatch(/WAF, requests/)
    expect(sumIn(out)).toBeCloseTo(sumIn(busy ?? '') + priceIn(busy ?? ''), 1)
    expect(busy).not.toMatch(/WAF, requests/)
  })

  test('explains itself', async () => expect(await run('--help')).toMatchObject({ code: 0, err: '' }))

  test.each([
    [['--views', 'many'], '--views is a number from 0'],
    [['--views', ''], '--views is a number'],
    [['--of-characters', '2'], '--of-characters is a number from 0 to 1, not "2"'],
    [['--visit', '0'], '--visit is a number from 1'],
    [['--players', '5'], 'players'],
  ])('refuses %j', async (args, says) => {
    const { code, out, err } = await run(...args)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(says)
  })

  test('takes every option', () =>
    expect(
      readMonth({
        ...{ characters: '7', views: '8', 'of-characters': '0.5', visit: '2', missed: '0.1', users: '9' },
        'web-acl': true,
      }),
    ).toEqual({ characters: 7, views: 8, ofCharacters: 0.5, aVisit: 2, missed: 0.1, users: 9, webAcl: true }))
})

test('a month has a night a day, and one after each weekly reset', () => {
  expect(standing.nights).toBeGreaterThanOrEqual(34)
  expect(standing.nights).toBeLessThanOrEqual(35)
})
