import type { ProgramTexts } from './en.ts'

export const fr: ProgramTexts = {
  title: 'Programmes agissant pour un utilisateur',
  lead: 'Avec un jeton, un programme peut lancer les appels ci-dessous pour l’utilisateur qui l’a créé. Les jetons se créent dans les paramètres ; l’utilisateur choisit ce que chacun permet et peut le révoquer à tout moment.',
  settings: 'Paramètres',
  send: 'Envoyez le jeton avec chaque requête. Gardez-le secret et ne le mettez jamais dans une adresse.',
  example: 'Cocher les emotes 59 et 63 d’un personnage vérifié par l’utilisateur :',
  whole:
    'Remplacer toutes les emotes. Un essai à blanc indique seulement ce qui changerait ; renvoyez la révision qu’il donne pour être sûr que rien n’a changé entre-temps. Le dernier remplacement peut être annulé. Une requête avec un corps doit porter son SHA-256 dans un en-tête :',
  refused:
    'Un jeton absent ou révoqué reçoit 401 unauthorized, un jeton expiré 401 tokenExpired, et un appel que le jeton ne permet pas 403 forbidden. Tous les programmes d’un utilisateur partagent sa limite de requêtes.',
  calls: 'Appels pour programmes',
  scope: 'Droit',
}
