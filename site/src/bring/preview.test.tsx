import { expect, onTestFinished, test } from 'vitest'
import { shield } from '#shield/shield-store.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { Parts, Problems } from './preview.tsx'
import { bringTexts } from './texts.ts'
import { names } from './things.fixture.ts'
import type { Problem } from './wanted.ts'

const words = { language: 'en' as const, names, texts: bringTexts('en') }

const fish = (id: number) => ({ type: 'fish' as const, id, date: null })

test('a collection says how much of it is new and known, and which things are new', async () => {
  const things = new Map([['fish', [{ id: 1, name: 'Carp' }]]] as const)
  const parts = [
    { type: 'hair' as const, add: [], known: 2 },
    { type: 'fish' as const, add: [fish(1), fish(2)], known: 0 },
  ]
  const page = await drawn(<Parts {...words} {...{ parts, things }} />)
  expect(page.all('b').map((one) => one.parentElement?.textContent)).toEqual(['hair 2 already there', 'fish 2 new'])
  expect(page.all('details li').map(({ textContent }) => textContent)).toEqual(['Carp', '#2'])
})

test('of thousands the first are listed, and how many more there are', async () => {
  const add = Array.from({ length: 1300 }, (_, at) => fish(at + 1))
  const parts = [{ type: 'fish' as const, add, known: 0 }]
  const page = await drawn(<Parts {...words} parts={parts} things={new Map()} />)
  expect(page.all('details li')).toHaveLength(201)
  expect(page.all('details li').at(-1)?.textContent).toBe('and 1,100 more')
})

test('what is not understood stands by its row, with the reason', async () => {
  const problems: Problem[] = [
    { code: 'several', row: 3, value: 'Dodo', types: ['triadCard', 'beast'] },
    { code: 'unknown', row: null, value: '99', types: ['spell'] },
    { code: 'automatic', row: 9, value: 'mounts', types: ['mount'] },
  ]
  const page = await drawn(<Problems {...words} problems={problems} />)
  expect(page.all('li').map(({ textContent }) => textContent)).toEqual([
    'Row 3: Several things are called “Dodo” (triadCard, beast). Choose a collection above, or give its ID.',
    'There is nothing with the ID 99 in spell.',
    'Row 9: “mounts”: mount are read from the Lodestone and cannot be checked off.',
  ])
  await page.draw(<Problems {...words} problems={[]} />)
  expect(page.all('details')).toEqual([])
})

test.each([
  [5, true],
  [6, false],
])('%d of what is not understood are unfolded: %j', async (count, isOpen) => {
  const problems = Array.from({ length: count }, (): Problem => ({ code: 'id', row: 1, value: 'x', types: [] }))
  const page = await drawn(<Problems {...words} problems={problems} />)
  expect(page.one('details').hasAttribute('open')).toBe(isOpen)
  expect(page.words('li')).toHaveLength(count)
})

test('exactly as many as are listed have no more', async () => {
  const problems = Array.from({ length: 200 }, (): Problem => ({ code: 'id', row: 1, value: 'x', types: [] }))
  const page = await drawn(<Problems {...words} problems={problems} />)
  expect(page.all('li')).toHaveLength(200)
  await page.draw(<Problems {...words} problems={[...problems, ...problems]} />)
  expect(page.words('li').slice(200)).toEqual(['and 200 more'])
})

test('names of what the spoiler shield hides are veiled', async () => {
  shield.set(60)
  onTestFinished(() => shield.set(null))
  const all = [
    { id: 1, name: 'Carp', patch: '7.4' },
    { id: 2, name: 'Bass', patch: '5.0' },
    { id: 3, name: 'Trout' },
  ]
  const parts = [{ type: 'fish' as const, add: [fish(1), fish(2), fish(3)], known: 3 }]
  const page = await drawn(<Parts {...words} parts={parts} things={new Map([['fish', all]])} />)
  expect(page.words('summary')).toEqual(['fish 3 new · 3 already there'])
  const [hidden, ...shown] = page.words('details li')
  expect([hidden?.includes('Carp'), page.all('details li .veil').length, shown]).toEqual([false, 1, ['Bass', 'Trout']])
})
