import { encodeOwned } from '@kupodex/data/character'
import type { KindPlaces, Place } from '@kupodex/data/places'
import { expect, test } from 'vitest'
import { recentKey } from '#storage/keys.ts'
import { shield } from '#shield/shield-store.ts'
import { fill } from '#texts/fill.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { tonightFrame } from './build/tonight-frame.ts'
import { tonightPageTexts } from './texts.ts'
import { TonightPage } from './tonight-page.tsx'

// It comes at once where it is drawn.
await import('./tonight.tsx')

const texts = tonightPageTexts('en')
const person = (id: number) => ({ id, name: `Person ${id}`, worldName: 'Lich', iconUrl: '' })
const place = (id: string, rest: Partial<Place>): Place => ({
  ...{ id, name: `Duty ${id}`, patch: 60, level: 90, partySize: 8, fewest: 1, expansionId: 4, dutyKind: 4, things: {} },
  ...rest,
})
const thing = (id: number, patch = 60) => ({ id, name: `Thing ${id}`, patch })
const duties: KindPlaces = {
  places: [
    place('1', { things: { mount: [1], minion: [5] } }),
    place('2', { things: { mount: [1, 2] }, partySize: 24, fewest: 24 }),
    place('3', { things: { minion: [5, 6] }, patch: 74 }),
  ],
  things: { mount: [thing(1), thing(2)], minion: [{ ...thing(5), isForSale: true }, thing(6, 74)] },
}
const fates: KindPlaces = { places: [place('9', { things: { mount: [2] }, partySize: 0 })], things: { mount: [thing(2)] } } // prettier-ignore
const bits = (things: number[], had: number[] | null) => had && encodeOwned(things, new Set(had))
/** The first has a mount and no minion, the second the other mount; of the minions of the others nothing is known, and of the third nothing at all. */
const mounts = { things: [1, 2], owned: [bits([1, 2], [1]), bits([1, 2], [2]), null] }
const minions = { things: [5, 6], owned: [bits([5, 6], []), null, null] }
const web = {
  '/places.json': {},
  '/origin-places/en/duty.json': duties,
  '/origin-places/en/fate.json': fates,
  '/api/charsitems/minions,mounts/7,8,9/': { ids: [7, 8, 9], types: { mount: mounts, minion: minions } },
  '/api/charsitems/mounts/7,8,9/': { ids: [7, 8, 9], types: { mount: mounts } },
  '/api/charsitems/minions,mounts/7/': {
    ids: [7],
    types: { mount: { things: [1], owned: ['AQ'] }, minion: { things: [], owned: [''] } },
  },
}

const draw = async (search = '?chars=7,8,9') => {
  const page = await drawn(<TonightPage {...tonightFrame('en')} />, {
    path: `/tonight/${search}`,
    web,
    kept: { [recentKey]: JSON.stringify([7, 8, 9].map(person)) },
  })
  await page.until(() => expect([page.all('.tonight').length, page.all('[aria-busy=true]').length]).toEqual([1, 0]))
  const names = () => page.words('.tonight-place h3')
  const choose = (at: number) => page.settle(() => page.all('.tonight-place > button')[at]?.click())
  const box = (id: number) => page.click(`.party-picks input[value="${id}"]`)
  return { page, names, choose, box, search: () => location.search }
}

test('places come in the order of what they give to whom, and say so', async () => {
  const { page, names } = await draw()
  expect(names()).toEqual(['Duty 1', 'Duty 2', 'Duty 3'])
  expect(page.words('.gist > p:last-child')).toEqual([
    '2 items · 2 of 3 are missing at least one · not known for 1 more',
    '2 items · 2 of 3 are missing at least one · not known for 1 more',
    '2 items · 1 of 3 is missing at least one · not known for 2 more',
  ])
  expect(page.words('.total strong')).toEqual(['2', '2', '2'])
  expect(page.words('.gist > .soft')[0]).toBe('Level 90 · 1–8 players · Trials · Endwalker')
})

test('what each would get is folded away', async () => {
  const { page } = await draw()
  expect(page.all('.tonight-place dl')).toEqual([])
  await page.settle(() => void Object.assign(page.all('.tonight-place details')[1] ?? {}, { open: true }))
  expect(page.words('.tonight-place dt')).toEqual(['Person 7', 'Person 8'])
  expect(page.words('.tonight-place dd')).toEqual(['Thing 2', 'Thing 1'])
})

test('who is ticked out counts no more, and the address keeps it', async () => {
  const { page, names, box, search } = await draw()
  await box(8)
  expect(search()).toBe('?chars=7,8,9&out=8')
  expect(page.words('.tonight-going > summary')).toEqual(['2 of 3 are going'])
  expect([names(), page.words('.total strong')]).toEqual([
    ['Duty 3', 'Duty 1', 'Duty 2'],
    ['2', '1', '1'],
  ])
  await box(7)
  await box(9)
  expect([names(), page.words('.tonight > section:last-child .pad')]).toEqual([[], [texts.noneGoing]])
})

