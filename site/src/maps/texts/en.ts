/** Texts of maps in English. */
export const en = {
  map: 'Map of {name}',
  keys: 'Arrow keys move the map, plus and minus zoom, Tab goes to its places.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  places: 'Places on this map',
  point: 'Show on the map',
}

/** The catalogue that every language fills. */
export type MapTexts = typeof en
