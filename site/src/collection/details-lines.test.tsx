import type { ListDetail } from '@kupodex/data/game'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { character, frameOf, thingOf } from '#dev/frame.fixture.ts'
import { elsewhereTexts } from '#elsewhere/texts.ts'
import { formatDay, isoDay } from '#format/date.ts'
import { unsureTexts } from '#rarity/texts.ts'
import { type ShownTables, showTables } from '#tables/build/shown.fixture.ts'
import type { Rarity } from '#tables/rarity.ts'
import { fill } from '#texts/fill.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { factsOf, type ListedType } from './facts.ts'
import type { ListFrame, OwnDetailsProps } from './frame.ts'
import { listTexts } from './list-texts.ts'
import type { Thing } from './thing.ts'
import { RowLinks, ThingDetails } from './thing-details.tsx'

const texts = listTexts('en')
const { list, controls } = texts

beforeEach(() => showTables())

interface Options {
  type?: ListedType
  row?: object
  thing?: Partial<Thing>
  frame?: Partial<ListFrame>
  shown?: ShownTables
  dataCenter?: string
  /** What is answered, by path. */
  web?: Readonly<Record<string, unknown>>
}

/** The details of thing 1 of a list that shows only some of them. */
const open = async (details: readonly ListDetail[], options: Options = {}) => {
  const { type = 'mount', row = {}, thing = {}, frame = {}, shown, dataCenter = '', web = {} } = options
  const facts = factsOf(type)
  const whole = { id: 1, name: 'Horn', ...row }
  showTables(shown ?? { [facts.table]: [{ id: 2, name: 'Other', stars: 9 }, whole] })
  const given = frameOf(type, { facts: { ...facts, page: { ...facts.page, details } }, ...frame })
  const page = await drawn(
    <ThingDetails
      frame={given}
      character={{ ...character, dcName: dataCenter }}
      thing={thingOf(whole, thing)}
      groups={[
        { slug: 'others', name: 'Others' },
        { slug: 'birds', name: 'Birds' },
      ]}
    />,
    { web },
  )
  /** All but where else to look it up. */
  const lines = () =>
    page.all('dl > div').map((line) => [...line.children].map(({ textContent }) => textContent).join(': '))
  return { ...page, lines: () => lines().filter((line) => !line.startsWith(elsewhereTexts('en').lookUp)) }
}

const linesOf = async (word: ListDetail, options: Options = {}) => (await open([word], options)).lines()

test('a number of a row is said where it is known', async () => {
  const row = { classJobLevel: 1050, stars: 3, saleValue: 1200, fee: 10, allowanceCost: 2 }
  const { details, mgp } = list
  const expected = {
    level: `${details.level}: 1,050`,
    stars: `${details.stars}: 3`,
    saleValue: `${details.saleValue}: ${fill(mgp, { n: '1,200' })}`,
    fee: `${details.fee}: ${fill(mgp, { n: '10' })}`,
    allowances: `${details.allowances}: 2`,
  }
  for (const [word, line] of Object.entries(expected) as [keyof typeof expected, string][]) {
    expect(await linesOf(word, { row })).toEqual([line])
    expect(await linesOf(word), word).toEqual([])
    expect(await linesOf(word, { row, shown: { mounts: 'loading' } }), word).toEqual([])
  }
})

test('its number in the game’s list is said, or that the game hides it', async () => {
  const { number } = list.details
  expect(await linesOf('number', { row: { number: 1234 } })).toEqual([`${number}: 1,234`])
  expect(await linesOf('number', { row: { number: null } })).toEqual([`${number}: ${list.hidden}`])
  expect(await linesOf('number', { shown: { mounts: 'loading' } })).toEqual([])
})

test('regional rules are said to hold or not once that is known', async () => {
  const { regionalRules } = list.details
  expect(await linesOf('regionalRules', { row: { usesRegionalRules: true } })).toEqual([
    `${regionalRules}: ${list.yes}`,
  ])
  expect(await linesOf('regionalRules', { row: { usesRegionalRules: false } })).toEqual([
    `${regionalRules}: ${list.no}`,
  ])
  expect(await linesOf('regionalRules')).toEqual([`${regionalRules}: ${list.no}`])
  expect(await linesOf('regionalRules', { shown: { mounts: 'failed' } })).toEqual([])
})

