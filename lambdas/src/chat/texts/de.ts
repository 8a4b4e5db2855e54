import type { ChatTexts } from './en.ts'

export const de: ChatTexts = {
  comma: ', ',
  asOf: 'Stand: {date}',
  more: 'und {n} weitere',
  unknown:
    'Diesen Charakter gibt es auf Kupodex nicht, oder er wird anderen nicht gezeigt. Gib den ganzen Namen ein oder die Nummer aus der Adresse seiner Lodestone-Seite; ein neuer Charakter muss auf Kupodex einmal geöffnet werden.',
  several: 'So heißen mehrere Charaktere. Wähle beim Tippen einen aus der Liste, oder gib die Welt dazu an:',
  unclear:
    '„{name}“ ist nicht eindeutig: So heißt auf Kupodex kein Charakter, oder mehrere heißen so. Wähle die Namen beim Tippen aus der Liste.',
  noThing: 'Nichts gefunden. Wähle beim Tippen etwas aus der Liste.',
  noCollection: 'Diese Sammlung gibt es nicht. Wähle beim Tippen eine aus der Liste.',
  noCommand: 'Diesen Befehl gibt es nicht mehr.',
  notPublished: 'Kupodex hat noch keine Daten veröffentlicht. Bitte versuche es später noch einmal.',
  failed: 'Auf dem Server ist etwas schiefgegangen. Bitte versuche es später noch einmal.',
  late: 'Das dauert gerade zu lange. Bitte versuche es gleich noch einmal.',
  tooMany: 'Zu viele Anfragen. Bitte versuche es in {wait} s noch einmal.',
  rarity: {
    owned: '**{percent}** der Charaktere auf Kupodex haben es ({count} von {of}).',
    notCounted: 'Wie viele Charaktere es haben, ist nicht bekannt.',
  },
  missing: {
    title: '{name}: Was noch fehlt – {what}',
    all: 'alle Sammlungen',
    progress: '**{collection}**: {count} ({percent})',
    points: '**{collection}**: {count} Punkte ({percent})',
    unknownOf: 'Nicht bekannt, weil privat, noch nicht abgeglichen oder nichts abgehakt: {collections}',
    unknown: 'Nicht bekannt, weil privat, noch nicht abgeglichen oder nichts abgehakt.',
    none: 'Es fehlt nichts, was noch zu bekommen ist.',
    count: 'Es fehlen: **{n}**. Was die meisten haben, steht zuerst:',
    thing: '{name} (haben {percent})',
  },
  tonight: {
    title: 'Wohin heute Abend?',
    first: 'Für die ersten {n} von {of} Mitgliedern.',
    away: 'Nicht auf Kupodex oder anderen nicht gezeigt: {n}',
    lack: 'bei {n} von {of} fehlt etwas',
    nothing: 'Von dem, was es in Inhalten gibt, fehlt niemandem etwas.',
    noneKnown: 'Über die Sammlungen dieser Charaktere ist nichts bekannt.',
  },
}
