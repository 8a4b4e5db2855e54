import { expect, test } from 'vitest'
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
