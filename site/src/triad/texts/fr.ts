import type { TriadTexts } from './en.ts'

/** Texts of Triple Triad in French. */
export const fr: TriadTexts = {
  type: 'Type de carte',
  noType: 'Aucun',
  stars: '{n} sur 5 étoiles',
  givers: 'PNJ qui donnent cette carte',
  opponent: 'Adversaire',
  vendor: 'Marchand',
  showMap: 'Voir sur la carte',
  noPlace: 'Lieu inconnu',
  rules: 'Règles',
  noRules: 'Aucune règle particulière',
  place: 'Emplacement',
  rewards: 'Cartes à gagner',
  deck: 'Deck de l’adversaire',
  fixed: 'Toujours dans le deck',
  drawn: '{n} parmi ces {of}',
  owned: 'Obtenue',
  notOwned: 'Manquante',
  missing: { one: '{n} carte manquante', other: '{n} cartes manquantes' },
  next: {
    one: 'À suivre\u00a0: {n} adversaire a encore une carte manquante',
    other: 'À suivre\u00a0: {n} adversaires ont encore des cartes manquantes',
  },
  region: 'Région',
  cards: 'Cartes',
  someMissing: 'A une carte manquante',
  noneMissing: 'Aucune carte manquante',
}
