import type { MarkTexts } from './en.ts'

export const de: MarkTexts = {
  needsOwner: 'Bitte melde dich an und bestätige, dass dir dieser Charakter gehört, um etwas abzuhaken.',
  check: '{name} abhaken',
  uncheck: 'Haken bei {name} entfernen',
  failed: 'Das konnte nicht gespeichert werden und wurde rückgängig gemacht. {reason}',
  unread: 'Was du abgehakt hast, konnte nicht geladen werden. {reason}',
  undo: 'Rückgängig',
  again: 'Erneut versuchen',
  login: 'Anmelden',
  checked: { one: '{n} abgehakt.', other: '{n} abgehakt.' },
  unchecked: { one: '{n} Haken entfernt.', other: '{n} Haken entfernt.' },
  waiting: {
    one: '{n} Änderung ist noch nicht gespeichert. Sie bleibt in diesem Browser und wird von selbst erneut gesendet.',
    other:
      '{n} Änderungen sind noch nicht gespeichert. Sie bleiben in diesem Browser und werden von selbst erneut gesendet.',
  },
  waitingForLogin: {
    one: '{n} Änderung bleibt in diesem Browser, bis du dich wieder anmeldest.',
    other: '{n} Änderungen bleiben in diesem Browser, bis du dich wieder anmeldest.',
  },
  selectAll: 'Alle auswählen',
  verify: 'Besitz bestätigen',
  tickIcons: 'Per Symbol abhaken',
  selectShown: { one: 'Angezeigte auswählen ({n})', other: 'Alle angezeigten auswählen ({n})' },
  hint: 'Umschalt-Klick oder Ziehen über die Kästchen ändert einen ganzen Bereich. Auf der Tastatur: Pfeiltasten, Leertaste und Umschalttaste.',
  anonymous: {
    begin: 'Ohne Konto abhaken',
    kept: 'Diese Haken werden nur in diesem Browser gespeichert. Suche deinen Charakter und bestätige ihn, um sie zu übernehmen.',
    find: 'Charakter suchen',
    save: 'Als JSON exportieren',
  },
}
