import { expect, test } from 'vitest'
import { character as sample } from '#dev/frame.fixture.ts'
import { rowsIn } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { AchievementLine } from './achievement-line.tsx'
import { Gives, type Given } from './gives.tsx'
import { GroupCards } from './overview.tsx'
import { pageTextsIn } from './page-texts.ts'
import { RaidsIn } from './raids-list.tsx'
import { type AchievementState } from './states.ts'
import { SumLines } from './sums.tsx'
import { TitleSums } from './titles-list.tsx'
import type { TitleRow } from './titles.ts'

const texts = pageTextsIn('en')
const { states } = texts.room
const [row] = rowsIn('en', 'achievements')
if (row === undefined) throw new Error('no achievements')
const nothing: Given = { title: null, item: null }

const drawLine = async (state: AchievementState, date: number | null, more: object = {}) =>
  drawn(
    <AchievementLine
      {...{ language: 'en', texts, givenOf: () => nothing, path: '/there/', isOpen: false, ...more }}
      achievement={{ row, state, date, counts: true, counting: 'counted' }}
    />,
  )

test.each([
  ['completed', 1_778_328_000, `${states.completed} May 9, 2026`],
  ['completed', 0, `${states.completed} ✓`],
  ['missing', null, states.missing],
  ['gone', null, states.gone],
  ['unknown', null, ''],
] as const)('an achievement that is %s on %j says: %s', async (state, date, said) => {
  const page = await drawLine(state, date)
  expect([page.words('.when'), page.one('.deed').getAttribute('data-state')]).toEqual([[said], state])
})

test('an achievement leads to its own page, is marked while it is open, and says where it is in a search', async () => {
  const page = await drawLine('missing', null)
  expect([page.one('a').getAttribute('href'), page.one('a').getAttribute('aria-current')]).toEqual(['/there/', null])
  expect(page.words('p > span').length).toBe(1)
  expect((await drawLine('missing', null, { isOpen: true })).all('[aria-current=true]').length).toBe(1)
  const found = await drawLine('missing', null, { place: 'Battle › Raids', isOpen: undefined })
  expect([found.words('p > span')[0], found.all('[data-thing]').length]).toEqual(['Battle › Raids', 0])
})

test.each<[string, Given, string[], string[]]>([
  ['nothing', nothing, [], []],
  ['a title', { title: { name: 'The Kupo', path: '/title/' }, item: null }, ['The Kupo'], ['/title/']],
  ['an item without a page', { title: null, item: { name: 'Hat' } }, ['Hat'], []],
  ['a mount', { title: null, item: { name: 'Whistle', page: ['mount', 5] } }, ['Whistle'], ['/rarity/mount/global/5/']],
])('what an achievement gives is %s', async (_, given, names, links) => {
  const page = await drawn(<Gives language="en" texts={texts.rarity} given={given} />)
  expect(page.words('span').map((text) => text.split(': ')[1])).toEqual(names)
  expect(page.attributes('a', 'href')).toEqual(links)
})

const sums = {
  ...{ points: 1200, pointsPossible: 2400, pointsUnobtainable: 5, pointsPossibleUnobtainable: 10 },
  ...{ count: 1, countPossible: 3, countUnobtainable: 1, countPossibleUnobtainable: 1 },
  ...{ titles: 0, titlesPossible: 0, titlesUnobtainable: 0, titlesPossibleUnobtainable: 0 },
  ...{ items: 2, itemsPossible: 4, itemsUnobtainable: 0, itemsPossibleUnobtainable: 0 },
}

test.each([
  [
    true,
    ['Points: 1,200 of 2,400', 'Achievements: 1 of 3', 'Item rewards: 2 of 4'],
    ['Points: 5 of 10', 'Achievements: 1 of 1'],
    1,
  ],
  [
    false,
    ['Points: – of 2,400', 'Achievements: – of 3', 'Item rewards: – of 4'],
    ['Points: – of 10', 'Achievements: – of 1'],
    0,
  ],
])('sums say what counts and what does not, where it is known: %s', async (isKnown, counted, others, bars) => {
  const page = await drawn(<SumLines language="en" texts={texts.room.sums} sums={sums} isKnown={isKnown} />)
  expect([page.words('.sums:not(.soft) span'), page.words('.sums.soft span')]).toEqual([counted, others])
  expect([page.words('.sums.soft b'), page.all('progress').length]).toEqual([[texts.room.sums.others], bars])
})

