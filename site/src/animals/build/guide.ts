import { coordinatesText, type Language, nameIn } from '@kupodex/data/game'
import { ratesOf } from '@kupodex/data/eorzea'
import { islandTerritory, spawnCondition } from '@kupodex/data/rules'
import { loadTables } from '@kupodex/data/tables'
import { noted } from '#format/punctuation.ts'
import type { MapPlace } from '#maps/places.ts'
import type { GuideFacts } from '../facts.ts'
import { animalTexts } from '../texts.ts'
import { spawnHours } from '../times.ts'

const tables = loadTables(['islandAnimals', 'islandIngredients', 'items', 'territories', 'weatherRates', 'weathers'])
const animals = tables.islandAnimals.filter(({ deleted }) => !deleted).sort((a, b) => a.sort - b.sort)
const rates = ratesOf(islandTerritory, tables.territories, tables.weatherRates) ?? []

/** What captures an animal of each size (items). */
const restraints = { S: 37615, M: 37616, L: 37617 } as const

export const islandMap = tables.territories.find(({ id }) => id === islandTerritory)?.mapId ?? null

export interface AnimalLine {
  id: number
  name: string
  size: 'S' | 'M' | 'L'
  leavings: readonly [string, string]
  weather: string | null
  hours: string | null
  /** Where it lives; null where that is not known yet. */
  place: string | null
}

/** The three lists of the guide, the lines of the last two by when they can be met. */
export interface Guide {
  always: readonly AnimalLine[]
  timed: readonly AnimalLine[]
  weathered: readonly AnimalLine[]
  /** What captures an animal of a size. */
  sizes: readonly { size: 'S' | 'M' | 'L'; item: string }[]
  facts: GuideFacts
  places: readonly MapPlace[]
}

export const guideIn = (language: Language): Guide => {
  const texts = animalTexts(language)
  const itemName = (id: number) =>
    nameIn(tables.items.find((item) => item.id === id)?.name ?? { en: '?', de: null, fr: null, ja: null }, language)
  const weatherName = (id: number) => {
    const name = tables.weathers.find((weather) => weather.id === id)?.name
    return name === undefined ? '?' : nameIn(name, language)
  }
  const placeOf = ({ x, y, cave }: (typeof animals)[number]) => {
    if (x === null || y === null) return cave ? texts.cave : null
    const at = coordinatesText({ x, y }, language)
    return cave ? noted(language, at, texts.cave) : at
  }
  const lines = animals.map((animal) => ({
    startHour: animal.startHour ?? -1,
    id: animal.id,
    name: nameIn(animal.name, language),
    size: animal.size,
    leavings: [itemName(animal.leavingItemIds[0]), itemName(animal.leavingItemIds[1])] as const,
    weatherId: animal.weatherId,
    weather: animal.weatherId === null ? null : weatherName(animal.weatherId),
    hours: spawnHours(animal),
    place: placeOf(animal),
  }))
  const order = rates.map(({ weatherId }) => weatherId)
  const visitors = animals.filter((animal) => spawnCondition(animal) !== null)
  return {
    always: lines.filter(({ weather, hours }) => weather === null && hours === null),
    timed: lines
      .filter(({ weather, hours }) => weather === null && hours !== null)
      .sort((a, b) => a.startHour - b.startHour),
    weathered: lines
      .filter(({ weather }) => weather !== null)
      .sort((a, b) => order.indexOf(a.weatherId ?? 0) - order.indexOf(b.weatherId ?? 0) || a.startHour - b.startHour),
    sizes: (['S', 'M', 'L'] as const).map((size) => ({ size, item: itemName(restraints[size]) })),
    facts: {
      language,
      rates,
      weathers: Object.fromEntries(rates.map(({ weatherId }) => [weatherId, weatherName(weatherId)])),
      animals: visitors.map(({ id, name, size, weatherId, startHour, endHour }) => ({
        ...{ id, name: nameIn(name, language), size, weatherId, startHour, endHour },
      })),
    },
    places: lines.flatMap(({ id, name, weather, hours }) => {
      const { x, y, cave } = animals.find((animal) => animal.id === id) ?? { x: null, y: null, cave: false }
      if (x === null || y === null) return []
      const note = [weather, hours, cave ? texts.cave : null].filter((part) => part !== null).join(' · ')
      return [{ id, x, y, kind: 'animal' as const, label: name, ...(note !== '' && { note }) }]
    }),
  }
}
