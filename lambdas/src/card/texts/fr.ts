import type { CardTexts } from './en.ts'

export const fr: CardTexts = {
  collections: {
    triadNpc: 'Adversaires de Triple Triade',
    portrait: 'Portraits',
    bozjaNote: 'Notes du front bozjien',
    cosmicMission: 'Exploration cosmique',
    fish: 'Poissons',
    leve: 'Mandats',
  },
  rank: 'n° {rank}',
  unranked: 'non classé',
  allWorlds: 'Tous les Mondes : {rank}',
  asOf: 'Données du {date}',
  nothingKnown: '— privé, pas encore lu ou rien de coché',
  private: { title: 'Personnage privé', line: 'Ce personnage n’est pas montré aux autres.' },
  unknown: {
    title: 'Pas encore sur Kupodex',
    line: 'Ouvrez la page de ce personnage pour le faire lire sur le Lodestone.',
  },
  deleted: {
    title: 'Absent du Lodestone',
    line: 'Ce personnage a été supprimé ou est désormais introuvable.',
  },
}
