import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { gameMap } from '#maps/game-map.ts'
import { openPage } from '#ui/page.fixture.ts'
import { drawAnimalMap } from './animal-map.tsx'

test('the map has the places that the build gave it, one of which can be chosen', async () => {
  const part = vi.spyOn(gameMap, 'Part').mockImplementation(({ mapId, places, selected, onSelect }) => (
    <ul data-map-id={mapId}>
      {places.map(({ id, label }) => (
        <li key={id} aria-current={id === selected}>
          <button onClick={() => onSelect(id)}>{label}</button>
        </li>
      ))}
    </ul>
  ))
  onTestFinished(() => part.mockRestore())
  const places = ['Apkallu', 'Goobbue'].map((label, at) => ({ id: at + 1, label, kind: 'fate', x: 1, y: 1 }))
  const page = openPage('<div id="place"></div>')
  page.one('#place').dataset['map'] = JSON.stringify({ language: 'en', mapId: 772, places, images: null })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => drawAnimalMap(page.one('#place')))
  expect([page.one('ul').dataset['mapId'], page.words('li')]).toEqual(['772', ['Apkallu', 'Goobbue']])
  expect(page.words('[aria-current=true]')).toEqual([])
  await act(async () => page.click('li:last-child button'))
  expect(page.words('[aria-current=true]')).toEqual(['Goobbue'])
})