test('filters narrow places and things', async () => {
  const { page, names, search } = await draw()
  const [, duty, expansion, size, type] = page.all('select').map(({ id }) => `[id="${id}"]`)
  await page.enter(size ?? '', 'alliance')
  expect([names(), search()]).toEqual([['Duty 2'], '?chars=7,8,9&size=alliance'])
  await page.enter(size ?? '', '')
  await page.click('.tonight-box input')
  expect(page.words('.gist > p:last-child strong')).toEqual(['2 items', '1 item', '1 item'])
  await page.enter(type ?? '', 'mount')
  await page.until(() => expect(names()).toEqual(['Duty 2', 'Duty 1']))
  await page.enter(expansion ?? '', '0')
  expect([names(), page.words('.tonight > section:last-child .pad')]).toEqual([[], [texts.nothing]])
  expect(page.all(duty ?? '').length).toBe(1)
})

test('a collection that the places give nothing of leaves none', async () => {
  const { page, names } = await draw('?chars=7,8,9&type=fish')
  expect([names(), page.words('.tonight > section:last-child .pad')]).toEqual([[], [texts.nothing]])
})

test('three places are chosen, of any kind, and are in the address', async () => {
  const { page, choose, search } = await draw('?chars=7,8,9&choices=fate.9_duty.404')
  await page.until(() => expect(page.words('.tonight-choices li > div > strong')).toEqual(['Duty 9', texts.gone]))
  await choose(1)
  expect(search()).toBe('?chars=7,8,9&choices=fate.9_duty.404_duty.2')
  expect(page.all('.tonight-place > [aria-disabled=true]').length).toBe(2)
  await choose(0)
  expect([search(), page.words('.tonight-place [role=alert]')]).toEqual([
    '?chars=7,8,9&choices=fate.9_duty.404_duty.2',
    [fill(texts.full, { n: '3' })],
  ])
  await page.settle(() => page.all('.tonight-choices li button')[1]?.click())
  expect(search()).toBe('?chars=7,8,9&choices=fate.9_duty.2')
  expect(document.activeElement?.id).toBe('tonight-plan')
  expect(page.all('.tonight-place [role=alert], .tonight-place > [aria-disabled=true]').length).toBe(0)
  expect(page.words('.tonight-place > [aria-pressed=true]')).toEqual([texts.chosen])
})

test('places pressed before the list has followed are all chosen', async () => {
  const { page, search } = await draw()
  await page.settle(() => page.all('.tonight-place > button').forEach((button) => button.click()))
  expect(search()).toBe('?chars=7,8,9&choices=duty.1_duty.2_duty.3')
})

test('a chosen place says what it gives of what is looked for, and who misses each', async () => {
  const { page, box } = await draw('?chars=7,8,9&choices=duty.2_fate.9')
  const gives = () => page.words('.tonight-choices ol > li > div > div')
  await page.until(() =>
    expect(gives()).toEqual([
      '2 items · 2 of 3 are missing at least one · not known for 1 moreThing 1 Person 8Thing 2 Person 7',
      '1 item · 1 of 3 is missing at least one · not known for 1 moreThing 2 Person 7',
    ]),
  )
  await box(7)
  await page.until(() =>
    expect(gives()).toEqual(['1 item · 1 of 2 is missing at least one · not known for 1 moreThing 1 Person 8']),
  )
  expect(page.words('.tonight-choices ol p:last-child')).toContain(texts.nothing)
})

test('what is not known is said by collection', async () => {
  const { page } = await draw()
  expect(page.words('section > details summary')).toEqual(['Not fully known: 2 collections'])
  expect(page.words('section > details li')).toEqual(['Mounts: not known for 1 of 3', 'Minions: not known for 2 of 3'])
})

test('of one character it says what there is to get', async () => {
  const { page, names } = await draw('?chars=7')
  expect([names()[0], page.all('.total, .tonight-going').length]).toEqual(['Duty 3', 0])
  expect(page.words('.tonight-place summary')[0]).toBe(texts.getsOne)
})

test('the shield hides names of places and things', async () => {
  shield.set(73)
  const { page } = await draw()
  await page.settle(() => void Object.assign(page.all('.tonight-place details')[2] ?? {}, { open: true }))
  expect(page.one('.tonight').textContent).not.toContain('Duty 3')
  expect(page.one('.tonight').textContent).not.toContain('Thing 6')
  await page.settle(() => shield.set(null))
})