test('sums of nothing are left out', async () => {
  const none = Object.fromEntries(Object.keys(sums).map((field) => [field, 0])) as typeof sums
  const page = await drawn(<SumLines language="en" texts={texts.room.sums} sums={none} isKnown />)
  expect(page.one('#part').textContent).toBe('')
})

test.each([
  [true, 2400, ['50%']],
  [true, 0, []],
  [false, 2400, []],
])('a group has its share of points, known %s and %i possible', async (isKnown, pointsPossible, shares) => {
  const group = { id: 1, name: 'Battle', slug: 'battle', sums: { ...sums, pointsPossible } }
  const page = await drawn(
    <GroupCards
      language="en"
      texts={texts.room}
      groups={[group]}
      isKnown={isKnown}
      pathOf={({ slug }) => `/${slug}/`}
    />,
  )
  expect([page.words('h3 small'), page.one('a').getAttribute('href')]).toEqual([shares, '/battle/'])
})

const raids = rowsIn('en', 'raids').filter(({ released }) => released !== null)
const [raid] = raids
if (raid === undefined) throw new Error('no raids')

const drawRaid = async (date: number | null, clears: { count: number } | null, more: object = {}) => {
  const character = {
    ...{ ...sample, id: 7, dcName: 'Light', ...more },
    achievements: date === null ? [] : [{ id: raid.id, date, deleted: false }],
  }
  const answer = {
    deployTime: 1,
    generateTime: 1,
    charCount: 200,
    clears: clears === null ? [] : [{ id: raid.id, ...clears }],
  }
  return drawn(
    <RaidsIn
      {...{ language: 'en', texts, character, raids: [raid], expansions: rowsIn('en', 'expansions') }}
      view={{ state: 'ready', value: answer as never, asOf: 1 }}
      again={() => undefined}
    />,
  )
}

test.each([
  ['cleared in its first week', (raid.released ?? 0) + 60, 'completed', 'Week 1', '1 of 1 cleared'],
  ['cleared, nobody knows when', 0, 'completed', texts.room.raids.clearedUndated, '1 of 1 cleared'],
  ['not cleared', null, 'missing', texts.room.raids.notCleared, '0 of 1 cleared'],
] as const)('a raid that is %s says so', async (_, date, state, said, count) => {
  const page = await drawRaid(date, null)
  expect(page.words('.when')[0]).toContain(said)
  expect([page.one('.deed').getAttribute('data-state'), page.words('h2 small')]).toEqual([state, [count]])
})

test.each([
  [{ count: 20 }, '10.0% on Light', 'Light'],
  [{ count: 0 }, 'Nobody yet on Light', 'Light'],
  [null, undefined, 'global'],
])('a raid has the share of the data center, and leads to its board: %j', async (clears, said, scope) => {
  const page = await drawRaid(null, clears)
  expect(page.words('.raid-about span')[0]).toBe(said)
  expect(page.one('a').getAttribute('href')).toBe(`/ranking/raid/${scope}/${raid.id}/`)
})

const title = (counting: TitleRow['counting'], date: number | null) => ({ counting, date }) as TitleRow

test.each([
  ['some', true, [title('counted', 5), title('counted', null), title('counted', null)], '1 of 3', ['1', '3']],
  ['none that there are', true, [], '0 of 0', ['0', '1']],
  ['what nobody knows', false, [title('counted', null), title('counted', null)], '– of 2', null],
] as const)('of titles a character has %s', async (_, isKnown, titles, said, bar) => {
  const page = await drawn(<TitleSums {...{ language: 'en', titles, isKnown }} />)
  expect(page.words('.total b')).toEqual([said])
  const bars = page.all('progress').map((one) => [one.getAttribute('value'), one.getAttribute('max')])
  expect([bars, page.all('details').length]).toEqual([bar === null ? [] : [bar], 0])
})

test('what titles are not counted is said behind one press', async () => {
  const titles = [title('counted', 5), title('gone', null)]
  const page = await drawn(<TitleSums language="en" titles={titles} isKnown />)
  expect([page.words('.total b'), page.all('details').length]).toEqual([['1 of 1'], 1])
})
