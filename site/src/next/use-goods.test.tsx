import { expect, onTestFinished, test, vi } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'
import { knownOf } from './known.fixture.ts'

const goods = '/next-goods.json'
const names = '/currency-names/en.json'
const answers = {
  [goods]: { 29: [{ itemId: 101, price: 50, unlock: { kind: 'mount', id: 1 } }] },
  [names]: { 29: 'MGP' },
}

/** The part of currencies on a page of its own, which keeps nothing that other tests were answered. */
const open = async (web: object) => {
  vi.resetModules()
  onTestFinished(() => void vi.resetModules())
  const { CurrenciesPart } = await import('./currencies-part.tsx')
  const page = await drawn(null, { web: { ...web } })
  await page.draw(
    <CurrenciesPart language="en" characterId={7} unlockPages={{} as never} known={knownOf({ mount: [] })} />,
  )
  await page.calm()
  return page
}

test('currencies are there once it is known what they buy and what they are called', async () => {
  const page = await open(answers)
  expect([page.one('section').getAttribute('aria-busy'), page.words('h3')]).toEqual(['false', ['MGP']])
  expect(page.all('[role=alert]')).toEqual([])
})

test.each([goods, names])(
  'without %s nothing is said of currencies, and it is asked for again by a button',
  async (file) => {
    const page = await open({ ...answers, [file]: 500 })
    expect([page.one('section').getAttribute('aria-busy'), page.words('h3')]).toEqual(['true', []])
    expect(page.all('[role=alert]')).toHaveLength(1)
    const asked = () => page.asked.filter((path) => path === file).length
    const before = asked()
    await page.click('button')
    expect(asked()).toBe(before + 1)
  },
)
