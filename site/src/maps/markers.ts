import { DomEvent, DomUtil, divIcon, marker, type Map as LeafletMap, type Marker, popup } from 'leaflet'
import { coordinatesText, type Language } from '@kupodex/data/game'
import spriteUrl from '#images/sprite.svg?url&no-inline'
import { listed } from '#format/punctuation.ts'
import { pointOf } from './grid.ts'
import { type MapPlace, type PlaceKind, placeSymbols } from './places.ts'

/** The side of a pin, in px. */
const pinSize = 32

const symbolOf = (kind: PlaceKind): SVGElement => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', `${spriteUrl}#${placeSymbols[kind]}`)
  svg.setAttribute('aria-hidden', 'true')
  svg.append(use)
  return svg
}

const pinOf = (kind: PlaceKind): HTMLElement => {
  const pin = document.createElement('span')
  pin.append(symbolOf(kind))
  return pin
}

const saidOf = (place: MapPlace, language: Language): HTMLElement => {
  const said = document.createElement('div')
  const name = DomUtil.create(place.href === undefined ? 'b' : 'a', '', said)
  name.textContent = place.label
  if (name instanceof HTMLAnchorElement && place.href !== undefined) name.href = place.href
  for (const text of [place.note, coordinatesText(place, language)])
    if (text !== undefined) DomUtil.create('small', '', said).textContent = text
  return said
}

/** How far (px) pins of one place are apart, at every zoom. */
const apart = 26

/** Up to how far (coordinates) places are one, so that their pins would hide each other. */
const together = 0.5

const gathered = (places: readonly MapPlace[]): MapPlace[][] => {
  const groups: [MapPlace, ...MapPlace[]][] = []
  for (const place of places) {
    const near = groups.find(([first]) => Math.hypot(first.x - place.x, first.y - place.y) < together)
    if (near === undefined) groups.push([place])
    else near.push(place)
  }
  return groups
}

/** Sets each pin beside those of the same place, as if the place were in the middle of them. */
const spread = (places: readonly MapPlace[], elementOf: (id: number) => HTMLElement | undefined): void => {
  for (const same of gathered(places))
    same.forEach(({ id }, at) => {
      const element = elementOf(id)
      if (element) element.style.marginLeft = `${(at - (same.length - 1) / 2) * apart - pinSize / 2}px`
    })
}

const spokenOf = ({ label, note }: MapPlace, language: Language): string =>
  note ? listed(language, label, note) : label

export interface Markers {
  /** Shows these places, and what one of them is. Pins that stay are the same elements: they keep the focus. */
  show: (places: readonly MapPlace[], selected: number | null) => void
}

interface MarkerOptions {
  language: Language
  /** Scale of the map in percent. */
  sizeFactor: number
  /** Hears which pin was clicked, or pressed by Enter or the space key. */
  choose: (id: number) => void
}

export const addMarkers = (map: LeafletMap, { language, sizeFactor, choose }: MarkerOptions): Markers => {
  const pins = new Map<number, { place: MapPlace; pin: Marker }>()
  const said = popup({ closeButton: false, closeOnEscapeKey: false, offset: [0, -10] })

  const pinFor = (place: MapPlace): Marker => {
    const known = pins.get(place.id)
    if (known?.place.kind === place.kind) return known.pin.setLatLng(pointOf(place, sizeFactor))
    known?.pin.remove()
    const icon = divIcon({ className: `map-pin ${place.kind}`, html: pinOf(place.kind), iconSize: [pinSize, pinSize] })
    const pin = marker(pointOf(place, sizeFactor), { icon }).addTo(map)
    pin.on('click', () => choose(place.id))
    const element = pin.getElement()
    // Both keys click buttons; the space key must not scroll the page.
    if (element)
      DomEvent.on(element, 'keydown', (event) => {
        const { key } = event as KeyboardEvent
        if (key !== ' ' && key !== 'Enter') return
        DomEvent.stop(event)
        choose(place.id)
      })
    return pin
  }

  const show: Markers['show'] = (places, selected) => {
    const wanted = new Set(places.map(({ id }) => id))
    for (const [id, { pin }] of pins) {
      if (wanted.has(id)) continue
      pin.remove()
      pins.delete(id)
    }
    for (const place of places) {
      const pin = pinFor(place)
      pins.set(place.id, { place, pin })
      const element = pin.getElement()
      element?.setAttribute('aria-label', spokenOf(place, language))
      element?.setAttribute('aria-pressed', String(place.id === selected))
      element?.classList.toggle('done', place.isDone === true)
      pin.setZIndexOffset(place.id === selected ? 1000 : 0)
    }
    spread(places, (id) => pins.get(id)?.pin.getElement())
    const chosen = selected === null ? undefined : pins.get(selected)?.place
    if (chosen === undefined) return void said.remove()
    said.setLatLng(pointOf(chosen, sizeFactor)).setContent(saidOf(chosen, language)).openOn(map)
  }
  return { show }
}
