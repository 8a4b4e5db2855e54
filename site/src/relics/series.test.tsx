import { beforeEach, describe, expect, test } from 'vitest'
import { thingOf } from '#dev/frame.fixture.ts'
import { rowsIn, showTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { useProofNames, useSeriesSections } from './series.ts'
import { useKinds } from './relics-page.tsx'

const relics = rowsIn('en', 'relics')

beforeEach(() => void showTables())

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
