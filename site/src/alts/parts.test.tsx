import { characterWith } from '@kupodex/data/contract/character.fixture'
import { counts } from '@kupodex/data/rules'
import { expect, onTestFinished, test, vi } from 'vitest'
import { askPath } from '#ask/request-line.ts'
import { failedTexts } from '#ask/texts.ts'
import { waitsAt } from '#ask/waits.fixture.ts'
import { webOf } from '#ask/web.fixture.ts'
import { pagesTexts } from '#character/texts.ts'
import { rowsIn, showTables, type ShownTables } from '#tables/build/shown.fixture.ts'
import { keeperInMemory } from '#tables/page.fixture.ts'
import { pageRarity } from '#tables/page.ts'
import { createRarity } from '#tables/rarity.ts'
import { tableTexts } from '#tables/texts.ts'
import { counted, fill } from '#texts/fill.ts'
import { commonTexts } from '#texts/texts.ts'
import { listNames, thingLists } from '#things/lists.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import type { Collector } from './collector.ts'
import type { AltsFrame } from './frame.ts'
import { OnlyOne } from './only-one.tsx'
import { Progress } from './progress.tsx'
import { RarestBox } from './rarest-box.tsx'
import { altsTexts } from './texts.ts'
import { holdersOf, type Owned } from './together.ts'

const texts = altsTexts('en')
const lists = thingLists.filter(({ type }) => type === 'mount' || type === 'minion')
const frame: AltsFrame = { language: 'en', texts, names: listNames(pagesTexts('en')), lists }
const mounts = rowsIn('en', 'mounts')
  .filter((mount) => counts(mount))
  .slice(0, 4)
const [a = 0, b = 0, c = 0] = mounts.map(({ id }) => id)
const nameOf = (id: number) => mounts.find((mount) => mount.id === id)?.name

const someone = (id: number, name: string, mountCount: number, more: object = {}) =>
  characterWith('public', { id, name, mountCount, mountPossible: 4, minionPossible: 9, achievementKinds: {}, ...more })
const characters = [someone(7, 'Mina Example', 2), someone(8, 'Rin Example', 1, { mountPossible: 3 })]

const collectorWith = (mountsOf: Owned[] | null, rest: Partial<Collector> = {}): Collector => ({
  ...{ characters, counted: new Map([['mount', new Set([a, b])]]), isWhole: true },
  owned: new Map(mountsOf === null ? [] : [['mount', { of: mountsOf, holders: holdersOf(mountsOf) }]]),
  ...rest,
})
const had = [new Set([a, c]), new Set([a])]

test('each collection says how much of it all have together and each alone, and leads to who has what', async () => {
  const page = await drawn(<Progress frame={frame} collector={collectorWith(had)} />)
  const [first, second] = page.all('.alts-progress > li')
  // What counts of that is one thing, which both have.
  const words = (line: Element | undefined, part: string) =>
    [...(line?.querySelectorAll(part) ?? [])].map(({ textContent }) => textContent)
  expect(words(first, 'dt')).toEqual([texts.together, 'Mina', 'Rin'])
  expect(words(first, 'dd')).toEqual(['1 of 4', '2 of 4', '1 of 3'])
  expect(first?.querySelector('a')?.getAttribute('href')).toBe('/matrix/?mine&list=mounts')
  expect(['value', 'max'].map((name) => first?.querySelector('progress')?.getAttribute(name))).toEqual(['1', '4'])
  expect(words(second, 'dd')[0]).toBe(texts.unknown)
  expect(page.words('[role=status]')).toEqual([''])
})

test('what is still asked for is said to be on its way, and what is not known of one is not known', async () => {
  const hidden = [characters[0]!, characterWith('private', { ...someone(8, 'Rin', 1), mountsPrivate: true })]
  const page = await drawn(
    <Progress frame={frame} collector={collectorWith(null, { isWhole: false, characters: hidden })} />,
  )
  expect(page.words('.all dd')).toEqual(['…', '…'])
  expect(page.words('[role=status]')).toEqual([commonTexts('en').loading])
})

