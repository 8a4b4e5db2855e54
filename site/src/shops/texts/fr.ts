import type { StoreTexts } from './en.ts'

/** Texts of the shops and the Moogle Treasure Trove in French. */
export const fr: StoreTexts = {
  item: 'Objet',
  unlocks: 'Débloque',
  cost: 'Coût',
  notKnown: '{name}\u00a0: non connu',
  words: { completed: 'Obtenus', missing: 'Manquants' },
  progress: '{n} sur {of}',
  rest: {
    one: 'Il manque {n} objet. Coût\u00a0: {cost}.',
    other: 'Il manque {n} objets. Coût total\u00a0: {cost}.',
  },
  nothingLeft: 'Il ne manque rien ici.',
  notCounted: {
    one: 'Pour {n} objet, on ne sait pas si ce personnage le possède\u00a0; son coût n’est pas compris.',
    other: 'Pour {n} objets, on ne sait pas si ce personnage les possède\u00a0; leur coût n’est pas compris.',
  },
  amount: '{n} × {name}',
  fromLodestone: 'Les montures et les mascottes viennent du Lodestone et ne peuvent pas être cochées ici.',
  nothing: 'Rien ne correspond à ces filtres.',
  shops: {
    currencies: 'Devises',
    select: 'Sélectionnez une devise pour voir les marchands.',
    none: 'Aucun marchand ne vend d’objet de collection pour cette devise.',
    unknown: 'Marchand inconnu',
    back: 'Toutes les devises',
    noPlace: 'Le lieu n’est pas connu.',
    map: 'Voir sur la carte',
  },
  trove: {
    collection: 'Objets de collection',
    misc: 'Objets divers',
    howTo: 'Obtention',
    howToUnknown: 'Encore inconnu.',
    season: 'Saison',
    progress: 'Objets de collection obtenus\u00a0: {n} sur {of}',
    restOf: 'Ce qui manque',
    miscNote: 'Ces objets ne débloquent rien dans une collection\u00a0: il n’y a donc rien à cocher.',
    seasons:
      'Les prix sont ceux de la dernière saison où l’objet était proposé. Chaque saison a son propre mémoquartz.',
  },
}
