import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { weekStart } from '@kupodex/data/rules'
import { failedTexts } from '#ask/texts.ts'
import { character } from '#dev/frame.fixture.ts'
import { formatDay } from '#format/date.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { openPage } from '#ui/page.fixture.ts'
import { profilePageTexts } from './profile-texts.ts'

beforeEach(() => void vi.resetModules())

const texts = profilePageTexts('en')
const began = weekStart(character.ranksAt ?? 0)
const weeks = [began - 7 * 24 * 3_600_000, began]
const boards = ['achievement/standard']
const file = { weeks, boards, chars: { [character.id]: [[3600, 350, 9, 3500, 345, 20]] } }

const draw = async (web: Readonly<Record<string, unknown>>, of: Partial<typeof character> = {}) => {
  const page = await drawn(null, { web })
  const { RanksBox } = await import('./ranks-box.tsx')
  await page.draw(<RanksBox {...{ language: 'en', texts, character: { ...character, ...of } }} />)
  return page
}

test('the ranks of three scopes have a line each, how they moved this week, and the best ever', async () => {
  const page = await draw({
    '/api/history/': { periods: [{ period: 1, shards: 1, weeks }] },
    '/api/history/1/0/': file,
  })
  await page.until(() => expect(page.words('.rank-line h3')).toEqual(['Example', 'Sample', texts.common.global]))
  expect(page.all('.rank-line svg')).toHaveLength(3)
  const [world, , all] = page.words('.rank-line .standing')
  expect(world).toContain('up 8 places this week')
  expect(all).toContain('up 44 places this week')
  expect(page.words('.rank-line .small')[0]).toMatch(/^Best: #9, /)
  expect(page.all('[role=alert], .rank-lines[role=status]')).toEqual([])
})

const twoWeeks = {
  '/api/history/': { periods: [{ period: 1, shards: 1, weeks }] },
  '/api/history/1/0/': file,
}

test('a line runs through the weeks to the newest night, all of it in the picture, and says where it began and ends', async () => {
  const page = await draw(twoWeeks)
  await page.until(() => expect(page.all('.rank-line svg')).toHaveLength(3))
  const says = page.attributes('.rank-line svg', 'aria-label').map((words) => words?.replaceAll('\u00a0', ' '))
  expect(says[0]).toBe(
    `${formatDay(weeks[0] ?? 0, 'en')}: #9 – ${formatDay(character.ranksAt ?? 0, 'en')}: #12`.replaceAll('\u00a0', ' '),
  )
  for (const svg of page.all('.rank-line svg')) {
    const [left, top, width, height] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
    const path = svg.querySelector('path')?.getAttribute('d') ?? ''
    const points = [...path.matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
    expect(points).toHaveLength(3)
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    // The line itself has a width, which is cut off neither above nor below.
    expect([Math.min(...xs) - (left ?? 0), (left ?? 0) + (width ?? 0) - Math.max(...xs)]).toEqual([0, 0])
    expect([Math.min(...ys) - (top ?? 0), (top ?? 0) + (height ?? 0) - Math.max(...ys)]).toEqual([1, 1])
  }
})

test('the weeks are a table, too, the newest first, with a dash where there was no rank', async () => {
  const page = await draw({
    ...twoWeeks,
    '/api/history/1/0/': { ...file, chars: { [character.id]: [[3600, 350, null, 3500, 345, 20]] } },
  })
  await page.until(() => expect(page.all('details')).toHaveLength(1))
  await page.settle(() => void (page.one<HTMLDetailsElement>('details').open = true))
  expect(page.words('.rank-weeks thead th')).toEqual([
    texts.profile.ranks.weekOf,
    'Example',
    'Sample',
    texts.common.global,
  ])
  expect(page.words('.rank-weeks tbody th')).toEqual(weeks.toReversed().map((week) => formatDay(week, 'en')))
  expect(page.words('.rank-weeks tbody td')).toEqual(['#20', '#345', '#3,500', '–', '#350', '#3,600'])
})

test('another board can be chosen; who is not on it is unranked there, without a best', async () => {
  const page = await draw(twoWeeks)
  await page.until(() => expect(page.all('.rank-line svg')).toHaveLength(3))
  await page.enter('select', 'minion')
  await page.until(() => expect(page.words('.rank-line .standing')).toEqual(Array(3).fill(texts.character.unranked)))
  expect(page.words('.rank-line .small')).toEqual(Array(3).fill(texts.profile.ranks.none))
  expect(page.all('.rank-line svg').length).toBe(0)
  await page.enter('select', 'achievement')
  await page.until(() => expect(page.all('.rank-line svg')).toHaveLength(3))
})

test('a world that is not known is called so', async () => {
  const page = await draw(twoWeeks, { worldName: '', dcName: '' })
  const { unknown, global } = texts.common
  await page.until(() => expect(page.words('.rank-line h3')).toEqual([unknown, unknown, global]))
})

test('as long as ranks are on their way, that is said in their place', async () => {
  const { RanksBox } = await import('./ranks-box.tsx')
  const page = openPage(renderToStaticMarkup(<RanksBox {...{ language: 'en', texts, character }} />))
  expect(page.words('.rank-lines')).toEqual([texts.common.loading])
  expect(page.all('.rank-line, [role=alert], details').length).toBe(0)
})

test('ranks that cannot be had are waited for, then said to have failed, in their place', async () => {
  const page = await draw({ '/api/history/': 503 })
  const shown = () => [page.words('[role=status]'), page.words('[role=alert]'), page.all('.rank-line').length]
  await page.until(() => expect(shown()).toEqual([[], [failedTexts('en').failed], 0]))
})

test('where no week is kept yet, there is no line, and today is the best', async () => {
  const page = await draw({ '/api/history/': { periods: [] } })
  await page.until(() => expect(page.words('.rank-line .spark')).toEqual(Array(3).fill(texts.profile.ranks.none)))
  expect(page.words('.rank-line .small').at(-1)).toMatch(/^Best: #3,456, /)
  expect(page.all('details').length).toBe(0)
})
