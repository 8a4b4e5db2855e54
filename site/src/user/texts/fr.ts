import type { FailureTexts } from './en.ts'

export const fr: FailureTexts = {
  offline: 'Kupodex est injoignable. Vérifiez votre connexion et réessayez.',
  loggedOut: 'Votre session a expiré. Reconnectez-vous.',
  loginUnreachable: 'Le service de connexion est injoignable pour le moment. Réessayez dans une minute.',
  forbidden: 'Seul le propriétaire vérifié de ce personnage peut faire cela.',
  tooManyRequests: 'Trop de tentatives. Patientez un moment, puis réessayez.',
  lodestoneBusy: 'Le Lodestone est en cours de lecture pour de nombreux joueurs. Réessayez dans une minute.',
  lodestoneUnavailable: 'Le Lodestone est inaccessible pour le moment. Il est peut-être en maintenance.',
  badCharacterId: 'Cet identifiant de personnage n’est pas valable.',
  lodestoneMaintenance: 'Le Lodestone est en maintenance. Revenez plus tard.',
  lodestoneChanged: 'Les pages du Lodestone ont changé et Kupodex ne sait pas encore les lire. Revenez plus tard.',
  profilePrivate: 'Le profil de ce personnage est privé sur le Lodestone. Rendez-le public, puis réessayez.',
  codeExpired: 'Ce code a expiré. Rechargez la page pour en obtenir un nouveau.',
  notOnLodestone: 'Ce personnage n’existe pas sur le Lodestone.',
  other: 'Une erreur est survenue. Réessayez dans un instant.',
}
