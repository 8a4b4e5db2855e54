import { Suspense } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { failedTexts } from '#ask/texts.ts'
import { frameOf, thingOf } from '#dev/frame.fixture.ts'
import { gameMap } from '#maps/game-map.ts'
import { showTables, type ShownTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { BattleMap } from './battle-map.tsx'
import { bozjaTexts } from './texts.ts'

const text = bozjaTexts('en')
const fate = (id: number, mapId: number, more: object = {}) => ({
  ...{ id, name: `Battle ${id}`, fateType: 1, mapId, x: 10, y: 20, spawnedById: null, ...more },
})
/** What drops at a battle: nothing, a note that the character has, one that it lacks; and battles of the other map. */
const fates = [fate(1, 665), fate(2, 665), fate(3, 665), fate(4, 606, { spawnedById: 3 }), fate(5, 606)]
const note = (id: number, bozjaFates: readonly number[]) => ({
  ...{ id, number: id, name: `Note ${id}`, bozjaFates, patch: '5.35' },
})
const bozjaNotes = [note(12, [2]), note(13, [3])]
const things = bozjaNotes.map((row) => thingOf(row, { isOwned: row.id === 12 }))

/** The map with its list of places, in whose place stands what the map itself is given. */
const open = async (isKnown = true, tables: ShownTables = {}) => {
  showTables({ fates, bozjaNotes, ...tables })
  const part = vi.spyOn(gameMap, 'Part').mockImplementation(({ mapId, places, selected, onSelect }) => (
    <div className="places" data-map={mapId} data-selected={selected}>
      {places.map(({ id, label }) => (
        <button key={id} onClick={() => onSelect(id)}>
          {label}
        </button>
      ))}
    </div>
  ))
  onTestFinished(() => part.mockRestore())
  const page = await drawn(
    <Suspense>
      <BattleMap frame={frameOf('bozjaNote', { isKnown })} things={things} />
    </Suspense>,
  )
  return {
    ...page,
    places: () => page.words('.places button'),
    boxes: () => page.all<HTMLInputElement>('.overlays input').map(({ checked }) => checked),
    toggle: (at: number) => page.click(`.overlays label:nth-of-type(${at}) input`),
    pressed: () => page.words('.picks [aria-pressed=true]'),
  }
}

test('what is missing is shown at first, on the later map', async () => {
  const page = await open()
  const { noDrops, completed, missing } = text.overlays
  expect(page.words('.overlays label')).toEqual([`${noDrops} 1`, `${completed} 1`, `${missing} 1`])
  expect([page.boxes(), page.places(), page.pressed()]).toEqual([[false, false, true], ['Battle 3'], [text.maps[665]]])
  expect(page.words('.battle-map > p')).toEqual([text.selectFate])
})

test('where it is not known what the character has, battles that drop something are shown', async () => {
  const page = await open(false)
  const { noDrops, unknown } = text.overlays
  expect(page.words('.overlays label')).toEqual([`${noDrops} 1`, `${unknown} 2`])
  expect([page.boxes(), page.places()]).toEqual([
    [false, true],
    ['Battle 2', 'Battle 3'],
  ])
})

test('each kind of battle can be shown and hidden', async () => {
  const page = await open()
  await page.toggle(1)
  await page.toggle(2)
  expect(page.places()).toEqual(['Battle 1', 'Battle 2', 'Battle 3'])
  await page.toggle(3)
  expect(page.places()).toEqual(['Battle 1', 'Battle 2'])
  await page.toggle(1)
  await page.toggle(2)
  expect([page.places(), page.words('.battle-map > p')]).toEqual([[], [text.nothing]])
})

test('a battle that is chosen stays in sight, and leads to one of the other map', async () => {
  const page = await open()
  await page.click('.places button')
  expect(page.words('.battle h2')).toEqual(['Battle 3'])
  expect(page.one('.places').getAttribute('data-selected')).toBe('3')
  await page.toggle(3)
  expect(page.places()).toEqual(['Battle 3'])
  await page.settle(() => page.all('.battle button').at(-1)?.click())
  expect([page.all('.battle').length, page.places()]).toEqual([0, []])
})

test('the other map has its own battles, and nothing is chosen on it', async () => {
  const page = await open()
  await page.click('.places button')
  await page.click('.picks button:not([aria-pressed=true])')
  expect([page.pressed(), page.one('.places').getAttribute('data-map')]).toEqual([[text.maps[606]], '606'])
  expect(page.all('.battle').length).toBe(0)
  await page.toggle(1)
  expect(page.places()).toEqual(['Battle 4', 'Battle 5'])
})

test.each([
  ['loading', frameOf('bozjaNote').texts.tables.loading],
  ['failed', failedTexts('en').failed],
] as const)('the page says that the battles are %s', async (state, said) => {
  const page = await open(true, { fates: state })
  expect([page.words('p')[0], page.all('.battle-map').length]).toEqual([said, 0])
})
