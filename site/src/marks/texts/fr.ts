import type { MarkTexts } from './en.ts'

export const fr: MarkTexts = {
  needsOwner: 'Connectez-vous et vérifiez que ce personnage est à vous pour cocher des éléments.',
  check: 'Cocher {name}',
  uncheck: 'Décocher {name}',
  failed: 'L’enregistrement a échoué et le changement a été annulé. {reason}',
  unread: 'Ce que vous avez coché n’a pas pu être chargé. {reason}',
  undo: 'Annuler',
  again: 'Réessayer',
  login: 'Connexion',
  checked: { one: '{n} élément coché.', other: '{n} éléments cochés.' },
  unchecked: { one: '{n} élément décoché.', other: '{n} éléments décochés.' },
  waiting: {
    one: '{n} changement n’est pas encore enregistré. Il reste dans ce navigateur et sera renvoyé automatiquement.',
    other:
      '{n} changements ne sont pas encore enregistrés. Ils restent dans ce navigateur et seront renvoyés automatiquement.',
  },
  waitingForLogin: {
    one: '{n} changement reste dans ce navigateur jusqu’à votre prochaine connexion.',
    other: '{n} changements restent dans ce navigateur jusqu’à votre prochaine connexion.',
  },
  selectAll: 'Tout sélectionner',
  verify: 'Vérifier la propriété',
  tickIcons: 'Cocher par icône',
  selectShown: { one: 'Sélectionner l’élément affiché ({n})', other: 'Tout sélectionner ({n} affichés)' },
  hint: 'Maj + clic ou un glissement sur les cases change toute une série. Au clavier : flèches, Espace et Maj.',
  anonymous: {
    begin: 'Cocher sans compte',
    kept: 'Ces coches sont conservées uniquement dans ce navigateur. Cherchez votre personnage et vérifiez-le pour les reprendre.',
    find: 'Chercher un personnage',
    save: 'Exporter en JSON',
  },
}
