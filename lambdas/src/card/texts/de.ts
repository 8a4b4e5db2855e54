import type { CardTexts } from './en.ts'

export const de: CardTexts = {
  collections: {
    triadNpc: 'Triple Triad-Gegner',
    portrait: 'Portraits',
    bozjaNote: 'Fronterlebnisse in Bozja',
    cosmicMission: 'Kosmo-Erkundung',
    fish: 'Fische',
    leve: 'Freibriefe',
  },
  rank: 'Rang {rank}',
  unranked: 'ohne Rang',
  allWorlds: 'Alle Welten: {rank}',
  asOf: 'Stand: {date}',
  nothingKnown: '— privat, noch nicht abgeglichen oder nichts abgehakt',
  private: { title: 'Privater Charakter', line: 'Dieser Charakter wird anderen nicht gezeigt.' },
  unknown: {
    title: 'Noch nicht auf Kupodex',
    line: 'Wer die Seite dieses Charakters öffnet, lässt ihn mit dem Lodestone abgleichen.',
  },
  deleted: {
    title: 'Nicht mehr auf dem Lodestone',
    line: 'Dieser Charakter wurde gelöscht oder ist nicht mehr zu finden.',
  },
}
