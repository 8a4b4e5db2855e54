import type { FishTexts } from './en.ts'

/** Texts of fish in German. */
export const de: FishTexts = {
  fish: 'Fische',
  spearfish: 'Speerfischen',
  level: 'Stufe {n}',
  placeUnknown: 'Ort unbekannt',
  levelUnknown: 'Stufe unbekannt',
  where: 'Angelstelle',
  levelName: 'Stufe',
  way: 'Gefangen mit',
  rod: 'Angel',
  spear: 'Harpune (Speerfischen)',
  unknown: 'Noch nicht bekannt.',
  tracker: {
    title: 'Code für einen Fisch-Tracker',
    note: 'Fisch-Tracker übernehmen mit einem Code, was du hier abgehakt hast, und du kannst ihren Code hier einlesen. Dabei kommt nur etwas hinzu, kein Haken wird entfernt.',
    code: 'Dein Code',
    copy: 'Kopieren',
    copied: 'Kopiert',
    paste: 'Zum Einlesen einen Code einfügen:',
    add: { one: '{n} Fisch kommt hinzu.', other: '{n} Fische kommen hinzu.' },
    nothing: 'Es kommt nichts hinzu: Alle sind schon abgehakt.',
    unknown: {
      one: 'Zu {n} ID im Code gibt es keinen Fisch.',
      other: 'Zu {n} IDs im Code gibt es keinen Fisch.',
    },
    run: 'Abhaken',
    problems: {
      notJson: 'Das ist kein Code: Es ist kein gültiges JSON.',
      shape:
        'Das ist kein Code: Er muss eine Liste von Gegenstands-IDs sein oder eine solche als „completed“ enthalten.',
      empty: 'In diesem Code sind keine Fische.',
      tooLong: 'Das ist zu lang für einen Code.',
    },
  },
}
