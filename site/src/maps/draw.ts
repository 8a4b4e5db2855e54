import {
  control,
  CRS,
  DomUtil,
  imageOverlay,
  latLngBounds,
  type LatLngBounds,
  type Map as LeafletMap,
  type LeafletMouseEvent,
  map as makeMap,
  svgOverlay,
} from 'leaflet'
import { coordinatesText, type Language } from '@kupodex/data/game'
import { coordinatesAt, gridLines, pointOf, side, zooms } from './grid.ts'
import { addMarkers, type Markers } from './markers.ts'

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
const addGround = (map: LeafletMap, bounds: LatLngBounds, sizeFactor: number, picture: string | null): void => {
  const addGrid = () => void svgOverlay(gridOf(sizeFactor), bounds).addTo(map)
  if (picture === null) return addGrid()
  const overlay = imageOverlay(picture, bounds, { className: 'map-picture' }).addTo(map)
  overlay.once('error', () => {
    overlay.remove()
    addGrid()
  })
}

/** Writes the coordinates along the upper and the left edge of what is seen of a map. */
const addAxes = (map: LeafletMap, sizeFactor: number): void => {
  const layer = DomUtil.create('div', 'map-axes', map.getContainer())
  layer.setAttribute('aria-hidden', 'true')
  const numbers = gridLines(sizeFactor).map((n) => {
    const [across, down] = (['across', 'down'] as const).map((axis) => {
      const element = DomUtil.create('span', axis, layer)
      element.textContent = String(n)
      return element
    })
    return { point: pointOf({ x: n, y: n }, sizeFactor), across, down }
  })
  const place = () => {
    for (const { point, across, down } of numbers) {
      const { x, y } = map.latLngToContainerPoint(point)
      across?.style.setProperty('translate', `${x}px`)
      down?.style.setProperty('translate', `0 ${y}px`)
    }
  }
  map.on('move zoom resize viewreset', place)
  place()
}

export interface DrawOptions {
  language: Language
  /** Scale of the map in percent (sheet Map). */
  sizeFactor: number
  /** The address of its picture, as soon as it is known; null where there is none. */
  picture: Promise<string | null>
  words: { zoomIn: string; zoomOut: string }
  /** Whether the reader asked for less motion. */
  isStill: boolean
  /** Hears which place was chosen; null for a click beside all places. */
  choose: (id: number | null) => void
}

export interface DrawnMap extends Markers {
  remove: () => void
}

/** Draws a map on the plain grid of the game's coordinates, first as a whole. */
export const drawMap = (element: HTMLElement, options: DrawOptions): DrawnMap => {
  const { language, sizeFactor, picture, words, isStill, choose } = options
  const bounds = latLngBounds([-side, 0], [0, side])
  const map = makeMap(element, {
    crs: CRS.Simple,
    ...{ minZoom: zooms.least, maxZoom: zooms.greatest, zoomSnap: 0.25 },
    ...{ maxBounds: bounds.pad(0.1), maxBoundsViscosity: 1 },
    ...{ attributionControl: false, zoomControl: false, scrollWheelZoom: false, closePopupOnClick: false },
    ...(isStill && { zoomAnimation: false, fadeAnimation: false, inertia: false }),
  })
  let isGone = false
  const fit = () => void map.fitBounds(bounds, { animate: false })
  fit()
  let whole = map.getZoom()
  // A map that is seen as a whole leaves wheel and finger to the page.
  const setDragging = () => map.dragging[map.getZoom() > whole ? 'enable' : 'disable']()
  setDragging()
  map.on('zoomend', setDragging)
  map.on('focus', () => map.scrollWheelZoom.enable())
  map.on('blur', () => map.scrollWheelZoom.disable())

  void picture.then((src) => isGone || addGround(map, bounds, sizeFactor, src))
  addAxes(map, sizeFactor)
  control.zoom({ position: 'bottomright', zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  const pointed = DomUtil.create('output', 'map-pointed', element)
  pointed.setAttribute('aria-hidden', 'true')
  map.on('mousemove', ({ latlng: { lat, lng } }: LeafletMouseEvent) => {
    pointed.textContent = coordinatesText(coordinatesAt([lat, lng], sizeFactor), language)
  })
  map.on('mouseout', () => (pointed.textContent = ''))
  map.on('click', () => choose(null))
  const { show } = addMarkers(map, { language, sizeFactor, choose })

  const resized = new ResizeObserver(() => {
    const isWhole = map.getZoom() === whole
    map.invalidateSize({ animate: false })
    whole = map.getBoundsZoom(bounds)
    if (isWhole) fit()
    setDragging()
  })
  resized.observe(element)
  return {
    show,
    remove: () => {
      isGone = true
      resized.disconnect()
      map.remove()
    },
  }
}
