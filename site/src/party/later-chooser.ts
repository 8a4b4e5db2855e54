import { laterPart } from '#ask/later-part.tsx'

/** Chooses who is looked at together; its script comes only then. */
export const LaterChooser = laterPart(() => import('./chooser.tsx').then(({ Chooser }) => Chooser)).Part