test('seats, music and market are said where they are known', async () => {
  const { facets, music, market } = controls
  expect(await linesOf('seats', { row: { extraSeats: 1 } })).toEqual([`${facets.seats}: 2`])
  expect(await linesOf('seats')).toEqual([])
  expect(await linesOf('music', { row: { ownMusic: true } })).toEqual([`${facets.music}: ${music.yes}`])
  expect(await linesOf('music', { row: { ownMusic: false } })).toEqual([`${facets.music}: ${music.no}`])
  expect(await linesOf('music')).toEqual([])
  expect(await linesOf('market', { row: { onMarket: true } })).toEqual([`${facets.market}: ${market.yes}`])
  expect(await linesOf('market', { row: { onMarket: false } })).toEqual([`${facets.market}: ${market.no}`])
  expect(await linesOf('market')).toEqual([])
})

test('what is on the market has its price there, and nothing else has one', async () => {
  vi.stubEnv('KUPODEX_PRICES', 'on')
  onTestFinished(() => void vi.unstubAllEnvs())
  const prices = { mount: { ids: [1], cheapest: [12_000], median: [15_000], seen: [7200] } }
  const pricesOf = async (onMarket: boolean) => {
    const web = { '/api/prices/Light/': { prices } }
    const page = await open(['market'], { row: { onMarket }, dataCenter: 'Light', web })
    await page.calm()
    return page.words('dd > div')
  }
  expect(await pricesOf(true)).toEqual([expect.stringMatching('12,000 gil on Light')])
  expect(await pricesOf(false)).toEqual([])
})

test('the patch is said where it is known, also one that is only estimated', async () => {
  const { patch } = controls.facets
  expect(await linesOf('patch', { row: { patch: '6.1' } })).toEqual([`${patch}: 6.1`])
  expect(await linesOf('patch')).toEqual([])
  expect(await linesOf('estimatedPatch', { row: { patch: '6.1' } })).toEqual([
    `${patch}: ${fill(list.estimated, { patch: '6.1' })}`,
  ])
  expect(await linesOf('estimatedPatch')).toEqual([])
})

test('the category is that of its first group', async () => {
  const { category } = list.details
  expect(await linesOf('category', { thing: { groups: ['birds', 'others'] } })).toEqual([`${category}: Birds`])
  expect(await linesOf('category', { thing: { groups: ['unknown'] } })).toEqual([])
  expect(await linesOf('category')).toEqual([])
})

test('when it was obtained is said, or that it was not, or why that is not known', async () => {
  const { details, sections, dateUnknown, usual } = list
  const date = Date.UTC(2026, 0, 6) / 1000
  const owned = await open(['date'], { thing: { isOwned: true, date } })
  expect(owned.lines()).toEqual([`${details.date}: ${formatDay(date * 1000, 'en')}`])
  expect(owned.attributes('time', 'dateTime')).toEqual([isoDay(date * 1000)])
  expect(await linesOf('date', { thing: { isOwned: true, date: 0 } })).toEqual([`${details.date}: ${dateUnknown}`])
  expect(await linesOf('date')).toEqual([`${sections.obtained}: ${(list.ownWords.mount ?? usual).notOwned}`])
  expect(await linesOf('date', { frame: { isKnown: false, unknown: 'Private.' } })).toEqual([
    `${details.date}: Private.`,
  ])
})

const paragraphs = async (options: Options) =>
  (await open(['description', 'tooltip'], options)).words('p:not([role], .row)')

test('the game’s own words stand below the figures, those of the enhanced kind first; empty ones do not', async () => {
  const page = await open(['description', 'patch', 'tooltip'], {
    row: { description: 'A horn.', tooltip: 'Blow it.', patch: '6.1' },
  })
  expect(page.all('dl p')).toEqual([])
  expect([page.words('p:not([role], .row)'), page.lines().length]).toEqual([['A horn.', 'Blow it.'], 1])
  expect(await paragraphs({ row: { description: 'A horn.', descriptionEnhanced: 'A loud horn.' } })).toEqual([
    ...['A loud horn.'],
  ])
  expect(await paragraphs({ row: { description: '', tooltip: '' } })).toEqual([])
  expect(await paragraphs({})).toEqual([])
  expect(await paragraphs({ shown: { mounts: 'loading' } })).toEqual([])
})

