import { beforeEach, expect, test, vi } from 'vitest'
import { weekStart } from '@kupodex/data/rules'
import { failedTexts } from '#ask/texts.ts'
import { character } from '#dev/frame.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { profilePageTexts } from './profile-texts.ts'

beforeEach(() => void vi.resetModules())

const texts = profilePageTexts('en')
const began = weekStart(character.ranksAt ?? 0)
const weeks = [began - 7 * 24 * 3_600_000, began]
const boards = ['achievement/standard']
const file = { weeks, boards, chars: { [character.id]: [[3600, 350, 9, 3500, 345, 20]] } }

const draw = async (web: Readonly<Record<string, unknown>>) => {
  const page = await drawn(null, { web })
  const { RanksBox } = await import('./ranks-box.tsx')
  await page.draw(<RanksBox {...{ language: 'en', texts, character }} />)
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

test('ranks that cannot be had are waited for, then said to have failed, in their place', async () => {
  const page = await draw({ '/api/history/': 503 })
  const shown = () => [page.words('[role=status]'), page.words('[role=alert]'), page.all('.rank-line').length]
  await page.until(() => expect(shown()).toEqual([[], [failedTexts('en').failed], 0]))
})

test('where no week is kept yet, there is no line, and today is the best', async () => {
  const page = await draw({ '/api/history/': { periods: [] } })
  await page.until(() => expect(page.words('.rank-line .spark')).toEqual(Array(3).fill(texts.profile.ranks.none)))
  expect(page.words('.rank-line .small').at(-1)).toMatch(/^Best: #3,456, /)
})
