import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { character as sample } from '#dev/frame.fixture.ts'
import { rowsIn } from '#tables/build/shown.fixture.ts'
import { openPage } from '#ui/page.fixture.ts'
import { pageTextsIn } from '../page-texts.ts'
import { ExplorationList } from './exploration-list.tsx'
import { explorationParts } from './exploration.ts'
import { explorationTexts } from './texts.ts'

const explorations = rowsIn('en', 'explorations')
const expansions = rowsIn('en', 'expansions')
const texts = explorationTexts('en')

test('everything is in one place: by part, expansion from the newest, and area', () => {
  const groups = explorationParts(explorations, expansions, new Map())
  expect(groups.map(({ part, done, possible }) => [part, done, possible])).toEqual([
    ['maps', 0, 201],
    ['currents', 0, 30],
    ['duties', 0, 87],
    ['hunting', 0, 12],
  ])
  const rows = groups.flatMap((part) => part.expansions.flatMap(({ areas }) => areas.flatMap((area) => area.rows)))
  expect(new Set(rows.map(({ row }) => row.id))).toEqual(new Set(explorations.map(({ id }) => id)))
  expect(rows).toHaveLength(explorations.length)
  for (const { expansions: of } of groups) {
    const ids = of.map(({ expansion }) => expansion.id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  }
})

test('what is explored is counted in its part and its expansion, with its date', () => {
  // All currents of Azys Lla, and the map of Sastasha on a day that is not known.
  const groups = explorationParts(explorations, expansions, new Map([[1162, 5], [663, 0], [1, 9]])) // prettier-ignore
  expect(groups.map(({ done }) => done)).toEqual([1, 1, 0, 0])
  const currents = groups[1]?.expansions.find(({ expansion }) => expansion.name === 'Heavensward')
  expect([currents?.done, currents?.possible]).toEqual([1, 6])
  const abalathia = currents?.areas.find(({ area }) => area === 'Abalathia’s Spine' || area === "Abalathia's Spine")
  expect(abalathia?.rows.map(({ row, date }) => [row.name, row.count, date])).toEqual([
    ['The Sea of Clouds', 9, null],
    ['Azys Lla', 5, 5],
  ])
})

const draw = (character: typeof sample) =>
  renderToStaticMarkup(
    <ExplorationList {...{ language: 'en', character, explorations, expansions }} texts={pageTextsIn('en')} />,
  )

test('what achievements do not show is missing for a character, and unknown for nobody', () => {
  const known = draw({ ...sample, achievements: [{ id: 1162, date: 86_400, deleted: false }] })
  expect(known).toContain('1 of 30')
  expect(known).toContain('Done on')
  expect(known.split(`>${texts.missing}<`)).toHaveLength(330)
  const nobody = draw({ ...sample, id: 0, achievements: [] })
  expect(nobody).toContain('– of 30')
  expect(nobody).not.toContain(texts.missing)
  expect(nobody).not.toContain('<progress')
})

const pageOf = (character: typeof sample) => openPage(`<main>${draw(character)}</main>`)

test('a thing to explore says whether it is, since when, and how much there is of it', () => {
  const date = 86_400
  // All currents of Azys Lla, and the map of Sastasha on a day that is not known.
  const { one, words } = pageOf({
    ...sample,
    achievements: [
      { id: 1162, date, deleted: false },
      { id: 663, date: 0, deleted: false },
    ],
  })
  const line = (id: number) => {
    const row = one(`[data-id="${id}"]`)
    const said = [...row.querySelectorAll('small > *, small > time')].map(({ textContent }) => textContent)
    const icon = row.querySelector('use')?.getAttribute('href')?.split('#')[1]
    return [row.getAttribute('data-state'), icon, row.querySelector('small')?.textContent, said.length]
  }
  expect(line(1162)).toEqual(['completed', 'check', `5 currents${texts.done.replace('{date}', 'Jan 2, 1970')}`, 2])
  expect(line(663)).toEqual(['completed', 'check', texts.undated, 0])
  const missing = explorations.find(({ part, id }) => part === 'maps' && id !== 663)
  expect(line(missing?.id ?? 0)).toEqual(['missing', 'way', texts.missing, 1])
  const log = explorations.find(({ part }) => part === 'hunting')
  expect(line(log?.id ?? 0)).toEqual(['missing', 'way', `${log?.count} entries${texts.missing}`, 2])
  expect(words('[data-state=completed] a')).toHaveLength(2)
  expect(one('[data-id="1162"] a').getAttribute('href')).toBe('/rarity/achievement/global/1162/')
})

test('each part has its sum above all, which leads to it, and one for each expansion, drawn where it is known', () => {
  const known = pageOf({ ...sample, achievements: [{ id: 1162, date: 5, deleted: false }] })
  expect(known.words('.explored-parts small')).toEqual(['0 of 201', '1 of 30', '0 of 87', '0 of 12'])
  const bars = known.all('.explored-parts progress').map((bar) => [bar.getAttribute('value'), bar.getAttribute('max')])
  expect(bars).toEqual([
    ['0', '201'],
    ['1', '30'],
    ['0', '87'],
    ['0', '12'],
  ])
  const sections = known.attributes('section', 'id')
  expect(known.attributes('.explored-parts a', 'href')).toEqual(sections.map((id) => `#${id}`))
  expect(known.words('section h2')).toEqual(
    sections.map(
      (id, at) => `${texts.parts[id as keyof typeof texts.parts]} ${['0 of 201', '1 of 30', '0 of 87', '0 of 12'][at]}`,
    ),
  )
  expect(known.words('section > p')).toEqual(sections.map((id) => texts.notes[id as keyof typeof texts.notes]))
  // Logs are of no region.
  expect([known.all('#hunting h4').length, known.all('#currents h4').length > 5]).toEqual([0, true])
  const nobody = pageOf({ ...sample, id: 0, achievements: [] })
  expect(nobody.words('.explored-parts small')).toEqual(['– of 201', '– of 30', '– of 87', '– of 12'])
  expect([nobody.all('progress').length, nobody.all('[data-state=unknown]').length]).toEqual([0, explorations.length])
})

test('an expansion without any is left out, and things stand in their order, whatever that of the table', () => {
  const currents = explorationParts(explorations.toReversed(), expansions, new Map())[1]
  expect(currents?.expansions.map(({ possible }) => possible).includes(0)).toBe(false)
  const ids = currents?.expansions.flatMap(({ areas }) => areas.map(({ rows }) => rows.map(({ row }) => row.id)))
  expect(ids?.flat().length).toBe(30)
  expect(ids).toEqual(ids?.map((of) => of.toSorted((a, b) => a - b)))
})
