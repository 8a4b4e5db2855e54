import { expect, test } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'
import { NeedsList } from './needs-list.tsx'
import { relic, series } from './relic.fixture.ts'
import { relicTexts } from './texts.ts'

const { guides } = relicTexts('en')
const of = [series()]

test('what missing relics take is listed, then what is paid for it and of how many that is not known', async () => {
  const things = [relic(1, 1), relic(1, 2), relic(2, 7), relic(3, 1, false, 2)]
  const { words } = await drawn(<NeedsList language="en" series={of} things={things} />)
  expect(words('li')).toEqual(['3 × Mist (60 × Poetics)', '12 × Atma', '1 × Ink (500 × Poetics)'])
  expect(words('p')).toEqual(['In currencies: 560 × Poetics', 'What 1 more takes is not known here.', guides])
})

test('where nothing is missing, nothing is listed or paid', async () => {
  const { words } = await drawn(<NeedsList language="en" series={of} things={[relic(1, 1, true)]} />)
  expect([words('li'), words('p')]).toEqual([[], [guides]])
})