test('of levequests it is said that they are gone, or unlock others', async () => {
  const { removedLeve, unlockLeve } = list
  expect(await paragraphs({ row: { isRemoved: true, description: 'Hunt.' } })).toEqual([removedLeve, 'Hunt.'])
  expect(await paragraphs({ row: { isUnlock: true, description: 'Hunt.' } })).toEqual([unlockLeve, 'Hunt.'])
  expect(await paragraphs({ row: { isRemoved: false, isUnlock: false, description: 'Hunt.' } })).toEqual(['Hunt.'])
})

test('what is not sure of a thing is said', async () => {
  const { provisional } = unsureTexts('en')
  expect((await open([], { row: { provisional: true } })).words('p:not([role], .row)')).toEqual([provisional])
  expect((await open([])).words('p:not([role], .row)')).toEqual([])
})

test('ways to get it stand one below the other; one that nobody knows says so', async () => {
  const { howTo } = list.details
  const page = await open(['howTo'], { row: { howTo: 'Sold by Rowan. · A gift.' } })
  expect(page.words('dd > div').slice(0, 2)).toEqual(['Sold by Rowan.', 'A gift.'])
  expect(await linesOf('howTo')).toEqual([`${howTo}: ${list.howToUnknown}`])
})

const rarity = (points: number, rest: Partial<Rarity> = {}): Rarity => ({
  ...{ charCount: 25, failed: false },
  of: (id) => (id === 1 ? { id, count: 17, points, percent: 68, percentFull: 68 } : undefined),
  ...rest,
})

test('its rarity is a word with its points; of one without points nothing, of a list that failed a dash', async () => {
  const { rarity: name } = list.details
  const page = await open(['rarity'], { frame: { rarity: rarity(1234) } })
  expect(page.lines()).toEqual([expect.stringMatching(new RegExp(`^${name}: .+ 1,234$`))])
  expect(page.all('.label')).toHaveLength(1)
  expect(await linesOf('rarity', { frame: { rarity: rarity(0) } })).toEqual([])
  expect(await linesOf('rarity', { frame: { rarity: null } })).toEqual([])
  expect(await linesOf('rarity', { frame: { rarity: rarity(10, { of: () => undefined }) } })).toEqual([])
  expect(await linesOf('rarity', { frame: { rarity: rarity(10, { failed: true }) } })).toEqual([`${name}: –`])
})

test('a share that is on its way or failed is said as that; a list without any has no line', async () => {
  const { share } = list.details
  expect(await linesOf('share', { frame: { rarity: null } })).toEqual([
    `${share}: ${fill(list.everywhere, { share: texts.tables.loading, name: '' })}`,
  ])
  expect(await linesOf('share', { frame: { rarity: rarity(1, { failed: true }) } })).toEqual([`${share}: –`])
  expect(await linesOf('share', { type: 'leve', frame: { rarity: rarity(1) } })).toEqual([])
})

test('a share is also that on the data center of the character; where both say the same it is said once', async () => {
  const notCounted = 'Not counted yet'
  const page = await open(['share'], { frame: { rarity: rarity(1) }, dataCenter: 'Light' })
  expect(page.words('dd > div')).toEqual(['68.0% of all characters', notCounted])
  const counted = { charCount: 4, rarity: [{ id: 1, count: 1, points: 9, percent: 25, percentFull: 25 }] }
  const near = await open(['share'], {
    ...{ frame: { rarity: rarity(1) }, dataCenter: 'Chaos', web: { '/api/rarity/mount/Chaos/': counted } },
  })
  await near.until(() =>
    expect(near.words('dd > div')).toEqual([
      '68.0% of all characters',
      fill(list.onDataCenter, { share: '25.0%', name: 'Chaos' }),
    ]),
  )
  const none = await open(['share'], {
    frame: { rarity: rarity(1, { charCount: 0, of: () => undefined }) },
    dataCenter: 'Light',
  })
  expect(none.words('dd > div')).toEqual([notCounted])
})

