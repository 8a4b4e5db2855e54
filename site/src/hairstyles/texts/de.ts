import type { HairTexts } from './en.ts'

/** Texts of hairstyles in German. */
export const de: HairTexts = {
  facet: 'Dieser Charakter',
  wear: {
    yes: 'Kann sie tragen',
    no: 'Kann sie nicht tragen',
    unknown: 'Nicht bekannt',
  },
  says: {
    yes: 'Ja, es gibt sie für Volk, Stamm und Geschlecht des Charakters.',
    no: 'Nein, für Volk, Stamm oder Geschlecht des Charakters gibt es sie nicht.',
    clanUnknown: 'Nicht bekannt: Stamm oder Geschlecht dieses Charakters wurden noch nicht gelesen.',
    styleUnknown: 'Nicht bekannt: Die Spieldaten sagen nicht, für wen es sie gibt.',
  },
  line: 'Kann dieser Charakter sie tragen?',
}
