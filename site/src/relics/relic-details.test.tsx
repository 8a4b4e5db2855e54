import { beforeEach, describe, expect, test } from 'vitest'
import { character, frameOf, thingOf } from '#dev/frame.fixture.ts'
import { rowsIn, showTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { RelicDetails } from './relic-details.tsx'

const relics = rowsIn('en', 'relics')
const frame = frameOf('relic')

beforeEach(() => void showTables())

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

  test('say what every piece takes where that is the same for all steps', async () => {
    expect((await linesOf('The Fanged Wolf')).at(-1)?.slice(0, -1)).toEqual(['What it takes', '4,000 × Wolf Mark'])
  })

  test('say nothing of whom it is for where the jobs could not be loaded', async () => {
    showTables({ jobs: 'failed' })
    expect((await linesOf('Curtana Zenith')).map(([name]) => name)).toEqual(['Series', 'Step', 'What it takes'])
  })

  test('say nothing of what a relic takes where nothing is known of it', async () => {
    const relic = relics.find(({ relicSeriesId }) => relicSeriesId === 23)
    expect((await linesOf(relic?.name ?? '')).map(([name]) => name)).not.toContain('What it takes')
  })
})
