import type { CharacterTexts } from './en.ts'

/** Texts of the character page in French. */
export const fr: CharacterTexts = {
  frame: {
    menu: 'Pages de ce personnage',
    names: { fashions: 'Mode et coiffures', ttcards: 'Triple Triade', bardings: 'Bardes pour chocobo' },
    close: 'Fermer ce personnage',
    ownOnly: 'Ce personnage n’est visible que par vous : vous l’avez rendu privé.',
    favorite: 'Favori',
    choose: 'C’est mon personnage',
    chosen: 'C’est désormais votre personnage dans ce navigateur.',
    takenBack: 'Ce n’est plus votre personnage.',
    chooseFailed: 'Votre navigateur ne laisse pas ce site garder votre choix.',
    favoriteFailed: 'Le favori n’a pas pu être enregistré. Réessayez dans un instant.',
    login: 'Connectez-vous pour enregistrer vos favoris et vérifier vos personnages.',
    kept: 'Kupodex est injoignable. Voici la copie enregistrée dans ce navigateur le {date}.',
  },
  rank: 'n° {rank}',
  owned: {
    some: 'Pris en compte : {counted} · total : {owned} (dont {rest} à durée limitée ou de la boutique)',
    all: 'Total : {owned}, tout est pris en compte',
  },
  earned: {
    some: 'Pris en compte : {counted} · total : {owned} (dont {rest} à durée limitée)',
    all: 'Total : {owned}, tout est pris en compte',
  },
  sync: {
    button: 'Synchroniser',
    asking: 'Consultation du Lodestone…',
    queued: 'Synchronisation en attente.',
    visited:
      'La dernière synchronisation date de plus d’un jour ; votre visite en a donc demandé une nouvelle, qui apparaîtra ici d’elle-même.',
    late: 'Cela prend plus de temps que d’habitude. Le Lodestone est peut-être en maintenance. Le personnage garde sa place dans la file d’attente : vous pouvez revenir plus tard.',
    place: 'Place {place} dans la file, encore {wait} environ.',
    done: 'À jour : synchronisé à l’instant avec le Lodestone.',
    hint: 'Relit ce personnage sur le Lodestone.',
    old: 'Dernière synchronisation il y a plus d’un mois. Cliquez sur « Synchroniser » pour actualiser.',
    cooldown: 'Synchronisé il y a peu. Prochaine synchronisation possible à partir de {time}.',
    failed:
      'Le Lodestone n’a pas pu être consulté. Kupodex réessaiera de lui-même. Prochaine synchronisation possible à partir de {time}.',
    tooMany: 'Trop de requêtes. Réessayez dans une minute.',
    error: 'La synchronisation n’a pas pu être demandée. Réessayez dans un instant.',
    seconds: { one: '{n} seconde', other: '{n} secondes' },
    minutes: { one: '{n} minute', other: '{n} minutes' },
    hours: { one: '{n} heure', other: '{n} heures' },
  },
  notRead: 'Cette liste n’a pas encore été récupérée sur le Lodestone.',
  nobody: 'Ouvrez un personnage pour voir ce qu’il possède.',
  privacy: {
    title: 'Visibilité sur le Lodestone',
    profile: 'Profil',
    states: { public: 'accès public', private: 'accès privé', unknown: 'accès pas encore vérifié' },
    asOf: '{state} (au {date})',
  },
  events: {
    unknown: 'n° {id}',
  },
}