const only = async (
  collector: Collector,
  { path = '/alts/', tables = {} }: { path?: string; tables?: ShownTables } = {},
) => {
  showTables({ mounts, ...tables })
  return drawn(<OnlyOne frame={frame} collector={collector} />, { path })
}

test('what is on one of them alone is named below that one, and how much none has', async () => {
  const page = await only(collectorWith([new Set([a, c]), new Set([a, b])]))
  expect(page.words('h3')).toEqual(['Mina', 'Rin'].map((name) => fill(counted(texts.onlyOn, 1, 'en'), { name })))
  expect(page.words('.alts-names li')).toEqual([nameOf(c), nameOf(b)])
  expect(page.words('.panel > p')).toEqual([counted(texts.missing, 1, 'en')])
  const both = await only(collectorWith([new Set([a]), new Set([a])]))
  expect(both.words('.panel > p')).toEqual([texts.noneOnly, counted(texts.missing, 3, 'en')])
  expect(both.all('h3')).toEqual([])
})

test('whoever has nothing alone has no heading', async () => {
  const page = await only(collectorWith(had))
  expect(page.words('h3')).toEqual([fill(counted(texts.onlyOn, 1, 'en'), { name: 'Mina' })])
})

test('of many names the first are shown, and the rest when it is asked for', async () => {
  const many = rowsIn('en', 'mounts').slice(0, 30)
  const page = await only(collectorWith([new Set(many.map(({ id }) => id)), new Set()]), { tables: { mounts: many } })
  expect(page.all('.alts-names li')).toHaveLength(20)
  await page.click('.panel button')
  expect(page.all('.alts-names li')).toHaveLength(30)
})

test('another collection is chosen, and kept in the address beside what else is in it', async () => {
  const page = await only(collectorWith(had), { path: '/alts/?x=1' })
  expect([page.words('option'), page.one<HTMLSelectElement>('select').value]).toEqual([['Mounts', 'Minions'], 'mounts'])
  expect(page.words('[role=status]')).toEqual([fill(texts.onlyLead, { name: 'Mounts' })])
  await page.enter('select', 'minions')
  expect(location.search).toBe('?x=1&list=minions')
  expect([page.words('.panel'), page.words('section > p.soft')]).toEqual([[], [texts.unknown]])
})

test.each<[string, Collector, ShownTables, string]>([
  ['is still asked for', collectorWith(null, { isWhole: false }), {}, tableTexts('en').loading],
  ['waits for its names', collectorWith(had), { mounts: 'loading' }, tableTexts('en').loading],
  ['cannot be had', collectorWith(had), { mounts: 'failed' }, failedTexts('en').failed],
])('a collection that %s says so', async (_, collector, tables, words) => {
  const page = await only(collector, { tables })
  expect(page.one('section').textContent).toContain(words)
  expect(page.all('.panel h3')).toEqual([])
})

test('the rarest of all are named with their share, and on whom they are', async () => {
  showTables({ mounts })
  const entry = (id: number, count: number) => ({ id, count, percentFull: count, percent: count, points: 1 })
  const { ask } = webOf({
    [askPath('rarity', { type: 'mount', scope: 'global' })]: { charCount: 100, rarity: [entry(a, 50), entry(c, 2)] },
  })
  // A page keeps the rarity that it was answered, of other tests too.
  const { now, waits } = waitsAt(0)
  const { rarityOf } = createRarity({ ask, keeper: keeperInMemory().keeper, now, waits })
  const asked = vi.spyOn(pageRarity, 'rarityOf').mockImplementation(rarityOf)
  onTestFinished(() => asked.mockRestore())
  const page = await drawn(<RarestBox frame={frame} collector={collectorWith(had)} />)
  await page.until(() => expect(page.words('.alts-rarest a')).toEqual([nameOf(c), nameOf(a)]))
  expect(page.all('.alts-rarest a').map((link) => link.getAttribute('href'))).toEqual(
    [c, a].map((id) => `/rarity/mount/global/${id}/`),
  )
  const [rare, common] = page.words('.alts-rarest small')
  expect([
    rare?.endsWith(fill(texts.on, { name: 'Mina' })),
    common?.endsWith(fill(texts.on, { name: 'Mina, Rin' })),
  ]).toEqual([true, true])
})
