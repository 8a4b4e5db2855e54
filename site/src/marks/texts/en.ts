/** The texts of checking things off in English; the other languages must have exactly these keys. */
export const en = {
  needsOwner: 'Please log in and verify ownership of this character to check off items.',
  check: 'Check off {name}',
  uncheck: 'Uncheck {name}',
  failed: 'This could not be saved, so it was undone. {reason}',
  unread: 'What you checked off could not be read. {reason}',
  undo: 'Undo',
  again: 'Try again',
  login: 'Log in',
  checked: { one: '{n} checked off.', other: '{n} checked off.' },
  unchecked: { one: '{n} unchecked.', other: '{n} unchecked.' },
  waiting: {
    one: '{n} change is not saved yet. It is kept in this browser and sent again by itself.',
    other: '{n} changes are not saved yet. They are kept in this browser and sent again by themselves.',
  },
  waitingForLogin: {
    one: '{n} change is kept in this browser until you log in again.',
    other: '{n} changes are kept in this browser until you log in again.',
  },
  selectAll: 'Select all',
  verify: 'Verify ownership',
  tickIcons: 'Check off by icon',
  selectShown: { one: 'Select all shown ({n})', other: 'Select all shown ({n})' },
  hint: 'Shift-click or drag across checkboxes to change a range. On the keyboard, use the arrow keys, Space and Shift.',
  anonymous: {
    begin: 'Check off without an account',
    kept: 'These checkmarks are kept in this browser only. Look up your character and verify it to take them over.',
    find: 'Find a character',
    save: 'Export as JSON',
  },
}

/** The catalogue every language fills. */
export type MarkTexts = typeof en
