/** The texts of verification and a character's settings in English; the other languages must have exactly these keys. */
export const en = {
  verify: {
    copy: 'Copy your verification code:',
    paste: "Paste it anywhere into your character's profile on the Lodestone and save:",
    settings: 'Lodestone profile settings',
    press: 'Come back here and verify.',
    button: 'Verify',
    verifying: 'Reading the Lodestone...',
    keep: 'You can remove the code from your profile afterward.',
    look: 'See the public profile',
    notFound:
      "Could not find the verification code on this character's Lodestone profile. Unable to verify ownership of this character.",
    verified: 'Verified successfully!',
    next: 'Go to the character settings',
    tick: 'Start checking things off',
    profile: 'See the profile',
  },
  file: {
    title: 'Checked-off items as a file',
    note: 'Save what you checked off.',
    exportJson: 'Export as JSON',
    exportCsv: 'Export as CSV',
    exported: 'Exported.',
    bring: 'Load a file, or bring along what you checked off elsewhere',
  },
  takeOver: {
    title: 'Checked off without a character',
    found: {
      one: '{n} item was checked off in this browser without a character. Do you want to add it to this one? Nothing is unchecked.',
      other:
        '{n} items were checked off in this browser without a character. Do you want to add them to this one? Nothing is unchecked.',
    },
    run: 'Add to this character',
    done: { one: '{n} item added.', other: '{n} items added.' },
    unknown: 'Kupodex does not know the others. They stay in this browser.',
  },
  settings: {
    forbidden: 'Forbidden',
    forbiddenHint: 'Only the verified owner of a character can see its settings.',
    privacy: 'Privacy',
    public: 'Public',
    private: 'Private',
    privacyNote:
      'Others see only the name, world, and picture of a private character, and that it is private. Searches, rankings, and rarity leave it out from the next daily update. You still see everything while logged in.',
    icon: 'Character icon',
    iconNote: 'Pages do not show the expression. Kupodex keeps the number you choose for programs that use its API.',
    expression: 'Expression {n}',
    firstExpression: 'Expression {n} (default)',
    saved: 'Saved.',
  },
  groups: {
    title: 'Groups',
    may: 'May be in groups',
    mayNot: 'In no group',
    note: 'Anyone can put a public character into a group, which shows who has what. If you choose “In no group”, all groups stop showing it at once.',
    within: 'This character is in:',
    none: 'This character is in no group.',
    more: 'It is in more groups than these. They are listed here once you have taken it out of some.',
    leave: 'Take out',
    leaveLabel: 'Take out of {name}',
    leaveSure: 'Take this character out of {name} for good? Nobody can add it there again.',
    left: 'Taken out of {name}.',
    noSuchGroup: 'This group has been deleted.',
  },
  banner: {
    title: 'Profile Banner Image',
    hint: 'PNG or JPEG up to 10 MB. The center is shown at 2:1.',
    choose: 'Choose a picture',
    drop: 'You can also drop it here.',
    none: 'No banner yet',
    preview: 'Your banner',
    sending: 'Sending: {percent}%',
    making: 'Preparing the banner...',
    cancel: 'Cancel',
    remove: 'Delete banner',
    saved: 'Banner image saved',
    removed: 'Banner image deleted',
    canceled: 'Canceled',
    failed: 'Failed',
    /** By the code of a call that refused a picture. */
    problems: {
      pictureType: 'The picture must be a PNG or JPEG file.',
      pictureTooLarge: 'The picture can be up to 10 MB and 40 megapixels.',
      pictureAnimated: 'The picture must not be animated.',
      pictureDamaged: 'The picture is damaged or incomplete.',
      noUpload: 'The picture did not arrive. Please send it again.',
    },
  },
}

/** The catalogue every language fills. */
export type OwnerTexts = typeof en
