import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { failedTexts } from '#ask/texts.ts'
import type { ResourceView } from '#ask/resource.ts'
import type { RaidClearsAnswer } from '@kupodex/data/contract'
import { character } from '#dev/frame.fixture.ts'
import { rowsIn } from '#tables/build/shown.fixture.ts'
import { pageTextsIn } from './page-texts.ts'
import { RaidsIn } from './raids-list.tsx'

const raids = rowsIn('en', 'raids').slice(0, 1)
const [raid] = raids
if (raid === undefined) throw new Error('there is no raid')

const draw = (view: ResourceView<RaidClearsAnswer | null>) =>
  renderToStaticMarkup(
    <RaidsIn
      language="en"
      texts={pageTextsIn('en')}
      character={character}
      raids={raids}
      expansions={rowsIn('en', 'expansions')}
      view={view}
      again={() => {}}
    />,
  )
const clears = {
  deployTime: 1,
  generateTime: 1,
  charCount: 200,
  clears: [{ id: raid.id, count: 20 }],
} as RaidClearsAnswer
const { failed, retry } = failedTexts('en')

test('raids are listed while it is not known how many have cleared them, and where that is not published', () => {
  for (const view of [
    { state: 'loading', value: null },
    { state: 'ready', value: null, asOf: 1 },
  ] as const) {
    const markup = draw(view)
    expect(markup).toContain(raid.name)
    expect(markup).not.toContain(failed)
  }
})

test('clears that cannot be loaded are said to have failed, beside the raids', () => {
  const markup = draw({ state: 'failed', code: 'unavailable', value: null })
  for (const text of [raid.name, failed, retry]) expect(markup).toContain(text)
})

test('clears that came are shown, also while newer ones cannot be loaded', () => {
  const markup = draw({ state: 'failed', code: 'unavailable', value: clears })
  expect(markup).toContain('10')
  expect(markup).not.toContain(failed)
  expect(markup).toBe(draw({ state: 'ready', value: clears, asOf: 1 }))
})

test('a raid has the day of its release', () => {
  const day = new Date((raid.released ?? 0) * 1000).toISOString().slice(0, 10)
  expect(draw({ state: 'loading', value: null })).toContain(`<time dateTime="${day}">`)
})
