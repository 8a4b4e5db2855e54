import { imageOverlay, type LatLngBounds, type Map as LeafletMap, svgOverlay } from 'leaflet'
import { gridLines, pointOf, side } from './grid.ts'

const svgName = 'http://www.w3.org/2000/svg'

const shape = (name: string, values: Readonly<Record<string, number>>) => {
  const element = document.createElementNS(svgName, name)
  for (const [key, value] of Object.entries(values)) element.setAttribute(key, String(value))
  return element
}

const gridOf = (sizeFactor: number): SVGElement => {
  const svg = document.createElementNS(svgName, 'svg')
  svg.setAttribute('class', 'map-grid')
  svg.setAttribute('viewBox', `0 0 ${side} ${side}`)
  svg.append(shape('rect', { width: side, height: side }))
  for (const n of gridLines(sizeFactor)) {
    const [, at] = pointOf({ x: n, y: n }, sizeFactor)
    svg.append(shape('line', { x1: at, x2: at, y2: side }), shape('line', { y1: at, y2: at, x2: side }))
  }
  return svg
}

/** Lays the operator's picture below the places of a map; a drawn grid where there is none, or where it cannot be loaded. */
export const addGround = (map: LeafletMap, bounds: LatLngBounds, sizeFactor: number, picture: string | null): void => {
  const addGrid = () => void svgOverlay(gridOf(sizeFactor), bounds).addTo(map)
  if (picture === null) return addGrid()
  const overlay = imageOverlay(picture, bounds, { className: 'map-picture' }).addTo(map)
  overlay.once('error', () => {
    overlay.remove()
    addGrid()
  })
}
