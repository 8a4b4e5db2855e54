import { beforeEach, describe, expect, test } from 'vitest'
import { relicRoles } from '@kupodex/data/game'
import { character, frameOf, thingOf } from '#dev/frame.fixture.ts'
import type { Thing } from '#collection/thing.ts'
import { rowsIn, showTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { Above } from './relics-page.tsx'
import { gridOf } from './grid.ts'
import { known } from './series.ts'
import { relicOf } from './relic.ts'
import { RelicTable } from './relic-table.tsx'

const relics = rowsIn('en', 'relics')
const inSeries = (id: number, rest: Partial<Thing> = {}) =>
  relics.filter(({ relicSeriesId }) => relicSeriesId === id).map((row) => thingOf(row, rest))
const [zenith, eureka, phantom, lucis, eurekaArmor, garo, ucob] = [1, 3, 6, 10, 16, 22, 23]
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
    for (const kind of ['input', 'td a'])
      expect(view.all(`${kind}:not([tabindex="-1"])`).map((part) => part.getAttribute('tabindex'))).toEqual(['0'])
  })

  test('names jobs in its heads, and classes only where no job has the tool', async () => {
    const headsOf = async (series: number) => {
      const view = await drawn(<RelicTable frame={frame} things={inSeries(series)} openKey={null} />)
      return view.all('thead th').map((head) => [...head.children].map((job) => job.getAttribute('title')).join())
    }
    expect((await headsOf(lucis)).slice(0, 2)).toEqual(['Carpenter', 'Blacksmith'])
    const shared = await headsOf(garo)
    expect(shared.filter((names) => names.includes('Bard'))).toEqual(['Bard,Machinist,Dancer'])
    expect(shared.filter((names) => names.includes('Archer'))).toEqual([])
  })

  test('names a step by its first relic, but neither pieces of armor nor what the shield hides', async () => {
    const namesOf = async (series: number, isVeiled = false) => {
      const part = (
        <RelicTable frame={{ ...frame, isVeiled: () => isVeiled }} things={inSeries(series)} openKey={null} />
      )
      return (await drawn(part)).words('tbody th small')
    }
    expect((await namesOf(zenith)).slice(0, 2)).toEqual(['Curtana', 'Curtana Zenith'])
    expect(await namesOf(eurekaArmor)).toEqual([])
    expect(await namesOf(zenith, true)).toEqual([])
  })

  test('has no words of steps or pieces beside a name where there is one step alone', async () => {
    const view = await drawn(<RelicTable frame={frame} things={inSeries(ucob)} openKey={null} />)
    expect(view.all('tbody th span')).toEqual([])
  })

  test('takes as much height before it is laid out as its rows and its head will', async () => {
    const heightOf = async (things: readonly Thing[]) => {
      const view = await drawn(<RelicTable frame={frame} things={things} openKey={null} />)
      return view.one('.relic-table').style.containIntrinsicSize
    }
    const all = inSeries(zenith)
    expect(await heightOf(all)).toBe('auto 49.5rem')
    expect(await heightOf(all.filter((thing) => relicOf(thing).step === 1))).toBe('auto 11rem')
  })

  test('says the name of each cell over all of it, and of its link and checkbox', async () => {
    const things = inSeries(zenith)
    const view = await drawn(<RelicTable frame={frame} things={things} openKey={null} />)
    const cells = view.all('.relic')
    expect(cells.map((cell) => cell.title).toSorted()).toEqual(things.map(({ name }) => name).toSorted())
    for (const cell of cells) {
      const named = [...cell.querySelectorAll('a, input')].map((part) => part.getAttribute('aria-label'))
      expect(named).toEqual([cell.title, cell.title])
    }
  })

  test('has no head without a name where its jobs could not be loaded', async () => {
    showTables({ jobs: 'failed' })
    const view = await drawn(<RelicTable frame={frame} things={inSeries(zenith)} openKey={null} />)
    expect(view.all('thead th')).toEqual([])
    expect(view.all('thead td')).toHaveLength(11)
  })

  test('is one that slides in its own box from fewer widths on where it has many columns', async () => {
    const isNarrow = async (series: number) => {
      const view = await drawn(<RelicTable frame={frame} things={inSeries(series)} openKey={null} />)
      return view.one('.relic-table').classList.contains('is-narrow')
    }
    expect(await isNarrow(zenith)).toBe(true)
    // As many columns as are no more than few.
    expect(await isNarrow(eureka)).toBe(true)
    expect(await isNarrow(phantom)).toBe(false)
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
    const hint = ['At least one, by “Taking It to the Stars”']
    expect(await hintsIn(things)).toEqual(hint)
    const owning = (name: string) => (thing: Thing) => (thing.name === name ? { ...thing, isOwned: true } : thing)
    expect(await hintsIn(things.map(owning('Bravura Animus')))).toEqual([])
    // Nor does a relic of another step, or of this step in another series, tell more of it.
    expect(await hintsIn(things.map(owning('Bravura Zenith')))).toEqual(hint)
    expect(await hintsIn([...things, ...inSeries(eureka, { isOwned: true })])).toEqual(hint)
  })

  test('takes the clear of an ultimate duty for a hint', async () => {
    const things = inSeries(ucob)
    known.set({ things, achievements: new Set([1993]) })
    const view = await drawn(<RelicTable frame={frame} things={things} openKey={null} />)
    expect(view.document.querySelector('tbody th small:has(a)')?.textContent).toMatch(/^Duty cleared/)
    expect(view.document.querySelectorAll('input:checked')).toHaveLength(0)
    expect(view.document.querySelector('details')).toBe(null)
  })

  test('has links that the arrow keys reach where nothing can be ticked, from the first that is shown', async () => {
    const things = inSeries(zenith)
    const hidden = things[0]
    const view = await drawn(
      <RelicTable frame={{ ...frame, isVeiled: (thing) => thing === hidden }} things={things} openKey={null} />,
    )
    const reached = () => view.all('a[data-thing][tabindex="0"]').map((link) => link.getAttribute('aria-label'))
    const press = (key: string, more = {}) =>
      view.settle(() => view.send(document.activeElement ?? document, 'keydown', { key, ...more }))
    expect(reached()).toEqual([things[1]?.name])
    await view.settle(() => view.one('a[data-thing][tabindex="0"]').focus())
    await press('ArrowRight')
    expect(reached()).toEqual([things[2]?.name])
    expect(document.activeElement?.getAttribute('aria-label')).toBe(things[2]?.name)
    await press('ArrowLeft', { altKey: true })
    expect(reached()).toEqual([things[2]?.name])
    await press('End')
    expect(document.activeElement?.getAttribute('aria-label')).toBe(gridOf(things).rows.at(-1)?.cells.at(-1)?.[0]?.name)
  })

  test('keeps the relic that the Tab key reaches while a link beside the cells has the focus', async () => {
    const things = inSeries(zenith)
    known.set({ things, achievements: new Set([925]) })
    const view = await drawn(<RelicTable frame={frame} things={things} openKey={null} />)
    const reached = () => view.all('a[data-thing][tabindex="0"]').map((link) => link.getAttribute('aria-label'))
    await view.settle(() => view.all('a[data-thing]')[3]?.focus())
    const last = reached()
    expect(last).not.toEqual([things[0]?.name])
    await view.settle(() => view.one('tbody th small a').focus())
    expect(reached()).toEqual(last)
  })

  test('marks the relic that is open, and what is owned since', async () => {
    const things = inSeries(zenith)
    const [first, , , fourth] = things
    if (first === undefined || fourth === undefined) throw new Error('no relics')
    const view = await drawn(<RelicTable frame={frame} things={things} openKey={first.key} />)
    const marked = () => [
      view.all('[aria-current]').map((link) => link.getAttribute('aria-label')),
      view.all<HTMLInputElement>('input').flatMap((box) => (box.checked ? box.getAttribute('aria-label') : [])),
    ]
    expect(marked()).toEqual([[first.name], []])
    const owning = things.map((thing) => (thing === first ? { ...thing, isOwned: true } : thing))
    await view.draw(<RelicTable frame={frame} things={owning} openKey={fourth.key} />)
    expect(marked()).toEqual([[fourth.name], [first.name]])
    await view.draw(<RelicTable frame={frame} things={owning} openKey={null} />)
    expect(marked()).toEqual([[], [first.name]])
  })

  test('has no checkboxes where it is not known what a character has', async () => {
    const view = await drawn(
      <RelicTable frame={{ ...frame, isKnown: false }} things={inSeries(zenith)} openKey={null} />,
    )
    expect(view.document.querySelectorAll('input')).toHaveLength(0)
    expect(view.document.querySelectorAll('td a')).toHaveLength(80)
  })
})

test('what is above the list has its place before the series are there, and says nothing of them', async () => {
  showTables({ relicSeries: 'loading' })
  const view = await drawn(
    <Above {...{ frame, character, things: inSeries(zenith) }} groups={[]} group={null} list={undefined as never} />,
  )
  await view.click('summary')
  expect(view.one('details').textContent).toBe('What everything missing takes')
})

test('what is above the list keeps what tables need of the page as a whole', async () => {
  const things = inSeries(zenith)
  const view = await drawn(
    <Above {...{ frame, character, things }} groups={[]} group={null} list={undefined as never} />,
  )
  expect(known.get().things).toBe(things)
  expect(view.document.querySelector('summary')?.textContent).toBe('What everything missing takes')
})
