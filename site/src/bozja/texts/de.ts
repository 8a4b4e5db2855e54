import type { BozjaTexts } from './en.ts'

/** Texts of the Bozjan field notes in German. */
export const de: BozjaTexts = {
  map: 'Karte der Gefechte',
  maps: { 606: 'Bozja-Südfront', 665: 'Zadnor-Hochebene' },
  chooseMap: 'Karte',
  chooseShown: 'Gefechte auf der Karte',
  overlays: { noDrops: 'Ohne Beute', completed: 'Erhalten', missing: 'Fehlend', unknown: 'Mit Beute' },
  kinds: { 1: 'Scharmützel', 2: 'Kritisches Gefecht', 3: 'Duell', 4: 'Scharmützel' },
  drops: 'Beute',
  dropsNothing: 'Hier gibt es kein Fronterlebnis.',
  droppedBy: 'Beute von',
  after: 'Erscheint nach {name}',
  before: 'Danach kann {name} erscheinen',
  has: 'erhalten',
  lacks: 'fehlt',
  close: 'Schließen',
  selectFate: 'Wähle ein Gefecht, um seine Beute zu sehen.',
  nothing: 'Auf dieser Karte passt kein Gefecht zur Auswahl.',
  showMap: 'Auf der Karte zeigen: {name}',
}
