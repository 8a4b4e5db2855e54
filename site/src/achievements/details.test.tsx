import { expect, onTestFinished, test } from 'vitest'
import { collectionPages } from '@kupodex/data/game'
import { character as sample } from '#dev/frame.fixture.ts'
import { shield } from '#shield/shield-store.ts'
import { rowsIn, showTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { AchievementDetails } from './achievement-details.tsx'
import { metaParts } from './build/meta-parts.ts'
import { MetaDetails } from './meta-details.tsx'
import { metaSourcesOf } from './meta-sources.ts'
import { type MetaRow, metaRows } from './metas.ts'
import { pageTextsIn } from './page-texts.ts'
import { achievementPath } from './paths.ts'
import { achievementRow } from './states.ts'
import { TitleDetails } from './title-details.tsx'
import type { SearchedTitle } from './title-search.ts'

const texts = pageTextsIn('en')
const { room } = texts
const character = { ...sample, id: 7, dcName: '', achievements: [], mounts: [], minions: [], metas: [] }
const shown = { language: 'en', texts, character } as const
const day = 1_778_328_000
const hidden = (patch: number) => {
  shield.set(patch)
  onTestFinished(() => shield.set(null))
}

const title: SearchedTitle = {
  ...{ id: 5, name: 'King of Kupo', other: 'Queen of Kupo', section: 'left', counting: 'counted', patch: 72 },
  ...{ kind: 'Battle', category: 'Raids', slug: 'raids', date: null },
  achievement: { id: 9, name: 'Kupo!', categoryId: 4, obtainable: true, notLegacy: true, seasonal: false } as never,
}
const drawTitle = (more: Partial<SearchedTitle> = {}, of = character) =>
  drawn(
    <TitleDetails
      {...shown}
      character={of}
      page={collectionPages.title}
      title={{ ...title, ...more }}
      path="/there/"
    />,
  )

test('a title has both its forms, the one to be copied first, and what gives it', async () => {
  const { words, attributes } = await drawTitle()
  expect(words('h2')).toEqual(['King of Kupo'])
  expect(attributes('button.copy', 'aria-label')).toEqual([room.titles.copy.replace('{title}', 'King of Kupo')])
  expect(words('p')).toContain('Battle › Raids')
  expect(words('p').some((said) => said.endsWith('Queen of Kupo'))).toBe(true)
  expect([words('p a'), attributes('p a', 'href')]).toEqual([['Kupo!'], ['/there/']])
  const { words: alone } = await drawTitle({ other: null })
  expect(alone('p').length).toBe(words('p').length - 1)
})

test.each([
  ['obtained', day, 'Obtained on May 9, 2026', 'completed'],
  ['obtained', 0, room.titles.sections.obtained, 'completed'],
  ['left', null, room.titles.sections.left, 'left'],
  ['notObtainable', null, room.titles.sections.notObtainable, 'notObtainable'],
] as const)('a title that is %s, on %j, says: %s', async (section, date, said, state) => {
  const { words, one, attributes } = await drawTitle({ section, date })
  expect([words('.state'), one('.state').getAttribute('data-state')]).toEqual([[said], state])
  expect(attributes('.state time', 'dateTime')).toEqual(date === null || date === 0 ? [] : ['2026-05-09'])
})

test('of nobody a title can be had', async () => {
  const { words } = await drawTitle({}, { ...character, id: 0 })
  expect(words('.state')).toEqual([room.titles.obtainable])
})

test('of a title that the shield hides there is only where it is and whether it is obtained', async () => {
  hidden(71)
  const { all, words, click } = await drawTitle()
  expect([words('h2').join().includes('Kupo'), all('button.copy, p a').length]).toEqual([false, 0])
  expect(words('p')).toEqual(expect.arrayContaining(['Battle › Raids', room.titles.sections.left]))
  await click('h2 .veil')
  expect([words('h2'), words('p a'), all('button.copy').length]).toEqual([['King of Kupo'], ['Kupo!'], 1])
})

const sources = metaSourcesOf(metaParts('en'))
const rows = metaRows(sources, character)
const find = (is: (row: MetaRow) => boolean) => {
  const found = rows.find(is)
  if (found === undefined) throw new Error('no such meta')
  return found
}
const ofAchievements = find(
  ({ meta, parts }) => meta.achievementId > 0 && parts.length > 2 && parts.every(({ type }) => type === 'achievement'),
)
const ofMounts = find(({ parts }) => parts.some(({ type }) => type === 'mount'))
const item = { type: 'item' as const, id: 3, name: 'Thing', patch: null, date: null }
const minion = { type: 'minion' as const, id: 9, name: 'Wind-up', patch: null, date: null }
const withMinion = { ...ofMounts, parts: [minion, ...ofMounts.parts] }
const withItems = { ...ofAchievements, parts: [...ofAchievements.parts, item] }
const drawMeta = (row: MetaRow, of = character) => drawn(<MetaDetails {...{ ...shown, row, sources }} character={of} />)

test.each([
  ['when it was completed', ofAchievements, day, 'Completed on May 9, 2026'],
  ['when it was first seen, where it needs what has no dates', ofMounts, day, 'First seen completed on May 9, 2026'],
  ['that it is, where nobody knows since when', ofAchievements, 0, room.states.completed],
])('a meta that is complete says %s', async (_, row, firstDate, said) => {
  const { words, one } = await drawMeta({ ...row, obtained: true, firstDate })
  expect([words('.state'), one('.state').getAttribute('data-state')]).toEqual([[said], 'completed'])
})

test('a meta that is not complete says so, with how many of its parts are there', async () => {
  const [first, second] = ofAchievements.parts
  const parts = ofAchievements.parts.map((part) => ({
    ...part,
    date: part === first ? day : part === second ? 0 : null,
  }))
  const { words, one, all, attributes } = await drawMeta({ ...ofAchievements, parts, done: 2 })
  expect([words('.state'), one('.state').getAttribute('data-state')]).toEqual([[room.states.missing], 'missing'])
  expect(words('div > .small')).toEqual([`2 of ${parts.length}`])
  expect(['value', 'max'].map((name) => one('progress').getAttribute(name))).toEqual(['2', `${parts.length}`])
  expect(
    all('.part')
      .slice(0, 3)
      .map((part) => part.querySelector('small')?.textContent),
  ).toEqual([`${room.states.completed} May 9, 2026`, `${room.states.completed} `, `${room.states.missing} `])
  const given = sources.achievements.find(({ id }) => id === ofAchievements.meta.achievementId)
  const byId = new Map(sources.achievements.map((row) => [row.id, row]))
  const pathOf = (row: (typeof sources.achievements)[number] | undefined) =>
    row && achievementPath('en', 7, sources, row)
  expect(attributes('p a', 'href')).toEqual([pathOf(given)])
  expect(attributes('.part a', 'href')).toEqual(parts.map(({ id }) => pathOf(byId.get(id))))
})

test('parts lead to the pages of what they are, and an item to none; it has no date to tell of', async () => {
  const linksOf = async (row: MetaRow) => {
    const { all } = await drawMeta({ ...row, parts: row.parts.map((part) => ({ ...part, date: day })) })
    return all('.part').map((part) => [
      part.querySelector('a')?.getAttribute('href') ?? null,
      part.querySelectorAll('time').length,
    ])
  }
  const [mounts, items] = [await linksOf(withMinion), await linksOf(withItems)]
  expect(mounts[0]).toEqual(['/char/7/minions/9/', 0])
  withMinion.parts.forEach(({ type, id }, at) => {
    if (type === 'mount') expect(mounts[at]).toEqual([`/char/7/mounts/${id}/`, 0])
  })
  withItems.parts.forEach(({ type }, at) => {
    if (type === 'item') expect(items[at]).toEqual([null, 0])
    if (type === 'achievement') expect(items[at]?.[1]).toBe(1)
  })
})

test('of nobody it is not said what is missing of a meta', async () => {
  const { all, words } = await drawMeta(ofAchievements, { ...character, id: 0 })
  expect([all('.state, progress, .part .unseen').length, words('div > .small')]).toEqual([
    ...[0, [`– of ${ofAchievements.parts.length}`]],
  ])
  expect(new Set(all('.part').map((part) => `${part.getAttribute('data-state')} ${part.textContent?.[0]}`))).toEqual(
    new Set(['unknown ·']),
  )
})

test('a meta that the shield hides does not tell of what it gives', async () => {
  hidden((ofAchievements.patch ?? 0) - 1)
  const { all, words, click } = await drawMeta(ofAchievements)
  expect([words('h2').includes(ofAchievements.meta.name), all('p a').length]).toEqual([false, 0])
  await click('h2 .veil')
  expect([words('h2'), all('p a').length]).toEqual([[ofAchievements.meta.name], 1])
})

const [row] = rowsIn('en', 'achievements')
if (row === undefined) throw new Error('no achievements')
const given = { title: { name: 'The Kupo', path: '/title/' }, item: null }
const drawAchievement = async (date: number | null, whole: object = {}) => {
  showTables({ achievements: [{ ...row, ...whole }] })
  const dates = new Map(date === null ? [] : [[row.id, date]])
  return drawn(
    <AchievementDetails
      {...{ ...shown, given }}
      page={collectionPages.achievement}
      achievement={achievementRow(row, dates, false)}
      place="Battle › Raids"
    />,
  )
}

test('an achievement that is opened has what it gives and, while it is missing, the reader’s wishes', async () => {
  const page = await drawAchievement(null, { description: '' })
  expect([page.words('.gives > span')[0], page.words('.gives a')]).toEqual([
    ...[`${row.points} achievement points`, ['The Kupo']],
  ])
  const wishes = () => page.all('button[aria-pressed]').length
  expect(wishes()).toBeGreaterThan(0)
  const done = await drawAchievement(day)
  expect([done.all('button[aria-pressed]').length, done.words('.state')]).toEqual([0, ['Completed on May 9, 2026']])
})

test('an achievement without a description, of an unknown patch, has no empty lines', async () => {
  const { all } = await drawAchievement(null, { description: '', patch: null })
  expect(all('article p:not([role=status])').filter(({ textContent }) => textContent === '')).toEqual([])
})

test('of an achievement that the shield hides nothing is told that names it', async () => {
  hidden(10)
  const page = await drawAchievement(null, { description: 'Win.' })
  expect([page.words('h2').includes(row.name), page.words('.gives a'), page.words('p').includes('Win.')]).toEqual([
    ...[false, [], false],
  ])
  expect(page.all('button[aria-pressed], .detail-facts').length).toBe(0)
  await page.click('h2 .veil')
  expect([page.words('h2'), page.words('.gives a'), page.words('p').includes('Win.')]).toEqual([
    ...[[row.name], ['The Kupo'], true],
  ])
})
