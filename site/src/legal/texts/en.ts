/** A legal page: an introduction and sections of paragraphs. `{word}` is filled in from the operator's settings. */
export interface LegalPage {
  title: string
  description: string
  intro: string
  sections: readonly (readonly [heading: string, ...paragraphs: string[]])[]
}

/** The legal pages of a language. */
export interface LegalTexts {
  updated: string
  /** Stands in place of what the operator has not told. */
  missing: string
  missingNote: string
  privacy: LegalPage
  terms: LegalPage
  toPrivacy: string
}

/** The legal pages in English. */
export const en: LegalTexts = {
  updated: 'Last updated: {date}',
  missing: '[to be filled in by the operator of this site]',
  missingNote:
    'This site is run from an open source program. Whoever runs it must name an operator, a postal address and an email address; the places in brackets are still to be filled in.',
  toPrivacy: 'How personal data are handled is told in the privacy policy.',
  privacy: {
    title: 'Privacy policy',
    description: 'Which data this site handles, why, who else sees them and whom to ask.',
    intro: 'This page tells which data {operator} handles when you use this site, and why. Reading needs no account.',
    sections: [
      [
        'Data you give',
        'When you make an account we keep the name and the email address you give, and what you do with the account: favorite characters, characters you have verified, items you have ticked and settings. We use them to run the account and to answer you.',
        'Without an account nothing of this is asked for.',
      ],
      [
        'Billing',
        'Support is voluntary and handled by the payment services that the links in the footer lead to. Their own terms hold there. We never see or keep card or bank numbers; such a service may tell us your name, your email address and the level of your support.',
      ],
      [
        'Data that come by themselves',
        'As with any website, your browser sends its IP address, its kind and version, its language, the page it asks for and the page it came from. Servers keep such records for a short time, to run the site, to find faults and to hold off abuse.',
      ],
      [
        'Public game profiles',
        'The site reads public character profiles of the game’s own site, the Lodestone: name, world, appearance, free company and collections. They are shown, counted and ranked here. What a player hides there is not shown here from the next reading on. To have a character removed, write to the address below.',
      ],
      [
        'Cookies and local storage',
        'Reading sets no cookies. Your browser keeps your choice of theme, filters and the characters you opened last on your own device; you can delete them at any time in its settings. A login needs a session, which is kept the same way until you log out.',
      ],
      [
        'Others who take part',
        'We do not sell data. Services that work for us see what their task needs: hosting and storage, caching and delivery of pages, the login service, statistics about visits where they are in use, and a newsletter service if you ask for one. We also give data where the law demands it.',
      ],
      [
        'Security',
        'Data travel encrypted, and access is limited to those who need it. No system is perfectly safe, so we can not promise that nothing will ever happen.',
      ],
      [
        'Children',
        'The site is not meant for children under 13, and we do not knowingly keep their personal data. If you learn that a child has given us some, tell us and we delete them.',
      ],
      [
        'Your rights and changes',
        'You can ask what we keep about you, have it corrected or have it deleted. When this policy changes, the new text and its date appear here.',
      ],
      ['Contact', '{operator}, {address}, {email}'],
    ],
  },
  terms: {
    title: 'Terms of use',
    description: 'The rules for using this site: age, fair use, content, liability, law and disputes.',
    intro:
      'These terms hold between you and {operator} when you use this site. If you do not agree with them, do not use it.',
    sections: [
      [
        'Age',
        'You must be at least 13 years old. If you are not of age where you live, a parent or guardian must agree.',
      ],
      [
        'What is not allowed',
        'Do not break the law with the site, disturb it, get around its limits, read it faster than the public API allows, try to get into other people’s accounts, pretend to be somebody else, or claim characters that are not yours.',
      ],
      [
        'Intellectual property',
        'The program is open source under the MIT license. Names, images and other material of the game belong to their owners; this site claims no rights in them and is not connected with the makers of the game.',
      ],
      [
        'Your content',
        'What you upload or write stays yours. You allow us to store it and show it on the site as long as it is there. You answer for having the right to it; we may remove what breaks these terms.',
      ],
      [
        'Ending',
        'You may stop at any time and have your account deleted. We may close an account or stop the service, with notice where we can, and without it where these terms were broken.',
      ],
      [
        'No warranty',
        'The site comes as it is. Numbers may be late or wrong. As far as the law allows, we are not liable for damage from using it or from its failing.',
      ],
      [
        'Law',
        'The law of {law} holds, without its rules on conflicts of law. Rights that the law of your home gives you as a consumer stay untouched.',
      ],
      [
        'Disputes',
        'Write to us first. Both sides then try for 30 days to settle the matter by talking. What is not settled is decided by binding arbitration of one arbitrator, each party on its own behalf and not as part of a class, unless it belongs before a small claims court.',
        'You can refuse arbitration within 30 days after you first agreed to these terms, by a message to the address below that says so and names your account.',
        'A claim must be raised within one year after its reason arose; afterwards it is barred, as far as the law allows.',
      ],
      [
        'Changes and contact',
        'When these terms change, the new text and its date appear here. {operator}, {address}, {email}',
      ],
    ],
  },
}
