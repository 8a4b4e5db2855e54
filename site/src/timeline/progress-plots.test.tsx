import { parseHTML } from 'linkedom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TimelineAnswer } from '@kupodex/data/contract'
import { characterTexts } from '#character/texts.ts'
import { views } from '#dev/samples.ts'
import { partsOf } from '@kupodex/data/contract/character.fixture'
import { ProgressPlots } from './progress-plots.tsx'
import { timelineTexts } from './texts.ts'

const shown = views.find(({ state }) => state === 'ready')
if (shown === undefined || !('character' in shown)) throw new Error('no sample is ready')
const [{ notRead }, { plots }] = [characterTexts('en'), timelineTexts('en')]

const answer = {
  events: [],
  months: [5, 6].map((month) => ({ date: Date.UTC(2025, month) / 1000, points: 10 * month, mounts: 3, minions: 4 })),
} as unknown as TimelineAnswer

const draw = (fields: object, shownAnswer = answer) => {
  const character = { ...shown.character, parts: partsOf('public'), ...fields }
  const markup = renderToStaticMarkup(
    <ProgressPlots
      language="en"
      words={timelineTexts('en')}
      notRead={notRead}
      character={character}
      answer={shownAnswer}
    />,
  )
  const { document } = parseHTML(markup)
  const cells = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  )
  return { text: document.querySelector('.charts')?.textContent ?? '', cells }
}

test('sums of what is known are drawn, and are in the table', () => {
  const { text, cells } = draw({})
  expect(text).not.toContain(plots.private)
  expect(text).not.toContain(notRead)
  expect(cells).toEqual([['60', '3', '4'], ['50', '3', '4']]) // prettier-ignore
})

test('of mounts nothing is known before the first reading', () => {
  const [, ...later] = answer.months
  const { cells } = draw({}, { ...answer, months: [{ ...answer.months[0], mounts: 0 }, ...later] } as TimelineAnswer)
  expect(cells).toEqual([['60', '3', '4'], ['50', '–', '4']]) // prettier-ignore
})

test.each([
  ['private', { mountsPrivate: true }, plots.private],
  ['never read', { mounts: [], parts: partsOf('public', { mounts: { state: 'unknown', asOf: null } }) }, notRead],
])('of mounts that are %s there is no sum', (_, fields, says) => {
  const { text, cells } = draw(fields)
  expect(text).toContain(says)
  expect(cells.map(([, mounts]) => mounts)).toEqual(['–', '–'])
})
