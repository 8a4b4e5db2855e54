import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { character as sample } from '#dev/frame.fixture.ts'
import { leanRows } from '../build/tables.fixture.ts'
import { pageTextsIn } from '../page-texts.ts'
import { ExplorationList } from './exploration-list.tsx'
import { explorationParts } from './exploration.ts'
import { explorationTexts } from './texts.ts'

const explorations = leanRows('explorations')
const expansions = leanRows('expansions')
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
