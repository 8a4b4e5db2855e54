import { beforeEach, describe, expect, test } from 'vitest'
import { relicRoles } from '@kupodex/data/game'
import { character, frameOf, thingOf } from '#dev/frame.fixture.ts'
import type { Thing } from '#collection/thing.ts'
import { rowsIn, showTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { Above } from './relics-page.tsx'
import { gridOf } from './grid.ts'
import { known } from './known.ts'
import { relicOf } from './relic.ts'
import { RelicDetails } from './relic-details.tsx'
import { RelicTable } from './relic-table.tsx'
import { useProofNames, useSeriesSections } from './series.ts'
import { useKinds } from './use-kinds.ts'

const relics = rowsIn('en', 'relics')
const inSeries = (id: number, rest: Partial<Thing> = {}) =>
  relics.filter(({ relicSeriesId }) => relicSeriesId === id).map((row) => thingOf(row, rest))
const [zenith, resistance, eurekaArmor, ucob] = [1, 6, 16, 23]
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
    expect(await isNarrow(resistance)).toBe(false)
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

describe('the details of a relic', () => {
  const linesOf = async (name: string) => {
    const row = relics.find((relic) => relic.name === name)
    if (row === undefined) throw new Error(`no relic ${name}`)
    const view = await drawn(<RelicDetails {...{ frame, character }} thing={thingOf(row)} groups={[]} />)
    return [...view.document.querySelectorAll('dl > div')].map((line) =>
      [...line.querySelectorAll('dt, dd > div')]
        .map((part) => part.textContent)
        .concat(line.querySelector('dd')?.textContent ?? ''),
    )
  }

  test('say whom it is for, and what its step takes', async () => {
    const lines = await linesOf('Curtana Zenith')
    expect(lines.map(([name]) => name)).toEqual(['Series', 'Step', 'Worn by', 'What it takes'])
    expect(lines[2]?.at(-1)).toBe('Paladin')
    expect(lines[3]?.slice(1, -1)).toEqual(['3 × Thavnairian Mist (60 × Allagan Tomestone of Poetics)'])
  })

  test('name a role, and what only the first takes', async () => {
    expect((await linesOf('Bozjan Coat of Fending')).map((line) => line.at(-1)).slice(0, 2)).toEqual([
      'Bozjan Armor',
      'Fending',
    ])
    expect((await linesOf('Manderville Sword')).at(-1)?.slice(1, -1)).toEqual([
      '3 × Manderium Meteorite (1,500 × Allagan Tomestone of Poetics)',
      '1 × Quest “Make It a Manderville” (only for the first)',
    ])
  })
})

describe('series', () => {
  const Probe = () => {
    const sectionOf = useSeriesSections('en')
    const [kinds] = useKinds('en')
    const names = useProofNames('en')
    const all = relics.map((row) => thingOf(row))
    const sections = new Map(
      all.flatMap((thing) => (sectionOf === null ? [] : [[sectionOf(thing).key, sectionOf(thing)]])),
    )
    return (
      <>
        <ol>
          {[...sections.values()]
            .toSorted((a, b) => (a?.order ?? 0) - (b?.order ?? 0))
            .map((section) => (
              <li key={section?.key}>{section?.name}</li>
            ))}
        </ol>
        <p>
          {[...new Set(all.flatMap((thing) => kinds?.valuesOf(thing) ?? []))]
            .map((kind) => kinds?.labelOf(kind))
            .join()}
        </p>
        <b>{names[129]}</b>
        <i>{Object.keys(names).length}</i>
      </>
    )
  }

  test('are in the order of expansions, those of many last, and of four kinds', async () => {
    const view = await drawn(<Probe />)
    const names = [...view.document.querySelectorAll('li')].map((line) => line.textContent)
    expect(names).toHaveLength(29)
    expect(names.slice(0, 3)).toEqual([
      'Relic Weapons · A Realm Reborn',
      'Lucis Tools · A Realm Reborn',
      'Anima Weapons · Heavensward',
    ])
    expect(names.at(-1)).toBe('Deep Dungeon Weapons')
    expect(view.one('p').textContent?.split(',').toSorted()).toEqual(['Armor', 'Tools', 'Ultimate Weapons', 'Weapons'])
  })

  test('are there once the jobs are, so that no table is drawn without its heads, or once they could not be loaded', async () => {
    const shownWith = async (jobs: 'loading' | 'failed') => {
      showTables({ jobs })
      return (await drawn(<Probe />)).all('li').length
    }
    expect(await shownWith('loading')).toBe(0)
    expect(await shownWith('failed')).toBeGreaterThan(20)
  })

  test('have the names of all achievements that prove relics', async () => {
    const view = await drawn(<Probe />)
    expect(view.one('b').textContent).toBe('Raising the Curtana')
    const proving = rowsIn('en', 'proofs').filter(({ table }) => table === 'relics')
    expect(view.one('i').textContent).toBe(String(proving.length))
  })
})
