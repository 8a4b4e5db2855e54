import type { TriadTexts } from './en.ts'

/** Texts of Triple Triad in German. */
export const de: TriadTexts = {
  type: 'Kartentyp',
  noType: 'Keiner',
  stars: '{n} von 5 Sternen',
  givers: 'NPCs mit dieser Karte',
  opponent: 'Gegner',
  vendor: 'Händler',
  showMap: 'Auf der Karte zeigen',
  noPlace: 'Ort unbekannt',
  rules: 'Regeln',
  noRules: 'Keine besonderen Regeln',
  place: 'Ort',
  rewards: 'Karten als Belohnung',
  deck: 'Deck des Gegners',
  fixed: 'Immer im Deck',
  drawn: '{n} von diesen {of}',
  owned: 'Vorhanden',
  notOwned: 'Fehlt',
  missing: { one: '{n} Karte fehlt', other: '{n} Karten fehlen' },
  next: {
    one: 'Als Nächstes: {n} Gegner hat noch eine fehlende Karte',
    other: 'Als Nächstes: {n} Gegner haben noch fehlende Karten',
  },
  region: 'Region',
  cards: 'Karten',
  someMissing: 'Hat eine fehlende Karte',
  noneMissing: 'Keine fehlende Karte',
}
