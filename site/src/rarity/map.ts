import type { Language } from '@kupodex/data/game'
import { escapeHtml } from '@kupodex/data/html'
import { memo } from '#format/memo.ts'
import type { Spot } from './item.ts'

/** How many maps an item's page shows; beyond them the words alone tell the way. */
const mostMaps = 4

/** Coordinates between two lines of the grid, for maps of every scale about as many lines. */
const stepOf = (side: number): number => [1, 2, 5, 10].find((step) => side / step <= 9) ?? 10

/** The spots of one map together, in the order in which they first come. */
export const mapsOf = (spots: readonly Spot[]): Spot[][] => {
  const maps = new Map<string, Spot[]>()
  for (const spot of spots) {
    const key = `${spot.place}/${spot.side}`
    maps.set(key, [...(maps.get(key) ?? []), spot])
  }
  return [...maps.values()].slice(0, mostMaps)
}

const gridSvg = (side: number): string => {
  const at = (coordinate: number) => (((coordinate - 1) / side) * 100).toFixed(1)
  const step = stepOf(side)
  const lines = Array.from({ length: Math.floor((side + 1) / step) }, (_, index) => (index + 1) * step).filter(
    (coordinate) => coordinate > 1 && coordinate < side,
  )
  const path = lines.map((line) => `M${at(line)} 0V100M0 ${at(line)}H100`).join('')
  const numbers = lines.map(
    (line) => `<text x="${at(line)}" y="97.5">${line}</text><text x="3.5" y="${at(line)}">${line}</text>`,
  )
  return `<path d="${path}"/>${numbers.join('')}`
}

const markerSvg = ({ x, y, side }: Spot): string => {
  const [left, top] = [x, y].map((coordinate) => (((coordinate - 1) / side) * 100).toFixed(1))
  return `<circle class="halo" cx="${left}" cy="${top}" r="5"/><circle cx="${left}" cy="${top}" r="2"/>`
}

const coordinates = memo(
  (language: Language) => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

const mapHtml = (spots: readonly Spot[], language: Language): string => {
  const [first] = spots
  if (first === undefined) return ''
  const number = coordinates(language)
  const lines = spots.map(
    ({ name, x, y }) =>
      `<li>${escapeHtml(name)} <span class="soft">X: ${number.format(x)} Y: ${number.format(y)}</span></li>`,
  )
  return `<figure class="panel map"><svg viewBox="0 0 100 100" aria-hidden="true">${gridSvg(first.side)}${spots.map(markerSvg).join('')}</svg><figcaption><b>${escapeHtml(first.place)}</b><ul>${lines.join('')}</ul></figcaption></figure>`
}

/**
 * Maps with the places where a thing is given, as HTML. The picture of a map is the game's and not ours: what is drawn is its
 * grid of coordinates with a marker for each NPC, and below it the same in words.
 */
export const mapsHtml = (spots: readonly Spot[], language: Language): string =>
  mapsOf(spots)
    .map((map) => mapHtml(map, language))
    .join('')
