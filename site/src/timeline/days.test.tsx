import { beforeEach, expect, test, vi } from 'vitest'
import { character } from '#dev/frame.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { waitForIdle } from '#ui/page.fixture.ts'
import { characterTexts } from '../character/texts.ts'
import { timelineTexts } from './texts.ts'

beforeEach(() => void vi.resetModules())

test('names of all days come once the browser has time, also where nobody scrolls to them', async () => {
  const page = await drawn(null, {
    web: { '/character-names/en/mount/0.json': { 7: 'Behemoth' }, '/character-names/en/mount/1.json': { 130: 'Zu' } },
  })
  const idle = waitForIdle()
  const { Days } = await import('./days.tsx')
  const event = (id: number, day: number) => ({ type: 'mount', id, details: '', createdAt: Date.UTC(2026, 2, day) })
  await page.draw(
    <Days
      language="en"
      own={characterTexts('en')}
      words={timelineTexts('en')}
      character={character}
      events={[event(7, 9), event(130, 2)]}
      firstSights={[]}
    />,
  )
  const names = () => page.all('.days li li').map((line) => line.querySelector('span')?.firstChild?.textContent)
  expect([names(), page.asked]).toEqual([['…', '…'], []])
  await page.settle(idle)
  await page.until(() => expect(names()).toEqual(['Behemoth', 'Zu']))
})
