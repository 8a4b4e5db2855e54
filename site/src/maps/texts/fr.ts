import type { MapTexts } from './en.ts'

/** Texts of maps in French. */
export const fr: MapTexts = {
  map: 'Carte\u00a0: {name}',
  keys: 'Les flèches déplacent la carte, plus et moins changent l’échelle, Tab mène aux lieux.',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  places: 'Lieux sur cette carte',
  point: 'Montrer sur la carte',
}
