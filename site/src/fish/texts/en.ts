/** Texts of fish in English; the other languages must have exactly these keys. */
export const en = {
  fish: 'Fish',
  spearfish: 'Spearfish',
  level: 'Level {n}',
  placeUnknown: 'Place unknown',
  levelUnknown: 'Level unknown',
  where: 'Fishing hole',
  levelName: 'Level',
  way: 'Caught with',
  rod: 'Fishing rod',
  spear: 'Gig (spearfishing)',
  unknown: 'Not known yet.',
  tracker: {
    title: 'Code for a fish tracker',
    note: 'Fish trackers import the fish you have checked off here as a code, and you can bring theirs here. Importing only adds: nothing is unchecked.',
    code: 'Your code',
    copy: 'Copy',
    copied: 'Copied',
    paste: 'Paste a code to import it:',
    add: { one: 'This adds {n} fish.', other: 'This adds {n} fish.' },
    nothing: 'Nothing to add: all of these are checked off already.',
    unknown: { one: '{n} ID in the code matches no fish.', other: '{n} IDs in the code match no fish.' },
    run: 'Check them off',
    problems: {
      notJson: 'This is not a code: it is not valid JSON.',
      shape: 'This is not a code: it must be a list of item IDs, or have such a list as “completed”.',
      empty: 'There are no fish in this code.',
      tooLong: 'This is too long to be a code.',
    },
  },
}

/** The catalogue every language fills. */
export type FishTexts = typeof en
