import { expect, test } from 'vitest'
import { frameOf, thingOf } from '#dev/frame.fixture.ts'
import { countingTexts } from '#list/sums/texts.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { GroupLinks } from './group-links.tsx'
import type { Group } from './groups.ts'

const groups: Group[] = [
  { slug: 'miner', name: 'Miner', heading: 'Gathering' },
  { slug: 'botanist', name: 'Botanist', heading: 'Gathering' },
  { slug: 'smith', name: 'Smith', heading: 'Crafting' },
]
const thing = (id: number, slug: string, isOwned: boolean, more: object = {}) =>
  thingOf({ id, name: `Thing ${id}`, ...more }, { groups: [slug], isOwned })
const things = [
  thing(1, 'miner', true),
  thing(2, 'miner', false),
  thing(3, 'botanist', false),
  thing(4, 'smith', true, { obtainable: false }),
]
const plain = groups.map(({ slug, name }) => ({ slug, name }))

const draw = async (
  some: readonly Group[],
  chosen: string | null,
  listed = things,
  type: 'mount' | 'fish' = 'mount',
) => {
  const page = await drawn(<GroupLinks frame={frameOf(type)} groups={some} things={listed} chosen={chosen} />)
  return {
    ...page,
    names: () => page.words('a > span'),
    counts: () => page.words('a > small'),
    bars: () => page.all('progress').map((bar) => `${bar.getAttribute('value')}/${bar.getAttribute('max')}`),
  }
}

test('the first link leads to all, the others to each group, with how far it is', async () => {
  const page = await draw(plain, null)
  expect(page.names()).toEqual([frameOf('mount').texts.list.allGroups, 'Miner', 'Botanist', 'Smith'])
  expect(page.attributes('a', 'href')).toEqual(
    ['', 'miner/', 'botanist/', 'smith/'].map((slug) => `/char/7/mounts/${slug}`),
  )
  expect(page.counts()).toEqual(['1 of 3', '1 of 2', '0 of 1', `1 of 1 (${countingTexts('en').uncounted})`])
  expect(page.bars()).toEqual(['1/3', '1/2', '0/1', '1/1'])
  expect(page.attributes('a', 'aria-current')).toEqual(['page', null, null, null])
})

test('the chosen group is marked', async () => {
  expect((await draw(plain, 'botanist')).attributes('a', 'aria-current')).toEqual([null, null, 'page', null])
})

test('a row that does not fit is pushed to the chosen group', async () => {
  const page = await draw(plain, null)
  const row = page.one('ul')
  Object.assign(row, { clientWidth: 100 })
  Object.assign(page.all('a').at(-1) ?? {}, { offsetLeft: 300, offsetWidth: 50 })
  await page.draw(<GroupLinks frame={frameOf('mount')} groups={plain} things={things} chosen="smith" />)
  expect(row.scrollLeft).toBe(275)
})

test('how many somebody has is not known before the first tick, and then of no group', async () => {
  const none = things.map((one) => ({ ...one, isOwned: false }))
  expect((await draw(plain, null, none, 'fish')).counts()[1]).toBe('– of 2')
  expect((await draw(plain, null, things, 'fish')).counts().slice(1, 3)).toEqual(['1 of 2', '0 of 1'])
})

test('groups with headings are below them, until one is chosen: then those beside it are left', async () => {
  const page = await draw(groups, null)
  expect([page.words('h2'), page.names()]).toEqual([
    ['Gathering', 'Crafting'],
    ['Miner', 'Botanist', 'Smith'],
  ])
  const other = await draw(groups, 'miner')
  expect([other.words('h2'), other.names().slice(1)]).toEqual([[], ['Miner', 'Botanist']])
})

test('groups of which only some have a heading are below headings, too', async () => {
  const page = await draw([...groups.slice(0, 2), { slug: 'smith', name: 'Smith' }], null)
  expect([page.words('h2'), page.names()]).toEqual([
    ['Gathering', ''],
    ['Miner', 'Botanist', 'Smith'],
  ])
})

test('beside a chosen group without a heading are all', async () => {
  const page = await draw([...groups.slice(0, 2), { slug: 'smith', name: 'Smith' }], 'smith')
  expect(page.names().slice(1)).toEqual(['Miner', 'Botanist', 'Smith'])
})

test('a group with a drawing has its name for those who listen', async () => {
  const page = await draw([{ slug: 'miner', name: 'Miner', icon: 'job-MIN' }, ...plain.slice(1)], null)
  expect([page.words('a .unseen'), page.all('a svg').length]).toEqual([['Miner'], 1])
  expect(page.one('nav').classList.contains('small')).toBe(true)
  expect((await draw(plain, null)).one('nav').classList.contains('small')).toBe(false)
})
