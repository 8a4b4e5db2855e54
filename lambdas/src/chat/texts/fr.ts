import type { ChatTexts } from './en.ts'

export const fr: ChatTexts = {
  comma: ', ',
  asOf: 'Données du {date}',
  more: 'et {n} de plus',
  unknown:
    'Ce personnage n’est pas sur Kupodex, ou n’est pas montré aux autres. Saisissez son nom complet, ou le numéro qui figure dans l’adresse de sa page du Lodestone\u00a0; un nouveau personnage doit d’abord être ouvert une fois sur Kupodex.',
  several:
    'Plusieurs personnages portent ce nom. Choisissez-en un dans la liste pendant la saisie, ou ajoutez le Monde\u00a0:',
  unclear:
    '«\u00a0{name}\u00a0» n’est pas clair\u00a0: aucun personnage de Kupodex ne porte ce nom, ou plusieurs le portent. Choisissez les noms dans la liste pendant la saisie.',
  noThing: 'Rien trouvé. Choisissez dans la liste pendant la saisie.',
  noCollection: 'Cette collection n’existe pas. Choisissez-en une dans la liste pendant la saisie.',
  noCommand: 'Cette commande n’existe plus.',
  notPublished: 'Kupodex n’a pas encore publié ses données. Réessayez plus tard.',
  failed: 'Une erreur s’est produite sur le serveur. Réessayez plus tard.',
  late: 'La réponse prend trop de temps. Réessayez dans un instant.',
  tooMany: 'Trop de requêtes. Réessayez dans {wait}\u00a0s.',
  rarity: {
    owned: 'Obtenu par **{percent}** des personnages de Kupodex ({count} sur {of}).',
    notCounted: 'On ne sait pas combien de personnages l’ont obtenu.',
  },
  missing: {
    title: '{name}\u00a0: ce qui manque – {what}',
    all: 'toutes les collections',
    progress: '**{collection}**\u00a0: {count} ({percent})',
    points: '**{collection}**\u00a0: {count} points ({percent})',
    unknownOf: 'Inconnu, car privé, pas encore lu ou rien de coché\u00a0: {collections}',
    unknown: 'Inconnu, car privé, pas encore lu ou rien de coché.',
    none: 'Il ne manque rien de ce qui peut encore être obtenu.',
    count: 'Manquants\u00a0: **{n}**. Ce que le plus de monde possède vient d’abord\u00a0:',
    thing: '{name} (obtenu par {percent})',
  },
  tonight: {
    title: 'Où aller ce soir',
    first: 'Pour les {n} premiers membres sur {of}.',
    away: 'Absents de Kupodex, ou non montrés aux autres\u00a0: {n}',
    lack: 'il manque quelque chose à {n} sur {of}',
    nothing: 'Il ne manque à personne rien de ce que donnent les missions.',
    noneKnown: 'Rien n’est connu des collections de ces personnages.',
  },
}
