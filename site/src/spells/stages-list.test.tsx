import { expect, test } from 'vitest'
import { rowsIn } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { clockText, StagesList } from './stages-list.tsx'

const stages = rowsIn('en', 'carnivaleStages')

test.each([
  [20, '0:20'],
  [60, '1:00'],
  [215, '3:35'],
])('%i seconds are %s', (seconds, text) => expect(clockText(seconds)).toBe(text))

test('stages come in their order, each enemy with what it fears', async () => {
  const page = await drawn(<StagesList language="en" stages={stages.toReversed()} />)
  expect(page.words('h3').map((words) => words.split(' ')[1])).toEqual(stages.map((_, at) => String(at + 1)))
  // Zipacna is alone on the third stage: no acts are told apart.
  const third = page.one('[data-id="3"]')
  expect([...third.querySelectorAll('h4')]).toEqual([])
  expect([...third.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    ...['High', 'Water', 'Earth', 'Slow, Paralysis, Interruption, Blind'],
  ])
  expect(page.words('[data-id="7"] h4')).toEqual(['Act 1', 'Act 2', 'Act 3'])
})

test('what the game does not say is not taken for none', async () => {
  const page = await drawn(<StagesList language="en" stages={stages.filter(({ id }) => id === 1 || id === 31)} />)
  expect(page.words('[data-id="31"] dd').slice(0, 4)).toEqual(['High', '???', '???', '???'])
  expect(page.words('[data-id="1"] dd').slice(0, 3)).toEqual(['Average', 'None', 'Blunt'])
})
