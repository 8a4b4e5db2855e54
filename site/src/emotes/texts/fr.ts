import type { EmoteTexts } from './en.ts'

/** Texts of emotes in French. */
export const fr: EmoteTexts = {
  command: 'Commande texte',
  category: 'Catégorie',
  together: 'Se débloque avec',
}
