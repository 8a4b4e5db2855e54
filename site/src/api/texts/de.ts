import type { ProgramTexts } from './en.ts'

export const de: ProgramTexts = {
  title: 'Programme, die für einen Nutzer handeln',
  lead: 'Mit einem Token kann ein Programm die folgenden Endpunkte für den Nutzer aufrufen, der es erstellt hat. Nutzer erstellen Tokens in ihren Einstellungen, legen fest, was jedes darf, und können sie jederzeit widerrufen.',
  settings: 'Einstellungen',
  send: 'Schicke das Token bei jeder Anfrage mit. Halte es geheim und schreibe es nie in eine Adresse.',
  example: 'Die Emotes 59 und 63 eines Charakters abhaken, den der Nutzer bestätigt hat:',
  whole:
    'Alle Emotes ersetzen. Ein Probelauf meldet nur, was sich ändern würde; schicke die Revision aus seiner Antwort mit, damit dazwischen nichts verloren geht. Die letzte Ersetzung lässt sich rückgängig machen. Eine Anfrage mit Inhalt braucht dessen SHA-256 in einem Header:',
  refused:
    'Ein fehlendes oder widerrufenes Token wird mit 401 unauthorized beantwortet, ein abgelaufenes mit 401 tokenExpired und ein Aufruf, für den das Token nicht gedacht ist, mit 403 forbidden. Alle Programme eines Nutzers teilen sich sein Anfragelimit.',
  calls: 'Endpunkte für Programme',
  scope: 'Recht',
}
