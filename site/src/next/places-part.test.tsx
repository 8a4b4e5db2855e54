import { recordOf } from '@kupodex/data/game'
import { placeKinds } from '@kupodex/data/places'
import { expect, onTestFinished, test, vi } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'
import { counted } from '#texts/fill.ts'
import { knownOf } from './known.fixture.ts'
import { nextPageTexts } from './texts.ts'

const text = nextPageTexts('en')
const kinds = recordOf(placeKinds, (kind) => kind)
const things = {
  mount: [1, 2].map((id) => ({ id, name: `Horse ${id}`, patch: null })),
  minion: [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, name: `Dog ${id}`, patch: null })),
}
const duties = [
  { id: '4', name: 'The Navel', patch: 20, level: 44, partySize: 8, fewest: 1, things: { mount: [1, 2] } },
  { id: '5', name: 'The Howling Eye', patch: 20, level: 50, partySize: 8, fewest: 8, things: { mount: [2] } },
]
const kennel = {
  id: '6',
  name: 'Kennel',
  patch: null,
  level: null,
  partySize: 0,
  fewest: 1,
  things: { minion: [1, 2, 3, 4, 5, 6, 7] },
}

/** Places that other tests made up are kept by the page, as files of the build are: each page has modules of its own. */
const open = async (answer: unknown = { places: duties, things }, known = knownOf({ mount: [], minion: [] })) => {
  vi.resetModules()
  onTestFinished(() => void vi.resetModules())
  const { PlacesPart } = await import('./places-part.tsx')
  const web = {
    '/origin-places/en/duty.json': answer,
    '/origin-places/en/fate.json': { places: [], things: {} },
    '/origin-places/en/vendor.json': { places: [kennel], things },
  }
  const page = await drawn(null, { web })
  const titles = { mount: 'Mounts', minion: 'Minions' }
  await page.draw(<PlacesPart language="en" characterId={7} {...{ titles, kinds, known }} />)
  await page.calm()
  return { ...page, choose: (label: string, value: string) => page.enter(label, value) }
}

const [kind, collection, size] = [1, 2, 3].map((at) => `.choice:nth-child(${at}) select`) as [string, string, string]

test('places say how they are entered and what they give, with their things in the lists of the character', async () => {
  const page = await open()
  expect(page.words('.lines h3')).toEqual(['The Navel', 'The Howling Eye'])
  expect(page.words('.lines p')).toEqual([
    ...['Level 44 · 1–8 players · 2 missing', 'Horse 1, Horse 2'],
    ...['Level 50 · 8 players · 1 missing', 'Horse 2'],
  ])
  const links = page.all('.lines a').map((link) => link.getAttribute('href'))
  expect(links.slice(0, 2)).toEqual(['/from/duty/4/', '/char/7/mounts/1/'])
})

test('those of another kind lead to all that they give', async () => {
  const page = await open()
  await page.choose(kind, 'vendor')
  await page.calm()
  expect(page.attributes('.lines h3 a', 'href')).toEqual(['/from/vendor/6/'])
})

test('of many places the first are shown, and more of them when they are asked for', async () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ ...kennel, id: `${at}` }))
  const page = await open({ places: many, things })
  expect(page.all('.lines > li')).toHaveLength(6)
  await page.click('.part-places button')
  expect(page.all('.lines > li')).toHaveLength(18)
})

test('they are narrowed by how many go there, and of another kind there may be none', async () => {
  const page = await open()
  await page.choose(size, 'alone')
  expect(page.words('.lines h3')).toEqual(['The Navel'])
  await page.choose(size, '')
  expect(page.words('.lines h3')).toHaveLength(2)
  await page.choose(kind, 'fate')
  await page.calm()
  expect(page.words('.part-places > .soft')).toContain(text.places.nothing)
  // Who goes there is asked of duties alone.
  expect(page.all('.choice')).toHaveLength(2)
})

test('they are narrowed by a collection, of those that any of them gives', async () => {
  const page = await open({ places: [...duties, kennel], things })
  expect(page.words(`${collection} option`).slice(2)).toEqual(['Minions', 'Mounts'])
  await page.choose(collection, 'mount')
  expect(page.words('.lines h3')).toEqual(['The Navel', 'The Howling Eye'])
  await page.choose(collection, 'minion')
  expect(page.words('.lines h3')).toEqual(['Kennel'])
  await page.choose(collection, page.all<HTMLOptionElement>(`${collection} option`)[1]?.value ?? '')
  expect(page.words('.lines h3')).toHaveLength(3)
})

test('of many things the first are named, and how many others there are', async () => {
  const page = await open({ places: [kennel], things }, knownOf({ minion: [] }, { want: ['minion/2'] }))
  const said = page.words('.lines p').at(-1)
  expect(said).toMatch(/^Dog 2.*, Dog 1, Dog 3, Dog 4, Dog 5/)
  expect(said).toContain(counted(text.others, 2, 'en'))
  expect(page.words('.wanted-star')).toEqual([text.wanted])
  const few = await open({ places: [{ ...kennel, things: { minion: [1, 2, 3, 4, 5] } }], things })
  expect(few.words('.lines p').at(-1)).toBe('Dog 1, Dog 2, Dog 3, Dog 4, Dog 5')
})

test('places that cannot be had are asked for again by a button', async () => {
  const page = await open(500)
  expect([page.one('section').getAttribute('aria-busy'), page.all('[role=alert]').length]).toEqual(['true', 1])
  const asked = () => page.asked.filter((path) => path.startsWith('/origin-places/')).length
  const before = asked()
  await page.click('button')
  expect(asked()).toBe(before + 1)
})
