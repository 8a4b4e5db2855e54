import { fileIndexKeys, mapKey } from '@kupodex/data/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { rowsIn, type ShownTables } from '#tables/build/shown.fixture.ts'
import { type Drawn, drawn } from '#ui/drawn.fixture.ts'
import type { GameMapProps } from './map-view.tsx'
import type { MapPlace } from './places.ts'

const map = rowsIn('en', 'maps').find(({ sizeFactor }) => sizeFactor === 100)
const mapId = map?.id ?? 0
const places: MapPlace[] = [
  { id: 1, kind: 'vendor', label: 'Mina', x: 10, y: 5, note: 'Sells two', href: '/char/7/', isDone: true },
  { id: 2, kind: 'fate', label: 'A Late Fate', x: 30, y: 21.2, note: 'Level 90', href: '/late/', mainPatch: 73 },
  { id: 3, kind: 'npc', label: 'Rolf', x: 30.4, y: 21.2 },
]

class Observer {
  static seen: () => void
  constructor(seen: () => void) {
    Observer.seen = seen
  }
  observe = () => undefined
  disconnect = () => undefined
}

interface Opened {
  web?: Readonly<Record<string, unknown>>
  tables?: ShownTables
  /** The patch after which the shield hides names, in tenths. */
  hidesAfter?: number | null
  /** Whether the reader asked for less motion. */
  isStill?: boolean
}

/** A map in a window of no size, in whose middle the middle of the map is; nothing moves but at once. */
const open = async (
  rest: Partial<GameMapProps> = {},
  { web = {}, tables = {}, hidesAfter = null, isStill = true }: Opened = {},
) => {
  const [{ showTables }, { shield }] = await Promise.all([
    import('#tables/build/shown.fixture.ts'),
    import('#shield/shield-store.ts'),
  ])
  showTables(tables)
  const before = shield.get()
  onTestFinished(() => shield.set(before))
  shield.set(hidesAfter)
  const page = await drawn(null, { web })
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
  vi.stubGlobal('navigator', { userAgent: '', platform: '' })
  vi.stubGlobal('ResizeObserver', Observer)
  // The library of maps asks for these when it is loaded.
  const frames = { requestAnimationFrame: setTimeout, cancelAnimationFrame: clearTimeout }
  Object.assign(window, { screen: {}, devicePixelRatio: 1, getComputedStyle: () => ({}), ...frames })
  const { MapView } = await import('./map-view.tsx')
  page.document.documentElement.dataset.pictures = 'map'
  const chosen: (number | null)[] = []
  const choose = (id: number | null) => void chosen.push(id)
  const draw = (more: Partial<GameMapProps> = {}) =>
    page.draw(
      <MapView
        {...{ language: 'en', mapId, images: null, places, selected: null, onSelect: choose, ...rest, ...more }}
      />,
    )
  await draw()
  return { ...page, redraw: draw, chosen }
}

const pins = ({ all }: Pick<Drawn, 'all'>) => all('.map-pin')
const spoken = (page: Pick<Drawn, 'all'>) => pins(page).map((pin) => pin.getAttribute('aria-label'))

test('a map without a picture has lines, and their coordinates along two edges', async () => {
  const { all, words } = await open()
  expect(all('.leaflet-control, .leaflet-control-attribution')).toHaveLength(1)
  const numbers = ['5', '10', '15', '20', '25', '30', '35', '40']
  expect([words('.across'), words('.down')]).toEqual([numbers, numbers])
  expect(all('.map-grid').map((grid) => grid.getAttribute('viewBox'))).toEqual(['0 0 512 512'])
  const lines = all('.map-grid line').map((line) => ['x1', 'x2', 'y1', 'y2'].map((name) => line.getAttribute(name)))
  expect(lines).toHaveLength(16)
  const at = `${(9 / 41) * 512}`
  expect(lines.slice(2, 4)).toEqual([
    [at, at, null, '512'],
    [null, '512', at, at],
  ])
})

