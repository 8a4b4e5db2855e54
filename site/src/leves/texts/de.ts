import type { LeveTexts } from './en.ts'

/** Texts of the levequests in German. */
export const de: LeveTexts = {
  level: 'Stufe {n}',
  missingHere: 'Hier fehlen noch',
  missingAll: 'Insgesamt fehlen noch',
  allHere: 'Alle von hier',
  all: 'Alle Freibriefe',
  allowances: { one: '{n} Vollmacht', other: '{n} Vollmachten' },
  days: { one: '{n} Tag', other: '{n} Tage' },
  regained: 'Alle zwölf Stunden kommen drei Vollmachten hinzu.',
  client: 'Auftraggeber',
  issuer: 'Ausgestellt von',
  map: 'Auf der Karte zeigen',
  journal: 'Journal',
  reward: 'Vergütung',
  exp: '{n} Routine',
  gil: '{n} Gil',
  goods: 'Erforderlicher Gegenstand',
  item: '{n} × {item}',
  repeats: 'Weitere Lieferungen',
  repeatsUpTo: {
    one: 'Bis zu {n} weitere auf einmal, für mehr Vergütung',
    other: 'Bis zu {n} weitere auf einmal, für mehr Vergütung',
  },
  scale: 'Umfang',
  largeScale: 'Groß-Freibrief',
}
