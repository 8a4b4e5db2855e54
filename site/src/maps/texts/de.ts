import type { MapTexts } from './en.ts'

/** Texts of maps in German. */
export const de: MapTexts = {
  map: 'Karte von {name}',
  keys: 'Pfeiltasten verschieben die Karte, Plus und Minus zoomen, Tab führt zu den Orten.',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  places: 'Orte auf dieser Karte',
  point: 'Auf der Karte zeigen',
}
