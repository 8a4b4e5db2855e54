/** A legal page: an introduction and sections of paragraphs. `{word}` is filled in from the operator's settings. */
export interface LegalPage {
  title: string
  description: string
  intro: string
  sections: readonly (readonly [heading: string, ...paragraphs: string[]])[]
}

export interface LegalTexts {
  updated: string
  /** Stands in place of what the operator has not stated. */
  missing: string
  missingNote: string
  /** Whose law holds where the operator has not stated it. */
  law: string
  privacy: LegalPage
  terms: LegalPage
  toPrivacy: string
}

export const en: LegalTexts = {
  updated: 'Last updated: {date}',
  missing: '[to be filled in by the operator of this site]',
  missingNote:
    'This site runs on open source software. Anyone who runs it must state a name, a postal address, and an email address; the parts in brackets are still to be filled in.',
  law: 'Arizona (USA)',
  toPrivacy: 'The privacy policy explains how we handle personal data.',
  privacy: {
    title: 'Privacy policy',
    description: 'What data this site handles, why, who else sees it, and whom to ask.',
    intro:
      "This page explains what data {operator} handles when you use this site, and why. You don't need an account to read the site.",
    sections: [
      [
        'Data you provide',
        'When you create an account, we keep the name and the email address you provide, and what you do with the account: favorite characters, characters you have verified, items you have checked off, and settings. We use this data to run the account and to answer you.',
        "Groups of characters that you make are kept with their name, their note, and their characters. Anyone with the link to a group sees these; those who edit it with you also see your nickname, and nobody else learns whose group it is. If your own character is in somebody else's group, you can take it out on the settings page of the character, or keep it out of all groups.",
        'Without an account, we ask for none of this.',
      ],
      [
        'Billing',
        'Support is voluntary and handled by the payment services that the links in the footer lead to. Their own terms apply there. We never see or keep card or bank numbers; such a service may share your name, your email address, and the amount of your support with us.',
      ],
      [
        'Data collected automatically',
        'As with any website, your browser sends its IP address, its type and version, its language, the page it requests, and the page it came from. Servers keep such records for a short time, to run the site, to find errors, and to prevent abuse.',
      ],
      [
        'Public game profiles',
        "The site reads public character profiles from the game's own site, the Lodestone: name, world, appearance, Free Company, and collections. Characters are added when somebody looks them up; some may also be found in the member list of a Free Company. They are shown, counted, and ranked here. What a player makes private there is no longer shown here after the next sync. To have a character removed, write to the address below.",
        'To have a character hidden without writing to us, put the word kupodex:hidden anywhere into its profile on the Lodestone, in capitals or not. From the next reading of the profile on, which Sync Now on its page asks for, it is shown nowhere here, and what was read of it is deleted but for its ID and this wish. Rankings and statistics leave it out from the following night on, and backups are gone after 35 days. About once a month, or when Sync Now is pressed on its page, the profile alone is read to see whether the word is still there. If it is gone, or if you verify the character, it is shown again. Items that its owner checked off here are hidden, not deleted.',
      ],
      [
        'Cookies and local storage',
        'Reading the site sets no cookies. Your browser keeps your choice of theme, filters, the characters you opened last, the one you chose as yours, and what pages showed at your last visit on your own device; you can delete them at any time in its settings. It keeps a copy of what you have checked off, too. A login needs a session, which is kept the same way until you log out.',
        'Your browser also saves the pages you open, with the public data and the drawings that they show, so that you can read them offline: at most 30 MB, with the oldest making room for the new, and nothing that is older than 30 days is shown. What only you can see of your account is not among it. You can delete all of it, or turn this off, in the settings of this site; it is also deleted when you log out.',
      ],
      [
        'Third parties',
        'We do not sell data. Services that work for us see what their task requires: hosting and storage, caching and delivery of pages, the login service, visitor statistics if they are in use, and a newsletter service if you subscribe to one. We also disclose data where the law requires it.',
        "Where this site shows the faces and portraits of characters, your browser loads these pictures from the Lodestone's picture server (img2.finalfantasyxiv.com). The server's operator, Square Enix, then sees your IP address and the type of your browser, but not which page of this site you are reading. Where drawings take their place, nothing is loaded from there.",
        'If you use the commands of this site in Discord, Discord sends us the command, your language, and who is asking. We answer it at once. We do not read or store who you are; to limit how often commands are sent, we keep a count for the server, or for the channel of a direct message, in memory for a short time. Who can read the answer, and how long it stays there, is up to Discord, whose own terms apply.',
      ],
      [
        'Security',
        'Data is encrypted in transit, and access is limited to those who need it. No system is perfectly secure, so we cannot promise that nothing will ever happen.',
      ],
      [
        'Children',
        'The site is not meant for children under 13, and we do not knowingly keep their personal data. If you learn that a child has given us any, let us know and we will delete it.',
      ],
      [
        'Your rights and changes',
        'You can ask what data we keep about you, and have it corrected or deleted. When this policy changes, the new text and its date appear here.',
      ],
      ['Contact', '{operator}, {address}, {email}'],
    ],
  },
  terms: {
    title: 'Terms of use',
    description: 'The rules for using this site: age, fair use, content, liability, governing law, and disputes.',
    intro:
      'These terms apply between you and {operator} when you use this site. If you do not agree to them, do not use it.',
    sections: [
      [
        'Age',
        'You must be at least 13 years old. If you are not of age where you live, a parent or guardian must agree.',
      ],
      [
        'What is not allowed',
        "Do not use the site to break the law, disrupt it, get around its limits, read it faster than the public API allows, try to get into other people's accounts, impersonate anyone, or claim characters that are not yours.",
      ],
      [
        'Intellectual property',
        'The software is open source under the MIT license. Names, images, and other material of the game belong to their owners; this site claims no rights in them and is not affiliated with the makers of the game.',
      ],
      [
        'Your content',
        'What you upload or write stays yours. You allow us to store it and show it on the site as long as it is there. You are responsible for having the rights to it; we may remove what violates these terms.',
      ],
      [
        'Termination',
        'You may stop using the site at any time and have your account deleted. We may close an account or end the service, with notice where possible, and without notice where these terms were violated.',
      ],
      [
        'No warranty',
        'The site is provided “as is”. Its data may be outdated or wrong. As far as the law allows, we are not liable for damage caused by using it or by its failure.',
      ],
      [
        'Governing law',
        'These terms are governed by the law of {law}, without its rules on conflicts of law. Rights that the law of your home gives you as a consumer remain unaffected.',
      ],
      [
        'Disputes',
        'Write to us first. Both sides then try for 30 days to resolve the matter informally. What is not resolved is decided by binding arbitration before one arbitrator, each party on its own behalf and not as part of a class, unless it belongs before a small claims court.',
        'You can opt out of arbitration within 30 days after you first agreed to these terms, by a message to the address below that says so and names your account.',
        'A claim must be brought within one year after it arose; after that it is barred, as far as the law allows.',
      ],
      [
        'Changes and contact',
        'When these terms change, the new text and its date appear here. {operator}, {address}, {email}',
      ],
    ],
  },
}
