import { expect, test, vi } from 'vitest'
import { failedTexts } from '#ask/texts.ts'
import { openPage } from '#ui/page.fixture.ts'
import { animalTexts } from './texts.ts'
import { bindMap } from './map-button.ts'

test('a map that cannot be loaded says so in its place until it can, and is drawn once', async () => {
  const page = openPage('<main><button id="open" data-map-button></button><div data-map hidden></div></main>')
  const load = vi.fn(async () => ({ drawAnimalMap: (place: HTMLElement) => (place.textContent += 'the map') }))
  load.mockRejectedValueOnce(new TypeError('no network'))
  bindMap(page.one('main'), 'en', load)
  expect(load).not.toHaveBeenCalled()
  page.click('#open')
  await vi.waitFor(() => expect(page.words('[data-map] [role=alert]')).toEqual([failedTexts('en').failed]))
  page.click('[data-map] button')
  await vi.waitFor(() => expect(page.words('[data-map]')).toEqual(['the map']))
  page.click('#open')
  expect(page.one('[data-map]').hasAttribute('hidden')).toBe(true)
  page.click('#open')
  expect([page.words('[data-map]'), load.mock.calls.length]).toEqual([['the map'], 2])
})

test('the button says what a press does, and whether the map is open', () => {
  const page = openPage('<main><button id="open" data-map-button></button><div data-map hidden></div></main>')
  bindMap(page.one('main'), 'en', () => new Promise(() => undefined))
  const { mapHide, mapShow } = animalTexts('en')
  const said = () => [page.one('#open').getAttribute('aria-expanded'), page.one('#open').textContent]
  page.click('#open')
  expect(said()).toEqual(['true', mapHide])
  page.click('#open')
  expect(said()).toEqual(['false', mapShow])
})

test('a page without a map is left as it is', () => {
  const page = openPage('<main><button id="open" data-map-button>Map</button></main>')
  bindMap(page.one('main'), 'en', () => Promise.reject(new Error('nothing to draw')))
  page.click('#open')
  expect(page.words('#open')).toEqual(['Map'])
})
