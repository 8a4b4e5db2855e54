import { nothingFixed } from '#marks/fixed.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { views } from '#dev/samples.ts'
import { defaultState } from '#list/controls/state.ts'
import { openPage } from '#list/open-page.fixture.ts'
import { optionsOf } from '#list/page-words.ts'
import { listPageProps } from './build/page-props.ts'
import { type ListExtras, noExtras, type RowPartProps } from './frame.ts'
import { listTexts } from './list-texts.ts'
import { ownedThings, readThings } from './thing.ts'

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
