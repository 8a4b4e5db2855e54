import type { LeveTexts } from './en.ts'

/** Texts of the levequests in French. */
export const fr: LeveTexts = {
  level: 'Niveau {n}',
  missingHere: 'Reste à faire ici',
  missingAll: 'Reste à faire en tout',
  allHere: 'Tous ceux-ci',
  all: 'Tous les mandats',
  allowances: { one: '{n} autorisation', other: '{n} autorisations' },
  days: { one: '{n} jour', other: '{n} jours' },
  regained: 'Trois autorisations reviennent toutes les douze heures.',
  client: 'Client',
  issuer: 'Proposé par',
  map: 'Voir sur la carte',
  journal: 'Journal',
  reward: 'Récompense',
  exp: '{n} points d’expérience',
  gil: '{n} gils',
  goods: 'Objet requis',
  item: '{n} × {item}',
  repeats: 'Livraisons supplémentaires',
  repeatsUpTo: {
    one: 'Jusqu’à {n} de plus à la fois, pour une plus grande récompense',
    other: 'Jusqu’à {n} de plus à la fois, pour une plus grande récompense',
  },
  scale: 'Ampleur',
  largeScale: 'Grand mandat',
}
