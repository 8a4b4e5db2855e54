import { parseHTML } from 'linkedom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TimelineAnswer } from '@kupodex/data/contract'
import { characterTexts } from '#character/texts.ts'
import { character as sample } from '#dev/frame.fixture.ts'
import { partsOf } from '@kupodex/data/contract/character.fixture'
import { ProgressPlots } from './progress-plots.tsx'
import { timelineTexts } from './texts.ts'

const [{ notRead }, { plots }] = [characterTexts('en'), timelineTexts('en')]

const answer = {
  events: [],
  months: [5, 6].map((month) => ({ date: Date.UTC(2025, month) / 1000, points: 10 * month, mounts: 3, minions: 4 })),
} as unknown as TimelineAnswer

const draw = (fields: object | null, shownAnswer: TimelineAnswer | null = answer) => {
  const character = fields === null ? null : { ...sample, parts: partsOf('public'), ...fields }
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
  const charts = [...document.querySelectorAll('.charts figure')].map((chart) =>
    [...chart.querySelectorAll('figcaption > *, p')].map(({ textContent }) => textContent),
  )
  const row = document.querySelector('.charts')
  return { text: row?.textContent ?? '', cells, charts, strip: row?.getAttribute('tabindex') ?? null }
}

test('sums of what is known are drawn, and are in the table', () => {
  const { text, cells, strip } = draw({})
  expect(strip).toBeNull()
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

const achieved = (month: number, type = 'achievement') => ({
  type,
  id: 1,
  details: '',
  createdAt: Date.UTC(2025, month, 9),
})

test('each chart says what it shows last, and achievements are counted by month, those alone', () => {
  const events = [achieved(5), achieved(6), achieved(6), achieved(6, 'mount')]
  const { charts } = draw({ updatedAt: Date.UTC(2025, 6, 20) }, { ...answer, events } as TimelineAnswer)
  expect(charts).toEqual([
    [plots.points, '60', 'Jul 2025'],
    [plots.mounts, '3', 'Jul 2025'],
    [plots.minions, '4', 'Jul 2025'],
    [plots.perMonth, '2', 'Jul 2025'],
  ])
})

test('achievements that are private are not counted by month either', () => {
  const { charts } = draw({ achievementsPrivate: true }, { ...answer, events: [achieved(6)] } as TimelineAnswer)
  expect([charts[0]?.at(-1), charts[3]?.at(-1)]).toEqual([plots.private, plots.private])
})

test.each([
  ['known, and has nothing', {}, { ...answer, months: [] } as TimelineAnswer, plots.none],
  ['not there yet', null, answer, ''],
  ['there without its timeline', {}, null, ''],
])(
  'for a character that is %s, charts say so in their places, and their row can be scrolled by keys',
  (_, fields, shownAnswer, says) => {
    const { charts, cells, strip } = draw(fields, fields === null ? null : shownAnswer)
    expect([charts.map((words) => words.at(-1)), cells, strip]).toEqual([Array(4).fill(says), [], '0'])
  },
)
