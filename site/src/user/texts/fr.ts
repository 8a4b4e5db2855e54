import type { FailureTexts } from './en.ts'

export const fr: FailureTexts = {
  offline: 'Kupodex est injoignable. Vérifiez votre connexion et réessayez.',
  loggedOut: 'Votre session a expiré. Reconnectez-vous.',
  forbidden: 'Seul le propriétaire vérifié de ce personnage peut faire cela.',
  tooManyRequests: 'Trop de tentatives. Patientez un moment, puis réessayez.',
  lodestoneBusy: 'Le Lodestone est en cours de lecture pour de nombreux joueurs. Réessayez dans une minute.',
  lodestoneUnavailable: 'Le Lodestone est inaccessible pour le moment. Il est peut-être en maintenance.',
  badCharacterId: 'Cet identifiant de personnage n’est pas valable.',
  other: 'Une erreur est survenue. Réessayez dans un instant.',
}
