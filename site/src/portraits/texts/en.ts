/** Texts of the portraits in English; the parts as the game names them (sheet Addon 14687 to 14691, 15021 to 15028). */
export const en = {
  parts: {
    background: 'Background',
    accent: 'Accent',
    expression: 'Expression',
    frame: 'Frame',
    pose: 'Pose',
    plateBase: 'Base Plate',
    plateBacking: 'Backing',
    plateOverlay: 'Pattern Overlay',
    platePortraitFrame: 'Portrait Frame',
    plateFrame: 'Plate Frame',
    plateAccent: 'Accent',
    plateBorder: 'Top and Bottom Border',
  },
  portrait: 'For the portrait',
  plate: 'For the adventurer plate',
  emote: 'Emote',
  minion: 'Minion',
  has: 'This character has it.',
  lacks: 'This character does not have it.',
  notKnown: 'It is not known whether this character has it.',
}

/** The catalogue that every language fills. */
export type PortraitTexts = typeof en
