import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { stateTexts } from '#character/state-texts.ts'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { character as sample } from '#dev/frame.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { timelineTexts } from './texts.ts'
import type { Timeline as TimelinePart } from './timeline-page.tsx'

const words = timelineTexts('en')
const texts = { ...stateTexts('en'), loading: 'Loading' }
const character: CharacterAnswer = {
  ...sample,
  ...{ id: 7, updatedAt: Date.UTC(2026, 2, 9) },
  ...{ achievements: [], mounts: [], minions: [], emotes: [], facewear: [] },
}
const level = { type: 'level', id: 19, details: '90', createdAt: Date.UTC(2026, 2, 2) }
const answer = { private: false, events: [level], firstSights: [], months: [] }

let Timeline: typeof TimelinePart

// Nothing scrolls here: every day is in the window.
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('../ui/use-seen.ts', () => ({ useSeen: () => [() => undefined, true] }))
  ;({ Timeline } = await import('./timeline-page.tsx'))
})
afterAll(() => {
  vi.doUnmock('../ui/use-seen.ts')
  vi.resetModules()
})

const part = (of: CharacterAnswer | null) => <Timeline language="en" texts={texts} words={words} character={of} />
const draw = (events: unknown, of: CharacterAnswer | null = character) =>
  drawn(part(of), { web: { '/api/charevents/7/': events } })

test('until the character is there, nothing is asked for, and the place of its days is kept', async () => {
  const page = await draw(answer, null)
  expect([page.asked, page.all('.days > li').length, page.all('details').length]).toEqual([[], 6, 1])
  expect(page.words('p.axes')).toEqual(['', '', '', ''])
})

test('what was noted is shown with what the character itself lists with a date', async () => {
  const page = await draw(answer, {
    ...character,
    mounts: [{ id: 4, date: Date.UTC(2026, 2, 5) / 1000, deleted: false }],
  })
  await page.until(() => expect(page.words('h3')).toEqual(['Mar 5, 2026', 'Mar 2, 2026']))
  expect(page.words('summary')).toEqual([words.plots.table, words.plots.ranks])
})

test.each([
  ['is private', { ...answer, private: true }, texts.character.private],
  ['has nothing', { ...answer, events: [] }, words.events.empty],
])('a timeline that %s says so', async (_, events, says) => {
  const page = await draw(events)
  await page.until(() => expect(page.words('.hint')).toEqual([says]))
  expect(page.all('.days')).toHaveLength(0)
})

test('one that has but a first sight is shown', async () => {
  const page = await draw({
    ...answer,
    events: [],
    firstSights: [{ type: 'mount', count: 2, createdAt: level.createdAt }],
  })
  await page.until(() => expect(page.words('.first-sight')).toEqual(['Already owned, day unknown: 2 mounts']))
})

test('one that cannot be had says so, and is asked for again, until it comes', async () => {
  const web: Record<string, unknown> = { '/api/charevents/7/': 503 }
  const page = await drawn(part(character), { web })
  await page.until(() => expect(page.words('.timeline > section:last-child button')).toHaveLength(1))
  expect(page.all('.days')).toHaveLength(0)
  const before = page.asked.length
  await page.click('.timeline > section:last-child button')
  expect(page.asked).toHaveLength(before + 1)
  web['/api/charevents/7/'] = answer
  await page.click('.timeline > section:last-child button')
  await page.until(() => expect(page.words('h3')).toEqual(['Mar 2, 2026']))
})

test('it is asked for again once the character was read again, and past what the browser kept', async () => {
  const page = await draw(answer)
  await page.until(() => expect(page.words('h3')).toEqual(['Mar 2, 2026']))
  const caches: (RequestCache | undefined)[] = []
  const { fetch } = globalThis
  globalThis.fetch = async (address, init) => {
    caches.push(init?.cache)
    return fetch(address)
  }
  await page.draw(part({ ...character }))
  expect(caches).toEqual([])
  await page.draw(part({ ...character, updatedAt: Date.UTC(2026, 2, 10) }))
  expect(caches).toEqual(['no-cache'])
  // What was there stays meanwhile.
  expect(page.words('h3')).toEqual(['Mar 2, 2026'])
})
