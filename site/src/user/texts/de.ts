import type { FailureTexts } from './en.ts'

export const de: FailureTexts = {
  offline: 'Kupodex ist nicht erreichbar. Prüfe deine Verbindung und versuche es erneut.',
  loggedOut: 'Deine Sitzung ist abgelaufen. Bitte melde dich erneut an.',
  loginUnreachable: 'Der Anmeldedienst ist gerade nicht erreichbar. Bitte versuche es in ein paar Minuten erneut.',
  forbidden: 'Das kann nur, wer bestätigt hat, dass ihm dieser Charakter gehört.',
  tooManyRequests: 'Zu viele Versuche. Bitte warte eine Weile und versuche es dann erneut.',
  lodestoneBusy: 'Der Lodestone wird gerade für viele Spieler gelesen. Bitte versuche es in einer Minute noch einmal.',
  lodestoneUnavailable: 'Der Lodestone ist gerade nicht erreichbar. Vielleicht wird er gewartet.',
  badCharacterId: 'Das ist keine gültige Charakter-ID.',
  lodestoneMaintenance: 'Der Lodestone wird gerade gewartet. Bitte versuche es später noch einmal.',
  lodestoneChanged:
    'Die Seiten des Lodestone haben sich geändert, und Kupodex kann sie noch nicht lesen. Bitte versuche es später noch einmal.',
  profilePrivate:
    'Das Profil dieses Charakters ist im Lodestone privat. Mache es dort öffentlich und versuche es dann erneut.',
  codeExpired: 'Dieser Code ist abgelaufen. Lade die Seite neu, um einen neuen zu erhalten.',
  notOnLodestone: 'Diesen Charakter gibt es im Lodestone nicht.',
  other: 'Etwas ist schiefgegangen. Bitte versuche es gleich noch einmal.',
}
