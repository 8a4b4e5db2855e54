import type { Coordinates } from '@kupodex/data/game'

/** A point of the drawn map as Leaflet counts it: up and to the right, in pixels at zoom 0. */
export type MapPoint = [lat: number, lng: number]

/** The side of a drawn map in pixels at zoom 0: the operator's pictures, 2048 pixels wide, are drawn as they are at zoom 2. */
export const side = 512

/** The least and the greatest zoom (spec: characters §9). */
export const zooms = { least: -1, greatest: 2 } as const

const first = 1
const sidesAtFull = 41

/** How many coordinates a map of a scale (percent, sheet Map) spans: 41 of a hundred percent, half as many of two hundred. */
const span = (sizeFactor: number): number => (sidesAtFull * 100) / sizeFactor

/** Where a place is drawn on a map of a scale (percent). */
export const pointOf = ({ x, y }: Coordinates, sizeFactor: number): MapPoint => {
  const scale = side / span(sizeFactor)
  return [-(y - first) * scale, (x - first) * scale]
}

/** The coordinates of a drawn point, rounded down to one decimal as the game does. */
export const coordinatesAt = ([lat, lng]: MapPoint, sizeFactor: number): Coordinates => {
  const scale = span(sizeFactor) / side
  const shown = (pixels: number) => Math.floor((pixels * scale + first) * 10 + 1e-6) / 10
  return { x: shown(lng), y: shown(-lat) }
}

const mostLines = 10

/** The coordinates, the same on both axes, at which a map of a scale (percent) has lines: at most ten. */
export const gridLines = (sizeFactor: number): number[] => {
  const last = first + span(sizeFactor)
  const step = [1, 2, 5, 10, 20].find((one) => last / one <= mostLines) ?? 50
  return Array.from({ length: Math.floor(last / step) }, (_, at) => (at + 1) * step)
}
