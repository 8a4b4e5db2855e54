import { expect, test } from 'vitest'
import { frameOf, thingOf } from '#dev/frame.fixture.ts'
import { rowsIn, showTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { LaidOut } from './sections.tsx'

test('of a long list the first rows are drawn below their headings, which speak of all', async () => {
  showTables()
  const rows = rowsIn('en', 'emotes').slice(0, 30)
  const groups = [
    { slug: 'a', name: 'First' },
    { slug: 'b', name: 'Second' },
    { slug: 'c', name: 'Third' },
  ]
  const things = rows.map((row, at) => ({ ...thingOf(row), groups: [groups[Math.floor(at / 10)]?.slug ?? ''] }))
  const frame = { ...frameOf('emote'), isKnown: true }
  const draw = async (most: number) => {
    const page = await drawn(
      <LaidOut {...{ frame, groups, things, most }} view="list" sectionOf={null} openKey={null} />,
    )
    const parts = [...page.document.querySelectorAll('.part')]
    return parts.map((part) => [part.querySelector('h2')?.textContent, part.querySelectorAll('li').length])
  }
  expect(await draw(14)).toEqual([
    [expect.stringMatching(/^First 10/), 10],
    [expect.stringMatching(/^Second 10/), 4],
  ])
  expect((await draw(30)).map(([, drawnRows]) => drawnRows)).toEqual([10, 10, 10])
})
