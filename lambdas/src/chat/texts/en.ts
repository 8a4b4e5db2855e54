/** What the answers in chat say. Texts may have Discord's markdown; what is filled in is made plain before. */
export interface ChatTexts {
  /** Between the parts of a list. */
  comma: string
  asOf: string
  more: string
  unknown: string
  several: string
  /** Of several characters, the one that is not clear. */
  unclear: string
  noThing: string
  noCollection: string
  noCommand: string
  notPublished: string
  failed: string
  late: string
  tooMany: string
  rarity: { owned: string; notCounted: string }
  missing: {
    title: string
    /** In the title, in place of a collection. */
    all: string
    progress: string
    points: string
    unknownOf: string
    unknown: string
    none: string
    count: string
    thing: string
  }
  tonight: { title: string; first: string; away: string; lack: string; nothing: string; noneKnown: string }
}

export const en: ChatTexts = {
  comma: ', ',
  asOf: 'As of {date}',
  more: 'and {n} more',
  unknown:
    'There is no such character on Kupodex, or it is not shown to others. Type the whole name, or the number in the address of its Lodestone page; a new character has to be opened on Kupodex once.',
  several: 'Several characters are called that. Choose one from the list while you type, or add the world:',
  unclear:
    '“{name}” is not clear: no character on Kupodex is called that, or several are. Choose names from the list while you type.',
  noThing: 'Nothing found. Choose something from the list while you type.',
  noCollection: 'There is no such collection. Choose one from the list while you type.',
  noCommand: 'This command no longer exists.',
  notPublished: 'Kupodex has not published its data yet. Please try again later.',
  failed: 'Something went wrong on the server. Please try again later.',
  late: 'This is taking too long right now. Please try again in a moment.',
  tooMany: 'Too many requests. Please try again in {wait} s.',
  rarity: {
    owned: 'Owned by **{percent}** of characters on Kupodex ({count} of {of}).',
    notCounted: 'It is not known how many characters own it.',
  },
  missing: {
    title: '{name}: missing from {what}',
    all: 'all collections',
    progress: '**{collection}**: {count} ({percent})',
    points: '**{collection}**: {count} points ({percent})',
    unknownOf: 'Not known, because private, never read, or nothing checked off: {collections}',
    unknown: 'Not known, because private, never read, or nothing checked off.',
    none: 'Nothing that can still be obtained is missing.',
    count: 'Missing: **{n}**. What most characters own comes first:',
    thing: '{name} (owned by {percent})',
  },
  tonight: {
    title: 'Where to go tonight',
    first: 'For the first {n} of {of} members.',
    away: 'Not on Kupodex, or not shown to others: {n}',
    lack: '{n} of {of} are missing something',
    nothing: 'Nobody is missing anything that duties give.',
    noneKnown: 'Nothing is known about the collections of these characters.',
  },
}
