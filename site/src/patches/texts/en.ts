/** Texts of the pages of what patches brought, in English; the other languages have exactly these keys. */
export const en = {
  title: 'New by patch',
  lead: 'What each patch added to all collections, and what you are still missing from it.',
  description: 'What each patch of FINAL FANTASY XIV added to its collections, from 2.0 on.',
  patch: 'Patch {patch}',
  pageTitle: 'Patch {patch}: new in all collections',
  pageDescription: 'What patch {patch} of FINAL FANTASY XIV added ({date}): {count}, with how to get each.',
  released: 'Released {date}',
  from: 'From patch {patch}',
  inferred: 'patch estimated',
  note: 'Where the patch of an item is not known for certain, it is estimated from items with similar IDs and marked.',
  achievements: 'The patch of achievements, titles, portraits and Triple Triad opponents is always estimated.',
  left: 'Fish and levequests, whose patches are not known, are not listed.',
  earlier: 'Patch {patch}, the one before',
  later: 'Patch {patch}, the next one',
}

/** The catalogue that every language fills. */
export type PatchTexts = typeof en
