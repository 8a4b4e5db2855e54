import { DomUtil, type Map as LeafletMap } from 'leaflet'
import { gridLines, pointOf } from './grid.ts'

/** Writes the coordinates along the upper and the left edge of what is seen of a map. */
export const addAxes = (map: LeafletMap, sizeFactor: number): void => {
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
