import type { TableTexts } from './en.ts'

/** Texts of tables in French. */
export const fr: TableTexts = {
  loading: 'Chargement…',
  failed: 'Connexion au serveur impossible',
  noRarity: 'La rareté n’a pas pu être chargée.',
}
