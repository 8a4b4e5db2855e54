import type { StoreTexts } from './en.ts'

/** Texts of the shops and the Moogle Treasure Trove in German. */
export const de: StoreTexts = {
  item: 'Gegenstand',
  unlocks: 'Schaltet frei',
  cost: 'Kosten',
  notKnown: '{name}: nicht bekannt',
  words: { completed: 'Erhalten', missing: 'Fehlend' },
  progress: '{n} von {of}',
  rest: {
    one: '{n} Gegenstand fehlt. Er kostet {cost}.',
    other: '{n} Gegenstände fehlen. Zusammen kosten sie {cost}.',
  },
  nothingLeft: 'Hier fehlt nichts.',
  notCounted: {
    one: 'Bei {n} Gegenstand ist nicht bekannt, ob dieser Charakter ihn hat; er ist nicht mitgezählt.',
    other: 'Bei {n} Gegenständen ist nicht bekannt, ob dieser Charakter sie hat; sie sind nicht mitgezählt.',
  },
  amount: '{n} × {name}',
  fromLodestone: 'Reittiere und Begleiter werden mit dem Lodestone abgeglichen und können hier nicht abgehakt werden.',
  nothing: 'Keine Treffer mit diesen Filtern.',
  shops: {
    currencies: 'Währungen',
    select: 'Wähle eine Währung, um Händler zu sehen.',
    none: 'Für diese Währung verkauft kein Händler etwas Sammelbares.',
    unknown: 'Unbekannter Händler',
    back: 'Alle Währungen',
    noPlace: 'Der Ort ist nicht bekannt.',
    map: 'Auf der Karte zeigen',
  },
  trove: {
    collection: 'Sammelgegenstände',
    misc: 'Sonstige Gegenstände',
    howTo: 'Bezugsquelle',
    howToUnknown: 'Noch nicht bekannt.',
    season: 'Saison',
    progress: '{n} von {of} Sammelgegenständen erhalten',
    restOf: 'Was fehlt',
    miscNote: 'Diese Gegenstände schalten nichts in einer Sammlung frei; darum gibt es nichts abzuhaken.',
    seasons:
      'Die Preise sind die der Saison, in der es den Gegenstand zuletzt gab. Jede Saison hat einen eigenen Allagischen Stein.',
  },
}
