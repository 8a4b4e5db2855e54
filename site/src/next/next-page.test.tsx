import { encodeOwned } from '@kupodex/data/character'
import { severalItemsParams } from '@kupodex/data/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { askPath } from '#ask/request-line.ts'
import { anonymousCharacter } from '#character/anonymous.ts'
import { view } from '#character/character-store.ts'
import { character } from '#dev/frame.fixture.ts'
import { isAskedFor } from '#owned/owned.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { nextProps } from './build/next-props.ts'
import { NextPage } from './next-page.tsx'
import { nextPageTexts } from './texts.ts'
import { nextTypes } from './use-known.ts'

const text = nextPageTexts('en')
const props = nextProps('en')
const { id } = character
const askedFor = nextTypes.filter(isAskedFor)
const path = askPath('charsitems', severalItemsParams(askedFor, [id]))

/** The answer that says of some collections that the character has nothing of them, and of all others that nothing is known. */
const answer = (...known: readonly string[]) => ({
  ids: [id],
  types: Object.fromEntries(
    askedFor.map((type) => [type, { things: [1], owned: [known.includes(type) ? encodeOwned([1], new Set()) : null] }]),
  ),
})

/** An observer that never sees anything. */
class NothingSeen {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

const open = async (web: object, shown: Parameters<typeof view.set>[0] = { state: 'ready', character }) => {
  const before = view.get()
  onTestFinished(() => view.set(before))
  const page = await drawn(null, { web: { ...web } })
  vi.stubGlobal('IntersectionObserver', NothingSeen)
  view.set(shown)
  await page.draw(<NextPage {...props} />)
  await page.settle()
  return page
}

const isBusy = (page: Awaited<ReturnType<typeof open>>) => page.one('.next-page').getAttribute('aria-busy')

test('its parts are there with their headings before a reader is near them', async () => {
  const page = await open({ [path]: answer(...askedFor) })
  const { places, currencies, hour, resets } = text
  expect(page.words('h2')).toEqual([places.title, currencies.title, hour.title, resets.title])
  expect(page.words('h2 + p')).toEqual([places.lead, currencies.lead, hour.lead, resets.lead])
  expect([isBusy(page), page.all('.next-part[aria-busy=true]').length]).toEqual(['false', 4])
})

test('the market board has a part where prices are known', async () => {
  vi.stubEnv('KUPODEX_PRICES', 'on')
  onTestFinished(() => void vi.unstubAllEnvs())
  const page = await open({ [path]: answer(...askedFor) })
  expect(page.words('h2')[2]).toBe(text.market.title)
})

test('collections of which nothing is known are named below', async () => {
  const page = await open({ [path]: answer(...askedFor.filter((type) => type !== 'fish' && type !== 'orchestrion')) })
  const [said] = page.words('.next-page > p')
  expect(said).toContain(props.titles['fish'])
  expect(said).toContain(props.titles['orchestrion'])
  expect(said).not.toContain(props.titles['mount'])
})

test('where nothing at all is known there are no parts, and nothing is named', async () => {
  const hidden = { ...character, mountsPrivate: true, minionsPrivate: true, facewearPrivate: true }
  const page = await open({ [path]: answer() }, { state: 'ready', character: hidden })
  expect([page.words('.next-page > p'), page.words('h2')]).toEqual([[text.allUnknown], []])
})

/** Nobody's character, of which nothing was checked off in this browser. */
const nobody = anonymousCharacter('en', {}) ?? character

test('of nobody who checked nothing off nothing is known, and nothing is asked for', async () => {
  const page = await open({}, { state: 'ready', character: nobody })
  await page.calm()
  expect([page.words('.next-page > p'), page.words('h2')]).toEqual([[text.allUnknown], []])
  expect(page.asked).toEqual([])
})

test('what the character has is asked for again by a button where that failed', async () => {
  const page = await open({ [path]: 500 })
  expect(page.all('.next-page > .row [role=alert]')).toHaveLength(1)
  const asked = () => page.asked.filter((one) => one === path).length
  const before = asked()
  await page.click('.next-page > .row button')
  expect(asked()).toBe(before + 1)
})

test('before the character is there the page is busy, and names nothing', async () => {
  const page = await open({}, { state: 'loading' })
  expect([isBusy(page), page.all('.next-page > p').length, page.all('h2').length]).toEqual(['true', 0, 4])
})
