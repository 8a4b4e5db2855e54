import { beforeEach, expect, test, vi } from 'vitest'
import { character } from '#dev/frame.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { waitForIdle } from '#ui/page.fixture.ts'
import { profilePageTexts } from './profile-texts.ts'

beforeEach(() => void vi.resetModules())

test('neighbours are asked for once the browser has time, also where nobody scrolls to them', async () => {
  const page = await drawn(null)
  const idle = waitForIdle()
  const { NeighboursBox } = await import('./neighbours-box.tsx')
  const { common, own, profile, collections } = profilePageTexts('en')
  await page.draw(
    <NeighboursBox {...{ language: 'en', common, own, character, titles: collections }} text={profile.neighbours} />,
  )
  expect(page.asked).toEqual([])
  await page.settle(idle)
  expect(page.asked.join()).toMatch(/achievement/)
})
