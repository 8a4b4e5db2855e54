import { relicKinds } from '@kupodex/data/game'
import { afterEach, expect, test } from 'vitest'
import { drawnPage } from '#dev/collection-page.fixture.tsx'
import { rowsIn, showTables } from '#tables/build/shown.fixture.ts'
import { known } from './series.ts'
import { RelicsPage } from './relics-page.tsx'
import { relicTexts } from './texts.ts'

afterEach(() => known.set({ things: [], achievements: null }))

const { kind, kinds, missing, missingInAll, series } = relicTexts('en')
const all = rowsIn('en', 'relics')
/** The first relic of each series, those of the last series first. */
const firsts = [...Map.groupBy(all, ({ relicSeriesId }) => relicSeriesId).values()].flatMap(([first]) => first ?? [])
const relics = firsts.map((relic, at) => ({ ...relic, sort: -at }))
const zenith = all.filter(({ relicSeriesId }) => relicSeriesId === 1)

test('relics are tables below their series, and narrowed by what they are: weapons first', async () => {
  showTables({ relics })
  const page = await drawnPage(RelicsPage, 'relic')
  const headings = page.words('.part h2')
  expect([headings.length, headings[0], headings.at(-1)]).toEqual([
    ...[relics.length, 'Relic Weapons · A Realm Reborn 1', 'Deep Dungeon Weapons 1'],
  ])
  expect(page.all('.relic-table')).toHaveLength(relics.length)
  await page.click('.filters')
  await page.until(() =>
    expect(page.words('.facets fieldset').map((words) => words.replaceAll(/ \d+/g, '|'))).toContain(
      `${kind}${relicKinds.map((word) => `${kinds[word]}|`).join('')}`,
    ),
  )
})

test('the page and each series say what the missing ones take, of all and of the series', async () => {
  const other = all.filter(({ relicSeriesId }) => relicSeriesId === 6)
  showTables({ relics: [...zenith, ...other] })
  const page = await drawnPage(RelicsPage, 'relic')
  expect(page.words('details.relic-box summary')).toEqual([missingInAll, missing, missing])
  for (const box of page.all('details.relic-box')) await page.settle(() => Object.assign(box, { open: true }))
  await page.until(() => expect(page.all('details.relic-box ul')).toHaveLength(3))
  const [everything, ...each] = page
    .all('details.relic-box ul')
    .map((list) => [...list.children].map(({ textContent }) => textContent))
  expect(everything?.length).toBeGreaterThan(each[0]?.length ?? 0)
  expect(new Set(everything)).toEqual(new Set(each.flat()))
})

test('tables are given all relics and the achievements of the character', async () => {
  showTables({ relics: zenith.slice(0, 1) })
  const achievements = [{ id: 925, date: 1, deleted: false }]
  await drawnPage(RelicsPage, 'relic', { character: { achievements } })
  expect(known.get()).toMatchObject({ things: [{ id: zenith[0]?.id }], achievements: new Set([925]) })
})

test('the details of a relic name its series', async () => {
  showTables({ relics: zenith })
  const page = await drawnPage(RelicsPage, 'relic', { open: `${zenith[0]?.id}` })
  await page.until(() => expect(page.words('aside dt')).toContain(series))
})
