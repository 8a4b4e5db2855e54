import { afterAll, beforeEach, expect, test } from 'vitest'
import { revealed, shield } from '#shield/shield-store.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { PlaceList } from './place-list.tsx'
import type { MapPlace } from './places.ts'
import { mapTexts } from './texts.ts'

const forget = () => {
  shield.set(null)
  revealed.set(new Set())
}
beforeEach(forget)
afterAll(forget)

const texts = mapTexts('en')
const places: MapPlace[] = [
  { id: 1, kind: 'vendor', label: 'Mina', x: 12.34, y: 5, note: 'Sells two', href: '/char/7/', isDone: true },
  { id: 2, kind: 'fate', label: 'A Late Fate', x: 30, y: 1.26, note: 'Level 90', mainPatch: 73 },
]
const draw = async (selected: number | null = null, hasMap = true) => {
  const chosen: (number | null)[] = []
  const onSelect = (id: number | null) => void chosen.push(id)
  const page = await drawn(<PlaceList {...{ language: 'en', texts, places, selected, onSelect, hasMap }} />)
  return { page, chosen }
}

test('each place has its name, a note and its coordinates, and a link where it leads somewhere', async () => {
  const { page } = await draw()
  expect(page.words('li')).toEqual([
    'MinaSells twoX:\u00a012.3 Y:\u00a05.0',
    'A Late FateLevel 90X:\u00a030.0 Y:\u00a01.3',
  ])
  expect(page.one('a').getAttribute('href')).toBe('/char/7/')
  expect(page.all('li').map(({ className }) => className)).toEqual(['done', ''])
  expect(page.all('use').map((use) => use.getAttribute('href')?.split('#')[1])).toEqual(['way-shop', 'way-fate'])
})

test('a place of which nothing more is said has no line for it', async () => {
  const plain = { id: 3, kind: 'npc' as const, label: 'Rolf', x: 1, y: 1 }
  const props = { language: 'en' as const, texts, selected: null, onSelect: () => undefined, hasMap: true }
  expect((await drawn(<PlaceList {...props} places={[plain]} />)).all('small')).toEqual([])
})

test('a place is pointed out on the map, and let go by a second click', async () => {
  const { page, chosen } = await draw(1)
  expect(page.all('[aria-pressed]').map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
  await page.click('li:first-child button')
  await page.click('li:last-child button')
  expect(chosen).toEqual([null, 2])
})

test('where there is no map, no place can be pointed out', async () => {
  const { page } = await draw(null, false)
  expect(page.words('button')).toEqual([])
  expect(page.words('li > span.soft')).toEqual(['X:\u00a012.3 Y:\u00a05.0', 'X:\u00a030.0 Y:\u00a01.3'])
})

test('what the shield hides has neither name nor note before it is asked for', async () => {
  shield.set(72)
  const { page } = await draw()
  expect(page.words('li')[1]).not.toMatch(/Late|90/)
  await page.click('.veil')
  expect(page.words('li')[1]).toBe('A Late FateLevel 90X:\u00a030.0 Y:\u00a01.3')
})
