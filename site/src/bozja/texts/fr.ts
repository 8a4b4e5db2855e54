import type { BozjaTexts } from './en.ts'

/** Texts of the Bozjan field notes in French. */
export const fr: BozjaTexts = {
  map: 'Carte des combats',
  maps: { 606: 'Front sud de Bozja', 665: 'Hauts plateaux de Zadnor' },
  chooseMap: 'Carte',
  chooseShown: 'Combats sur la carte',
  overlays: { noDrops: 'Sans butin', completed: 'Obtenues', missing: 'Manquantes', unknown: 'Avec butin' },
  kinds: { 1: 'Escarmouche', 2: 'Affrontement crucial', 3: 'Duel', 4: 'Escarmouche' },
  drops: 'Butin',
  dropsNothing: 'Aucune note du front bozjien ne s’obtient ici.',
  droppedBy: 'S’obtient lors de',
  after: 'Apparaît après {name}',
  before: 'Peut être suivi de {name}',
  has: 'obtenue',
  lacks: 'manquante',
  close: 'Fermer',
  selectFate: 'Sélectionnez un combat pour voir son butin.',
  nothing: 'Aucun combat de cette carte ne correspond à ce choix.',
  showMap: 'Voir sur la carte\u00a0: {name}',
}
