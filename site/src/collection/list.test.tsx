import { nothingFixed } from '#marks/fixed.ts'
import { Profiler } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RarityEntry } from '@kupodex/data/contract'
import { views } from '#dev/samples.ts'
import { defaultState } from '#list/controls/state.ts'
import { openPage } from '#list/open-page.fixture.ts'
import { optionsOf } from '#list/page-words.ts'
import { listPageProps } from './build/page-props.ts'
import { type ListExtras, noExtras, type RowPartProps } from './frame.ts'
import { listTexts } from './list-texts.ts'
import { ownedThings, readThings } from './thing.ts'
import type { Rarity } from '#tables/rarity.ts'

const [noGroups, noTallies, noNames] = [[], [], {}]

beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('opening a thing draws its details and the row that marks it, ticking all things their boxes, and nothing else of the list', async () => {
  const sample = views.find(({ state }) => state === 'ready')
  if (sample === undefined || !('character' in sample)) throw new Error('no sample is ready')
  const { facts, ...props } = listPageProps('en', 'bozjaNote', null)
  const options = optionsOf(facts.page)
  const drawn = new Set<number>()
  const extras: ListExtras = {
    inRow: ({ thing: { id } }: RowPartProps) => {
      drawn.add(id)
      return null
    },
  }
  const rows = Array.from({ length: 120 }, (_, at) => ({
    id: at + 1,
    sort: at,
    name: `Note ${at + 1}`,
    number: at + 1,
  }))
  const { document, draw, click, press, close } = openPage('/char/5/bozjanotes/')
  const { List } = await import('./list.tsx')
  const list = { options, state: defaultState(options), change: () => {}, reset: () => {}, hold: () => () => {} }
  const things = ownedThings(readThings(rows, { itemBy: 'number' }))
  const texts = listTexts('en')
  const drawOwned = (dates: ReadonlyMap<number, number>) =>
    draw(
      <List
        {...props}
        {...{ facts, extras, list, texts, groups: noGroups, rarity: null, marks: null }}
        character={sample.character}
        owned={{ state: 'ready', dates, fixed: nothingFixed }}
        proofNames={noNames}
        tallies={noTallies}
        things={things(dates, new Set())}
      />,
    )
  await drawOwned(new Map())
  expect(drawn.size).toBe(120)
  drawn.clear()
  await click('a[data-thing="50"]')
  await vi.waitFor(() => expect(document.querySelector('aside h2')?.textContent).toBe('Note 50'))
  await vi.waitFor(() => expect(document.querySelector('[aria-current]')?.textContent).toBe('Note 50'))
  expect([...drawn]).toEqual([50])
  drawn.clear()
  await press('Escape')
  await vi.waitFor(() => expect(document.querySelector('[aria-current]')).toBeNull())
  expect([document.querySelector('aside h2'), drawn.size]).toEqual([null, 1])
  drawn.clear()
  await drawOwned(new Map(rows.map(({ id }) => [id, 1])))
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-tick]')]
  expect([boxes.filter(({ checked }) => checked).length, drawn.size]).toEqual([120, 0])
  await close()
})

test('a long list is drawn a window full at first and then bit by bit; what all rows say of rarity comes after all else', async () => {
  const sample = views.find(({ state }) => state === 'ready')
  if (sample === undefined || !('character' in sample)) throw new Error('no sample is ready')
  const { facts, ...props } = listPageProps('en', 'outfit', null)
  const whole = { ...facts, page: { ...facts.page, rows: null } }
  const options = optionsOf(whole.page)
  const rows = Array.from({ length: 300 }, (_, at) => ({ id: at + 1, sort: at, name: `Outfit ${at + 1}` }))
  const { document, draw, close } = openPage('/char/5/outfits/')
  const { List } = await import('./list.tsx')
  const seen: { rows: number; shares: number }[] = []
  const count = () => ({
    rows: document.querySelectorAll('.line').length,
    shares: [...document.querySelectorAll('.share')].filter(({ textContent }) => textContent !== '').length,
  })
  const [list, texts] = [
    { options, state: defaultState(options), change: () => {}, reset: () => {}, hold: () => () => {} },
    listTexts('en'),
  ]
  const things = readThings(rows, { itemBy: 'id' })
  const owned = { state: 'ready', dates: new Map(), fixed: nothingFixed } as const
  const drawWith = (rarity: Rarity | null) =>
    draw(
      <Profiler id="list" onRender={() => void seen.push(count())}>
        <List
          {...props}
          {...{ facts: whole, extras: noExtras, list, texts, groups: noGroups, marks: null, things, owned, rarity }}
          character={sample.character}
          proofNames={noNames}
          tallies={noTallies}
        />
      </Profiler>,
    )
  await drawWith(null)
  const drawnRows = seen.map((each) => each.rows)
  expect([drawnRows[0], drawnRows.at(-1)]).toEqual([60, 300])
  expect(Math.max(...drawnRows.map((each, at) => each - (drawnRows[at - 1] ?? 0)))).toBeLessThanOrEqual(200)
  seen.length = 0
  await drawWith({ charCount: 10, failed: false, of: () => ({ count: 5 }) as RarityEntry })
  expect([seen[0], seen.at(-1)]).toEqual([
    { rows: 300, shares: 0 },
    { rows: 300, shares: 300 },
  ])
  await close()
})

test.each([
  ['/char/5/bozjanotes/nothing/', true],
  ['/char/5/bozjanotes/', false],
  ['/char/5/bozjanotes/1/', false],
])('of %s says that there is no such category: %s', async (path, isSaid) => {
  const sample = views.find(({ state }) => state === 'ready')
  if (sample === undefined || !('character' in sample)) throw new Error('no sample is ready')
  const { facts, ...props } = listPageProps('en', 'bozjaNote', null)
  const options = optionsOf(facts.page)
  const texts = listTexts('en')
  const { document, draw, close } = openPage(path)
  const { List } = await import('./list.tsx')
  await draw(
    <List
      {...props}
      {...{ facts, extras: noExtras, texts, groups: [], rarity: null, marks: null }}
      character={sample.character}
      owned={{ state: 'ready', dates: new Map(), fixed: nothingFixed }}
      proofNames={{}}
      tallies={[]}
      things={readThings([{ id: 1, sort: 1, name: 'Note 1', number: 1 }], { itemBy: 'number' })}
      list={{ options, state: defaultState(options), change: () => {}, reset: () => {}, hold: () => () => {} }}
    />,
  )
  expect(document.body.textContent.includes(texts.list.noCategory)).toBe(isSaid)
  expect(document.querySelectorAll('a[data-thing]')).toHaveLength(1)
  await close()
})