test('of what the character has and nobody else there is no share, nor the line of it', async () => {
  const thing = { isOwned: true }
  const nobody = rarity(1, { of: () => undefined })
  expect(await linesOf('share', { thing, frame: { rarity: nobody } })).toEqual([])
  const counted = { charCount: 4, rarity: [] }
  const page = await open(['share'], {
    ...{ thing, frame: { rarity: rarity(1) }, dataCenter: 'Mana', web: { '/api/rarity/mount/Mana/': counted } },
  })
  await page.calm()
  expect(page.words('dd > div')).toEqual(['68.0% of all characters'])
})

test('what the character lacks can be wished for, what it has cannot', async () => {
  const wishes = async (isOwned: boolean) => (await open([], { thing: { isOwned } })).all('button').length
  expect([await wishes(false), await wishes(true)]).toEqual([2, 0])
})

test('boxes are of those who can tick, on a list that players tick, once it is known what is had', async () => {
  const boxes = async (options: Options) => (await open([], options)).words('label.tick')
  expect(await boxes({ type: 'vista' })).toEqual([list.checkedOff])
  expect(await boxes({ type: 'vista', frame: { isKnown: false } })).toEqual([])
  expect(await boxes({ type: 'mount' })).toEqual([])
})

test('a collection has a figure and a part of its own around its lines, none of what is veiled', async () => {
  const part = (name: string) => ({
    Part: ({ thing, groups }: OwnDetailsProps) => <p className="own">{`${name} ${thing.id} ${groups.length}`}</p>,
    ahead: () => {},
  })
  const extras = { details: part('Part'), figure: part('Figure') } as never
  const page = await open(['patch'], { row: { patch: '6.1' }, frame: { extras } })
  expect(page.words('.own')).toEqual(['Figure 1 2', 'Part 1 2'])
  expect(page.all('.own + dl, dl + .own').length).toBeGreaterThan(0)
  const hidden = await open(['patch'], { row: { patch: '6.1' }, frame: { extras, isVeiled: () => true } })
  expect([hidden.all('.own').length, hidden.all('dl').length]).toEqual([0, 0])
  expect((await open(['patch'], { frame: { extras: { details: part('Part') } as never } })).words('.own')).toEqual([
    'Part 1 2',
  ])
})

test('of what is veiled nothing is said of ticks, but who may tick is', async () => {
  const fixed = { by: 'read', date: 5 } as const
  const said = async (isVeiled: boolean, type: ListedType = 'vista') => {
    const page = await open([], { type, thing: { isOwned: true, fixed }, frame: { isVeiled: () => isVeiled } })
    const { known } = list
    return [page.all('[data-tick]').length, page.words('p').includes(known.readWhy), page.attributes('a', 'href')]
  }
  const verify = expect.arrayContaining(['/char/7/verify/']) as string[]
  expect(await said(false)).toEqual([1, true, verify])
  expect(await said(true)).toEqual([0, false, verify])
  expect((await said(false, 'mount')).slice(0, 2)).toEqual([0, false])
  expect((await said(true, 'mount'))[2]).toEqual([])
})

test('whoever ticks is not told who may', async () => {
  const mark = { set: () => {}, isTicking: false, setTicking: () => {} } as never
  const page = await open([], { type: 'vista', frame: { mark } })
  expect([page.attributes('a', 'href').includes('/char/7/verify/'), page.all('[data-tick]').length]).toEqual([false, 1])
})

test('its picture is that of the thing, and none of what is veiled or without any', async () => {
  const pictures = async (frame: Partial<ListFrame>) =>
    (await open([], { frame })).attributes('.named .thing', 'data-picture')
  expect(await pictures({ images: '/i/' })).toEqual(['mount/1'])
  expect(await pictures({ images: '/i/', isVeiled: () => true })).toEqual([null])
  expect(await pictures({ images: null })).toEqual([null])
})

test('what the character has cannot be wished for', async () => {
  const buttons = async (isOwned: boolean) => (await open([], { thing: { isOwned } })).all('button').length
  expect([await buttons(false), await buttons(true)]).toEqual([2, 0])
})

test('things of another list are links to their places in that of the character', async () => {
  const all = [1, 2].map((id) => ({ id, name: `Card ${id}`, patch: '6.1' }))
  const page = await drawn(
    <RowLinks frame={{ language: 'en', characterId: 7 }} path="ttcards" rows={all.slice(1)} all={all} />,
  )
  expect([page.words('a'), page.attributes('a', 'href')]).toEqual([['Card 2'], ['/char/7/ttcards/2/']])
})
