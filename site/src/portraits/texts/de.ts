import type { PortraitTexts } from './en.ts'

/** Texts of the portraits in German. */
export const de: PortraitTexts = {
  parts: {
    background: 'Hintergrund',
    accent: 'Verzierung',
    expression: 'Gesichtsausdruck',
    frame: 'Rahmen',
    pose: 'Pose und Bewegung',
    plateBase: 'Grundpass',
    plateBacking: 'Rückseite',
    plateOverlay: 'Muster',
    platePortraitFrame: 'Portraitrahmen',
    plateFrame: 'Passrahmen',
    plateAccent: 'Verzierung',
    plateBorder: 'Oberer und unterer Rand',
  },
  portrait: 'Für das Portrait',
  plate: 'Für den Abenteurerpass',
  emote: 'Emote',
  minion: 'Begleiter',
  has: 'Dieser Charakter hat es.',
  lacks: 'Dieser Charakter hat es nicht.',
  notKnown: 'Ob dieser Charakter es hat, ist nicht bekannt.',
}
