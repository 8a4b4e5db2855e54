/** Texts of hairstyles in English; the other languages must have exactly these keys. */
export const en = {
  facet: 'This character',
  wear: {
    yes: 'Can wear it',
    no: 'Cannot wear it',
    unknown: 'Not known',
  },
  says: {
    yes: 'Yes, it exists for their race, clan, and gender.',
    no: 'No, it does not exist for their race, clan, or gender.',
    clanUnknown: "Not known: this character's clan or gender has not been read yet.",
    styleUnknown: "Not known: the game's data does not say who can wear it.",
  },
  line: 'Can this character wear it?',
}

/** The catalogue every language fills. */
export type HairTexts = typeof en
