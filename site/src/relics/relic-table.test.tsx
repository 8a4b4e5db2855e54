import { beforeEach, describe, expect, test } from 'vitest'
import { relicRoles } from '@kupodex/data/game'
import { character, frameOf, thingOf } from '#dev/frame.fixture.ts'
import type { Thing } from '#collection/thing.ts'
import { rowsIn, showTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { Above } from './above.tsx'
import { gridOf } from './grid.ts'
import { known } from './known.ts'
import { relicOf } from './relic.ts'
import { RelicTable } from './relic-table.tsx'

const relics = rowsIn('en', 'relics')
const inSeries = (id: number, rest: Partial<Thing> = {}) =>
  relics.filter(({ relicSeriesId }) => relicSeriesId === id).map((row) => thingOf(row, rest))
const [zenith, eurekaArmor, ucob] = [1, 16, 23]
const frame = frameOf('relic', { proofNames: { 129: 'A Relic Reborn: Curtana' } })

beforeEach(() => {
  showTables()
  known.set({ things: [], achievements: null })
})

describe('a table of relics', () => {
  test('has jobs as columns and steps as rows, whatever the order of the list', () => {
    const grid = gridOf(inSeries(zenith).toReversed())
    expect([grid.columns.length, grid.rows.length, grid.isStepped]).toEqual([10, 8, true])
    expect(grid.rows.every(({ cells }) => cells.every((things) => things.length === 1))).toBe(true)
    expect(grid.rows[1]?.cells[0]?.[0]?.name).toBe('Curtana Zenith')
  })

  test('has a row for each piece of armor of a step, and a column for each role', () => {
    const grid = gridOf(inSeries(eurekaArmor))
    expect(grid.columns.map(({ role }) => role).toSorted()).toEqual([...relicRoles].toSorted())
    expect(grid.rows.map(({ step, slot }) => `${step} ${slot}`).slice(3, 7)).toEqual([
      '1 legs',
      '1 feet',
      '2 head',
      '2 body',
    ])
  })

  test('leaves cells empty that the list is narrowed to be without, and its columns in order', () => {
    const grid = gridOf(
      inSeries(zenith).filter((thing) => {
        const { step, place } = relicOf(thing)
        return step === 1 ? place > 1 : step === 2 && place < 3
      }),
    )
    expect(grid.rows.map(({ cells }) => cells.map((things) => things.length).join(''))).toEqual([
      '0111111111',
      '1100000000',
    ])
  })

  test('has heads that are read with each cell, and a checkbox in each', async () => {
    const view = await drawn(<RelicTable frame={frame} things={inSeries(zenith)} openKey={null} />)
    const table = view.document.querySelector('table')
    expect(table?.getAttribute('aria-label')).toBe('Relic Weapons')
    expect(table?.querySelectorAll('thead th[scope=col]')).toHaveLength(10)
    expect(table?.querySelector('thead abbr')?.getAttribute('title')).toBe('Paladin')
    expect(table?.querySelectorAll('tbody th[scope=row]')).toHaveLength(8)
    expect(table?.querySelectorAll('input[type=checkbox]')).toHaveLength(80)
    expect(table?.querySelector('tbody th')?.textContent).toBe('Step 1Curtana')
    // The Tab key reaches one, the arrow keys all others.
    expect(table?.querySelectorAll('input[tabindex="0"]')).toHaveLength(1)
  })

  test('says when an achievement proved a relic, and which', async () => {
    const [first] = inSeries(zenith)
    if (first === undefined) throw new Error('no relic')
    const date = Date.UTC(2021, 2, 3) / 1000
    const proven: Thing = { ...first, isOwned: true, date, fixed: { by: 'proven', date, achievement: 129 } }
    const view = await drawn(<RelicTable frame={frame} things={[proven]} openKey={null} />)
    const cell = view.document.querySelector('td .relic small')
    expect(cell?.querySelector('time')?.textContent).toBe('Mar 2021')
    expect(cell?.getAttribute('title')).toBe('By “A Relic Reborn: Curtana”, Mar 3, 2021')
    expect(view.document.querySelector('td input')?.getAttribute('aria-disabled')).toBe('true')
  })

  test('says what an achievement tells of a step without proving any, until one is there', async () => {
    const things = inSeries(zenith)
    const hintsIn = async (all: readonly Thing[]) => {
      const view = await drawn(<RelicTable frame={frame} things={things} openKey={null} />)
      await view.settle(() => known.set({ things: all, achievements: new Set([925]) }))
      return [...view.document.querySelectorAll('tbody th small:has(a)')].map((hint) => hint.textContent)
    }
    expect(await hintsIn(things)).toEqual(['At least one, by “Taking It to the Stars”'])
    const animus = things.map((thing) => (thing.name === 'Bravura Animus' ? { ...thing, isOwned: true } : thing))
    expect(await hintsIn(animus)).toEqual([])
  })

  test('takes the clear of an ultimate duty for a hint', async () => {
    const things = inSeries(ucob)
    known.set({ things, achievements: new Set([1993]) })
    const view = await drawn(<RelicTable frame={frame} things={things} openKey={null} />)
    expect(view.document.querySelector('tbody th small:has(a)')?.textContent).toMatch(/^Duty cleared/)
    expect(view.document.querySelectorAll('input:checked')).toHaveLength(0)
    expect(view.document.querySelector('details')).toBe(null)
  })

  test('has no checkboxes where it is not known what a character has', async () => {
    const view = await drawn(
      <RelicTable frame={{ ...frame, isKnown: false }} things={inSeries(zenith)} openKey={null} />,
    )
    expect(view.document.querySelectorAll('input')).toHaveLength(0)
    expect(view.document.querySelectorAll('td a')).toHaveLength(80)
  })
})

test('what is above the list keeps what tables need of the page as a whole', async () => {
  const things = inSeries(zenith)
  const view = await drawn(
    <Above {...{ frame, character, things }} groups={[]} group={null} list={undefined as never} />,
  )
  expect(known.get().things).toBe(things)
  expect(view.document.querySelector('summary')?.textContent).toBe('What everything missing takes')
})
