import type { StatusTexts } from './en.ts'

export const de: StatusTexts = {
  title: 'Stand der Daten',
  lead: 'Wann zuletzt alles gezählt wurde und wie aktuell die Daten der Charaktere sind.',
  description:
    'Wann Kupodex zuletzt Ranglisten und Seltenheit gezählt hat und wie aktuell die Daten der Charaktere sind.',
  none: 'Es wurde noch keine tägliche Zählung veröffentlicht.',
  counts: 'Tägliche Zählungen',
  time: 'Zeitpunkt',
  characters: 'Charaktere',
  leftOut: 'Nicht gezählt',
  duration: 'Dauer',
  leftOutNote: 'Private, gelöschte und noch nicht gelesene Charaktere werden nicht gezählt.',
  ages: 'Alter der Charakterdaten',
  agesLead: 'Stand: {date}. Je besser seine Ränge, desto öfter wird ein Charakter gelesen.',
  noAges: 'Bei der letzten Zählung war noch kein Charakter gelesen.',
  group: 'Gruppe',
  count: 'Anzahl',
  half: 'Hälfte bis',
  most: '90 % bis',
  goal: 'Ziel',
  groups: {
    asked: 'Angefordert',
    fresh: 'Neu',
    top: 'Rang 1–100',
    middle: 'Rang 101–10.000',
    tail: 'Alle anderen',
    rare: 'Privat oder gelöscht',
  },
  data: 'Dasselbe für Programme (JSON)',
}
