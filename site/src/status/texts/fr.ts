import type { StatusTexts } from './en.ts'

export const fr: StatusTexts = {
  title: 'État des données',
  lead: 'Quand tout a été compté pour la dernière fois, et de quand datent les données des personnages.',
  description:
    'Quand Kupodex a compté les classements et la rareté pour la dernière fois, et de quand datent les données des personnages.',
  none: 'Aucun comptage quotidien n’a encore été publié.',
  counts: 'Comptages quotidiens',
  time: 'Moment',
  characters: 'Personnages',
  leftOut: 'Non comptés',
  duration: 'Durée',
  leftOutNote: 'Les personnages privés, supprimés ou pas encore lus ne sont pas comptés.',
  ages: 'Âge des données des personnages',
  agesLead: 'État au {date}. Plus ses rangs sont bons, plus un personnage est lu souvent.',
  noAges: 'Aucun personnage n’avait été lu au dernier comptage.',
  group: 'Groupe',
  count: 'Nombre',
  half: 'Moitié sous',
  most: '90 % sous',
  goal: 'Cible',
  groups: {
    asked: 'Demandés',
    fresh: 'Nouveaux',
    top: 'Rangs 1 à 100',
    middle: 'Rangs 101 à 10 000',
    tail: 'Tous les autres',
    rare: 'Privés ou supprimés',
  },
  data: 'La même chose pour les programmes (JSON)',
}