test('a pin stands where its coordinates are, beside those of the same place', async () => {
  const page = await open()
  expect(spoken(page)).toEqual(['Mina, Sells two', 'A Late Fate, Level 90', 'Rolf'])
  expect(pins(page).map(({ className }) => /map-pin (\w+)/.exec(className)?.[1])).toEqual(['vendor', 'fate', 'npc'])
  expect(pins(page).map(({ classList }) => classList.contains('done'))).toEqual([true, false, false])
  expect(pins(page).map(({ style }) => style.marginLeft)).toEqual(['-16px', '-29px', '-3px'])
  const [, ten] = page.all('.across')
  const [five] = page.all('.down')
  const [mina] = pins(page)
  expect([ten?.style.getPropertyValue('translate'), five?.style.getPropertyValue('translate')]).toEqual([
    ...[mina?.style.left, `0 ${mina?.style.top}`],
  ])
  expect(page.all('.map-pin use').map((use) => use.getAttribute('href')?.split('#')[1])).toEqual([
    ...['way-shop', 'way-fate', 'person'],
  ])
})

test('a place is chosen by a click on its pin or by a key that presses buttons, and let go by another one', async () => {
  const page = await open({ selected: 1 })
  const [first, second] = pins(page)
  if (first === undefined || second === undefined) throw new Error('no pins')
  await page.settle(() => page.send(second, 'click'))
  const isLeftAlone: boolean[] = []
  for (const key of ['Enter', ' ', 'a'])
    await page.settle(() => isLeftAlone.push(page.send(second, 'keydown', { key })))
  // The space key would scroll the page.
  expect(isLeftAlone).toEqual([false, false, true])
  await page.settle(() => page.send(first, 'click'))
  expect(page.chosen).toEqual([2, 2, 2, null])
})

