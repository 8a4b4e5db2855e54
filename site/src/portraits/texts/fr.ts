import type { PortraitTexts } from './en.ts'

/** Texts of the portraits in French. */
export const fr: PortraitTexts = {
  parts: {
    background: 'Arrière-plan',
    accent: 'Décoration',
    expression: 'Expression',
    frame: 'Cadre',
    pose: 'Pose',
    plateBase: 'Carte de base',
    plateBacking: 'Motif arrière',
    plateOverlay: 'Motif',
    platePortraitFrame: 'Cadre du portrait',
    plateFrame: 'Bordure de la carte',
    plateAccent: 'Décoration',
    plateBorder: 'En-tête et pied',
  },
  portrait: 'Pour le portrait',
  plate: 'Pour la carte de personnage',
  emote: 'Emote',
  minion: 'Mascotte',
  has: 'Ce personnage l’a.',
  lacks: 'Ce personnage ne l’a pas.',
  notKnown: 'On ne sait pas si ce personnage l’a.',
}
