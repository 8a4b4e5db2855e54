import { coordinatesText, type Language } from '@kupodex/data/game'
import { type Html, html } from '@kupodex/data/html'
import type { Spot } from './item.ts'

/** How many maps an item's page shows; beyond them there are words only. */
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

/** Where a coordinate is on a map, in percent of its side. */
const percentAt = (coordinate: number, side: number): string => (((coordinate - 1) / side) * 100).toFixed(1)

const gridSvg = (side: number): Html => {
  const step = stepOf(side)
  const lines = Array.from({ length: Math.floor((side + 1) / step) }, (_, index) => (index + 1) * step)
    .filter((coordinate) => coordinate > 1 && coordinate < side)
    .map((coordinate) => ({ coordinate, at: percentAt(coordinate, side) }))
  const numbers = lines.map(
    ({ coordinate, at }) =>
      html`<text x="${at}" y="97.5">${coordinate}</text><text x="3.5" y="${at}">${coordinate}</text>`,
  )
  return html`<path d="${lines.map(({ at }) => `M${at} 0V100M0 ${at}H100`)}"/>${numbers}`
}

const markerSvg = ({ x, y, side }: Spot): Html => {
  const [left, top] = [percentAt(x, side), percentAt(y, side)]
  return html`<circle class="halo" cx="${left}" cy="${top}" r="5"/><circle cx="${left}" cy="${top}" r="2"/>`
}

const mapHtml = (spots: readonly Spot[], language: Language): Html | null => {
  const [first] = spots
  if (first === undefined) return null
  const line = ({ name, ...spot }: Spot) =>
    html`<li>${name} <span class="soft">${coordinatesText(spot, language)}</span></li>`
  return html`
    <figure class="panel map">
      <svg viewBox="0 0 100 100"${first.map !== undefined && html` data-picture="map/${first.map}"`} aria-hidden="true">${gridSvg(first.side)}${spots.map(markerSvg)}</svg>
      <figcaption><b>${first.place}</b><ul>${spots.map(line)}</ul></figcaption>
    </figure>
  `
}

/** Maps with the places where a thing is given, as HTML: the grid with a marker for each NPC (`show-pictures.ts` lays a picture below), and in words. */
export const mapsHtml = (spots: readonly Spot[], language: Language): Html =>
  html`${mapsOf(spots).map((map) => mapHtml(map, language))}`
