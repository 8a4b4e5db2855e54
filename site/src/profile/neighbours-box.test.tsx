import { beforeEach, expect, test, vi } from 'vitest'
import { failedTexts } from '#ask/texts.ts'
import { character } from '#dev/frame.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { waitForIdle } from '#ui/page.fixture.ts'
import { profilePageTexts } from './profile-texts.ts'

beforeEach(() => void vi.resetModules())

const { common, own, profile, collections } = profilePageTexts('en')
const text = profile.neighbours

/** The box of a character before the browser has time, which it then gets. */
const open = async (web: Readonly<Record<string, unknown>> = {}, of: Partial<typeof character> = {}) => {
  const page = await drawn(null, { web })
  const idle = waitForIdle()
  const { NeighboursBox } = await import('./neighbours-box.tsx')
  await page.draw(
    <NeighboursBox
      {...{ language: 'en', common, own, titles: collections, text }}
      character={{ ...character, ...of }}
    />,
  )
  return {
    ...page,
    idle: () => page.settle(idle),
    empty: () => page.all('li[aria-hidden=true]').length,
    lines: () => page.words('li:not([aria-hidden=true])'),
  }
}

test('neighbours are asked for once the browser has time, also where nobody scrolls to them', async () => {
  const page = await open()
  expect(page.asked).toEqual([])
  await page.idle()
  expect(page.asked.join()).toMatch(/achievement/)
})

// The character is twelfth of its world.
const chars = [10, 11, 12, 13, 14].map((rank) => ({
  ...{ id: rank === 12 ? character.id : rank, name: rank === 13 ? '' : `Name ${rank}`, worldId: 1, rank, date: 0 },
  ...{ score: rank === 13 ? 76 : 100 - 2 * rank, iconUrl: '', yesterdayRank: null },
}))
const boardPath = '/api/ranking/achievement/Example/standard/'
const board = { [boardPath]: { count: 5, chars } }
const types = ['achievement', 'mount', 'minion']
const paces = { '/api/paces/Example/': { types, chars: { 10: [2, 0, 0], [character.id]: [0, 4, 0], 11: [40, 0, 0] } } }

test('each of them has what it takes to pass, or how far behind it is, and what it gains a week', async () => {
  const page = await open({ ...board, ...paces })
  expect([page.empty(), page.lines()]).toEqual([5, []])
  await page.idle()
  await page.until(() => expect(page.lines().length).toBe(5))
  expect(page.lines()).toEqual([
    '#10Name 105 more achievements to pass · gains 0.5 a week',
    '#11Name 113 more achievements to pass · gains 10 a week',
    '#12Mina Example76 achievements',
    `#13${common.newCharacter}${text.later}`,
    '#14Name 144 achievements behind',
  ])
  expect([page.empty(), page.all('[role=alert]').length]).toEqual([0, 0])
  // All but the own line lead to who is there, and the box to the own line on the board.
  expect([page.attributes('li .gist a', 'href'), page.words('li[aria-current=true] strong')]).toEqual([
    [10, 11, 13, 14].map((id) => `/char/${id}/`),
    ['Mina Example'],
  ])
  expect(page.attributes('p a', 'href')).toEqual([`/ranking/achievement/Example/?char=${character.id}`])
})

test('a board that cannot be had is said to have failed once, and one without the rank is not asked for', async () => {
  const page = await open({ [boardPath]: 503 })
  await page.idle()
  await page.until(() => expect(page.words('[role=alert]')).toEqual([failedTexts('en').failed]))
  expect([page.empty(), page.lines().length]).toEqual([0, 1])
  const asks = () => page.asked.filter((path) => path === boardPath).length
  const before = asks()
  await page.click('li button')
  expect(asks()).toBe(before + 1)
  const { ranks } = character
  vi.resetModules()
  const unranked = await open(board, { ranks: { ...ranks, achievement: null } })
  await unranked.idle()
  expect([unranked.empty(), unranked.lines(), unranked.asked]).toEqual([0, [text.unranked], []])
  expect(unranked.all('p a').length).toBe(0)
})

test('where the board has another there, only that is said', async () => {
  const page = await open({ [boardPath]: { count: 1, chars: chars.slice(0, 1) } })
  await page.idle()
  await page.until(() => expect(page.lines()).toEqual([text.elsewhere]))
  expect(page.empty()).toBe(0)
})
