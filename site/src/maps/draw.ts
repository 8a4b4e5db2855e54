import { control, CRS, latLngBounds, type LeafletMouseEvent, DomUtil, map as makeMap } from 'leaflet'
import { coordinatesText, type Language } from '@kupodex/data/game'
import { addAxes } from './axes.ts'
import { coordinatesAt, side, zooms } from './grid.ts'
import { addGround } from './ground.ts'
import { addMarkers, type Markers } from './markers.ts'

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

/** A map that is drawn into an element. */
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
    ...(isStill && { zoomAnimation: false, fadeAnimation: false, markerZoomAnimation: false, inertia: false }),
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
