import type { HairTexts } from './en.ts'

/** Texts of hairstyles in French. */
export const fr: HairTexts = {
  facet: 'Ce personnage',
  wear: {
    yes: 'Peut la porter',
    no: 'Ne peut pas la porter',
    unknown: 'Inconnu',
  },
  says: {
    yes: 'Oui, elle existe pour sa race, son ethnie et son sexe.',
    no: 'Non, elle n’existe pas pour sa race, son ethnie ou son sexe.',
    clanUnknown: 'Inconnu\u00a0: l’ethnie ou le sexe de ce personnage n’a pas encore été lu.',
    styleUnknown: 'Inconnu\u00a0: les données du jeu ne disent pas pour qui elle existe.',
  },
  line: 'Ce personnage peut-il la porter\u00a0?',
}
