import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { coordinatesText } from '@kupodex/data/game'
import { drawn } from '#ui/drawn.fixture.ts'
import type { Place as PlacePart } from './place.tsx'

let [Place, maps]: [typeof PlacePart | null, object[]] = [null, []]

beforeEach(async () => {
  vi.resetModules()
  maps = []
  vi.doMock('#maps/map-toggle.tsx', () => ({ MapToggle: (props: object) => void maps.push(props) }))
  ;({ Place } = await import('./place.tsx'))
})
afterEach(() => {
  vi.doUnmock('#maps/map-toggle.tsx')
  vi.resetModules()
})

const texts = { noPlace: 'Not known' }
const given = { language: 'en', images: null, texts } as const
const spot = { mapId: 3, x: 10.5, y: 20 }

test('an NPC has a place with its coordinates, and is on the map there', async () => {
  if (Place === null) throw new Error('not loaded')
  const on = { id: 7, kind: 'opponent', label: 'Mog' } as const
  const page = await drawn(<Place {...given} place="Town" spot={spot} on={on} />)
  expect(page.words('p')).toEqual([`Town ${coordinatesText(spot, 'en')}`])
  expect(maps).toEqual([expect.objectContaining({ mapId: 3, isListed: false, places: [{ ...on, x: 10.5, y: 20 }] })])
  await page.draw(<Place {...given} place="Town" spot={spot} on={{ ...on, href: '/a/' }} />)
  expect(maps.at(-1)).toMatchObject({ places: [{ ...on, href: '/a/' }] })
})

test.each([
  ['Town', 'Town'],
  ['', 'Not known'],
])('without a spot the place "%s" is all there is: %s', async (place, words) => {
  if (Place === null) throw new Error('not loaded')
  const page = await drawn(<Place {...given} place={place} spot={null} on={{ id: 7, kind: 'vendor', label: 'Mog' }} />)
  expect([page.words('p'), maps]).toEqual([[words], []])
})
