import { forecast } from '@kupodex/data/eorzea'
import { languages } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { deskPlaces } from './desk-places.ts'

test.each(languages)('every sky of the desk has weathers with names, in %s', (language) => {
  const { planets, weathers, island } = deskPlaces(language)
  expect(planets.length).toBeGreaterThan(1)
  for (const { name, rates, awaited } of planets) {
    expect(name).not.toBe('')
    expect(awaited.every((id) => rates.some(({ weatherId }) => weatherId === id))).toBe(true)
    for (const { weatherId } of forecast(rates, 1_785_000_000_000, 50)) expect(weathers[weatherId ?? 0]).toBeTruthy()
  }
  expect(planets.some(({ awaited }) => awaited.length > 0)).toBe(true)
  expect(island.animals.length).toBeGreaterThan(20)
})
