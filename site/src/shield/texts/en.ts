/** Texts of the spoiler shield in English; `{patch}` is filled in. */
export const en = {
  title: 'Spoiler shield',
  label: 'Hide everything added after patch',
  off: 'Hide nothing',
  hidden: 'Hidden: patch {patch}',
}

/** Texts of the spoiler shield. */
export type ShieldTexts = typeof en