test('what is chosen has its name, note and coordinates beside its pin', async () => {
  const page = await open({ selected: 1 })
  const said = () =>
    [...page.all('.leaflet-popup-content *')].map(({ localName, textContent }) => [localName, textContent])
  expect(said().slice(1)).toEqual([['a', 'Mina'], ['small', 'Sells two'], ['small', 'X:\u00a010.0 Y:\u00a05.0']]) // prettier-ignore
  expect(page.all('.leaflet-popup-close-button')).toEqual([])
  expect(page.one('.leaflet-popup-content a').getAttribute('href')).toBe('/char/7/')
  await page.redraw({ selected: 3 })
  expect(said().slice(1)).toEqual([['b', 'Rolf'], ['small', 'X:\u00a030.4 Y:\u00a021.2']]) // prettier-ignore
  expect(pins(page).map((pin) => pin.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true'])
  expect(pins(page).map(({ style }) => Number(style.zIndex) > 500)).toEqual([false, false, true])
  await page.redraw({ selected: null })
  expect(said()).toEqual([])
})

test('what is said stands above the pin, and does not cover it', async () => {
  const page = await open({ selected: 1 })
  const [mina] = pins(page)
  const above = parseFloat(page.one('.leaflet-popup').style.bottom) + parseFloat(mina?.style.top ?? '')
  expect(above).toBe(10)
})

test('Escape lets go of what is chosen, and is left alone where that is nothing', async () => {
  const page = await open({ selected: 1 })
  const isLeftAlone: boolean[] = []
  const press = (key: string) =>
    page.settle(() => isLeftAlone.push(page.send(page.one('.map-sheet'), 'keydown', { key })))
  await press('a')
  await press('Escape')
  await page.redraw({ selected: null })
  await press('Escape')
  expect([page.chosen, isLeftAlone]).toEqual([[null], [true, false, true]])
})

test('Escape within the map itself is left alone, too, once what was chosen is let go', async () => {
  const page = await open({ selected: 1 })
  await page.redraw({ selected: null })
  const ground = page.one('.leaflet-container')
  await page.settle(() => ground.focus())
  expect(page.send(ground, 'keydown', { key: 'Escape', keyCode: 27 })).toBe(true)
})

test('pins that stay are the same, so that they keep the focus; others come and go', async () => {
  const page = await open()
  const [mina, late] = pins(page)
  const moved = places
    .slice(0, 2)
    .map((place) => ({ ...place, y: 30, kind: place.id === 2 ? ('duel' as const) : place.kind }))
  await page.redraw({ places: moved })
  expect([spoken(page).length, pins(page).includes(mina as HTMLElement), late?.isConnected]).toEqual([2, true, false])
})

test('a place that went is on the map again where it comes back', async () => {
  const page = await open()
  await page.redraw({ places: places.slice(1) })
  expect(spoken(page)).not.toContain('Mina, Sells two')
  await page.redraw()
  expect(spoken(page)).toContain('Mina, Sells two')
})

test('a map has the name of its place', async () => {
  const place = rowsIn('en', 'placeNames').find(({ id }) => id === map?.placeNameId)
  const name = `Map of ${place?.name}`
  expect((await open()).one('.map-sheet').getAttribute('aria-label')).toBe(name)
})

test.each([true, false])(
  'a map moves and fades by itself, but not where less motion is asked for: %j',
  async (isStill) => {
    // The library is loaded with the first map, on its page.
    await open({ mapId: -1 })
    const { Map: LibraryMap } = await import('leaflet')
    const fitted = vi.spyOn(LibraryMap.prototype, 'fitBounds')
    await open({}, { isStill })
    const [made] = fitted.mock.contexts as InstanceType<typeof LibraryMap>[]
    const { zoomAnimation, fadeAnimation, inertia } = made?.options ?? {}
    expect([zoomAnimation, fadeAnimation, inertia]).toEqual(Array(3).fill(!isStill))
  },
)

test('what the shield hides has no name on the map, and leads nowhere', async () => {
  const page = await open({ selected: 2 }, { hidesAfter: 72 })
  expect(spoken(page)[1]).not.toMatch(/Late|90/)
  expect(page.all('.leaflet-popup-content a')).toEqual([])
})

test.each([
  ['https://pictures.test/', {}, `https://pictures.test/map_webp/${mapId}.webp`],
  ['', { [`/${fileIndexKeys.map}`]: [mapId] }, `/${mapKey(mapId)}`],
  ['', {}, undefined],
])('pictures below %j are drawn instead of lines, as far as there are any', async (images, web, src) => {
  vi.resetModules()
  onTestFinished(() => void vi.resetModules())
  const { all, settle, send } = await open({ images }, { web })
  await settle()
  expect(all('.map-picture').map((picture) => picture.getAttribute('src'))).toEqual(src === undefined ? [] : [src])
  expect(all('.map-grid')).toHaveLength(src === undefined ? 1 : 0)
  for (const picture of all('.map-picture')) await settle(() => send(picture, 'error', { bubbles: false }))
  expect([all('.map-picture').length, all('.map-grid').length]).toEqual([0, 1])
})

test('a map that is seen as a whole leaves the finger to the page; a closer look is moved', async () => {
  const page = await open()
  const isMoved = () => page.one('.leaflet-container').classList.contains('leaflet-grab')
  expect(isMoved()).toBe(false)
  await page.click('.leaflet-control-zoom-in')
  expect(isMoved()).toBe(true)
  await page.click('.leaflet-control-zoom-out')
  expect(isMoved()).toBe(false)
})

test('a map that is seen as a whole stays whole in another window, one that is looked at closely stays as it is', async () => {
  const page = await open()
  const width = () => page.one('.map-grid').style.width
  const resize = (size: number) =>
    page.settle(() => {
      Object.assign(page.one('.leaflet-container'), { clientWidth: size, clientHeight: size })
      Observer.seen()
    })
  await resize(512)
  expect(width()).toBe('512px')
  await resize(1024)
  expect(width()).toBe('1024px')
  await page.click('.leaflet-control-zoom-in')
  const closer = width()
  await resize(512)
  expect([closer, width()]).toEqual(['2048px', closer])
})

test('coordinates that are pointed at are said until the pointer leaves; a click beside all places lets go of what is chosen', async () => {
  const page = await open({ selected: 1 })
  const ground = Object.assign(page.one('.leaflet-container'), { clientLeft: 0, clientTop: 0 })
  const send = (type: string) => page.settle(() => page.send(ground, type, { clientX: 0, clientY: 0 }))
  await send('mousemove')
  // The middle of the map.
  expect(page.words('output')).toEqual(['X:\u00a021.5 Y:\u00a021.5'])
  await send('mouseout')
  expect(page.words('output')).toEqual([''])
  await send('click')
  expect(page.chosen).toEqual([null])
})

test.each<[string, Partial<GameMapProps>, ShownTables, string[]]>([
  ['with the map', {}, {}, ['.leaflet-container', '.map-places button']],
  ['not where the page lists them itself', { isListed: false }, {}, ['.leaflet-container']],
  ['also without the map', { mapId: -1 }, {}, ['.map-places span.soft']],
  ['also before the map is there', {}, { maps: 'loading' }, ['.map-sheet.bone', '.map-places span.soft']],
])('places are listed %s', async (_, rest, tables, drawnParts) => {
  const { all } = await open(rest, { tables })
  const parts = ['.map-sheet.bone', '.leaflet-container', '.map-places button', '.map-places span.soft']
  expect(parts.filter((part) => all(part).length > 0)).toEqual(drawnParts)
})
