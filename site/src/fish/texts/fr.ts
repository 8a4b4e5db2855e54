import type { FishTexts } from './en.ts'

/** Texts of fish in French. */
export const fr: FishTexts = {
  fish: 'Poissons',
  spearfish: 'Poissons au harpon',
  level: 'Niveau {n}',
  placeUnknown: 'Lieu inconnu',
  levelUnknown: 'Niveau inconnu',
  where: 'Coin de pêche',
  levelName: 'Niveau',
  way: 'Se pêche',
  rod: 'À la canne',
  spear: 'Au harpon',
  unknown: 'Pas encore connu.',
  tracker: {
    title: 'Code pour un suivi de pêche',
    note: 'Les outils de suivi de pêche importent sous forme de code ce que vous avez coché ici, et vous pouvez importer le leur. L’import ne fait qu’ajouter\u00a0: rien n’est décoché.',
    code: 'Votre code',
    copy: 'Copier',
    copied: 'Copié',
    paste: 'Collez un code pour l’importer\u00a0:',
    add: { one: '{n} poisson s’ajoute.', other: '{n} poissons s’ajoutent.' },
    nothing: 'Rien à ajouter\u00a0: tout est déjà coché.',
    unknown: {
      one: '{n} ID du code ne correspond à aucun poisson connu.',
      other: '{n} ID du code ne correspondent à aucun poisson connu.',
    },
    run: 'Cocher',
    problems: {
      notJson: 'Ce n’est pas un code\u00a0: le JSON n’est pas valide.',
      shape:
        'Ce n’est pas un code\u00a0: il faut une liste d’ID d’objets, ou une telle liste sous «\u00a0completed\u00a0».',
      empty: 'Ce code ne contient aucun poisson.',
      tooLong: 'C’est trop long pour un code.',
    },
  },
}
