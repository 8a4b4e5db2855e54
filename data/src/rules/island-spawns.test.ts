import { expect, test } from 'vitest'
import { bellMs, ratesOf, weatherMs, weatherStart } from '../eorzea/index.ts'
import { slowNumber, slowTable } from '../eorzea/twin.fixture.ts'
import { loadTables } from '../game/tables/index.ts'
import { islandSpawns, islandTerritory, type SpawnFacts } from './island-spawns.ts'

const { islandAnimals, territories, weatherRates } = loadTables(['islandAnimals', 'territories', 'weatherRates'])
const rates = ratesOf(islandTerritory, territories, weatherRates) ?? []
const conditional = islandAnimals.filter(({ weatherId, startHour }) => weatherId !== null || startHour !== null)

/** The weather of each bell from some weathers before a moment to the end of the forecast and beyond it, by the independent twin. */
const bellsFrom = (first: number) => {
  const table = slowTable(rates)
  return Array.from({ length: (448 + 40) * 8 }, (_, n) => {
    const at = first + n * bellMs
    return { at, bell: (at / bellMs) % 24, weather: n % 8 === 0 ? table[slowNumber(at)] : undefined }
  })
}

/** Every bell of the forecast looked at by itself. */
const slowSpawns = (animal: SpawnFacts, now: number): { start: number; end: number }[] => {
  const step = weatherStart(now)
  const found: { start: number; end: number }[] = []
  let weather: number | null | undefined
  for (const bell of bellsFrom(step - 20 * weatherMs)) {
    if (bell.weather !== undefined) weather = bell.weather
    const { startHour: from, endHour: to } = animal
    const isHour =
      from === null ||
      to === null ||
      (from < to ? bell.bell >= from && bell.bell < to : bell.bell >= from || bell.bell < to)
    if (!isHour || (animal.weatherId !== null && weather !== animal.weatherId)) continue
    const last = found.at(-1)
    if (last?.end === bell.at) last.end += bellMs
    else found.push({ start: bell.at, end: bell.at + bellMs })
  }
  return found.filter(({ start, end }) => end > now && start < step + 448 * weatherMs).slice(0, 5)
}

test.each([1_785_000_123_456, 1_795_306_000_000, weatherStart(1_800_000_000_000)])(
  'the forecast of every animal at %i is that of a twin that looks at each bell',
  (now) => {
    for (const animal of conditional)
      expect([animal.id, islandSpawns(animal, rates, now)]).toEqual([animal.id, slowSpawns(animal, now)])
  },
)

test('29 animals wait for something, and the others have no forecast', () => {
  expect(conditional).toHaveLength(29)
  for (const animal of islandAnimals)
    expect(islandSpawns(animal, rates, 1_785_000_000_000).length > 0, String(animal.id)).toBe(
      conditional.includes(animal),
    )
})

test('a weather that does not come within a week is not in the forecast', () => {
  expect(islandSpawns({ weatherId: 9, startHour: null, endHour: null }, rates, 1_785_000_000_000)).toEqual([])
})
