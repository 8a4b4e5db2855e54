import type { FailureTexts } from './en.ts'

export const de: FailureTexts = {
  offline: 'Kupodex ist nicht erreichbar. Prüfe deine Verbindung und versuche es erneut.',
  loggedOut: 'Deine Sitzung ist abgelaufen. Bitte melde dich erneut an.',
  forbidden: 'Das kann nur, wer bestätigt hat, dass ihm dieser Charakter gehört.',
  tooManyRequests: 'Zu viele Versuche. Bitte warte eine Weile und versuche es dann erneut.',
  lodestoneBusy: 'Der Lodestone wird gerade für viele Spieler gelesen. Bitte versuche es in einer Minute noch einmal.',
  lodestoneUnavailable: 'Der Lodestone ist gerade nicht erreichbar. Vielleicht wird er gewartet.',
  badCharacterId: 'Das ist keine gültige Charakter-ID.',
  other: 'Etwas ist schiefgegangen. Bitte versuche es gleich noch einmal.',
}
