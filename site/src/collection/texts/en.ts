/** What a collection says in its own words where the usual ones do not fit. */
interface OwnWords {
  /** In place of the details of a thing that does not exist. */
  none: string
  /** In place of the date of a thing that the character does not have. */
  notOwned: string
}

export const en = {
  sections: {
    obtained: 'Obtained',
    left: 'Left to collect',
    limited: 'For a limited time',
    purchased: 'Purchased with real money',
    notObtainable: 'Not currently obtainable',
  },
  empty: {
    obtained: 'Nothing yet.',
    left: 'Nothing left: this collection is complete.',
  },
  private: 'This list is set to private on the Lodestone.',
  nothingChecked: 'Nothing has been checked off yet. The Lodestone does not list this collection.',
  /** The same of a list that the Lodestone has of players who want it. */
  nothingKnown: 'Nothing has been checked off yet, and this list is not public on the Lodestone.',
  /** The same of nobody's character, which the Lodestone does not have. */
  noTicks: 'Nothing has been checked off yet. Check off what you have.',
  /** In its place once something is. */
  someTicks: 'Check off whatever else you have.',
  shelf: 'Browse by expansion, source, and category',
  verify: 'Is this your character? Verify ownership to see more details on each of these.',
  /** Of one thing, which the filter's word need not fit. */
  checkedOff: 'Completed',
  completed: '{name}: checked off',
  missing: '{name}: missing',
  block: '{from} to {to}',
  groupsOfList: 'Groups of this list',
  allGroups: 'All',
  /** Beside the number of what is below the heading of a group: what counts, and what is listed below other headings. */
  heads: { counted: 'of which {n} count', elsewhere: '{n} more under {groups}' },
  groups: {
    framers: "Framer's Kits",
    others: 'Emotes & Minions',
    critical: 'Red Alerts',
    battle: 'Battlecraft',
    gathering: 'Fieldcraft',
    crafting: 'Tradecraft',
    grandCompany: 'Grand Companies',
  },
  back: 'Back to the list',
  noCategory: 'There is no such category. The whole list is shown.',
  usual: { none: 'Nothing selected.', notOwned: 'This character does not have this.' },
  ownWords: {
    mount: { none: 'No mount selected.', notOwned: 'This character does not have this mount.' },
    minion: { none: 'No minion selected.', notOwned: 'This character does not have this minion.' },
    leve: { none: 'No levequest selected.', notOwned: 'This character has not completed this levequest.' },
    fish: { none: 'No fish selected.', notOwned: 'This character has not caught this fish.' },
  } as Partial<Record<string, OwnWords>>,
  share: 'Owned by {share}',
  /** How it is known that a character has a thing, where that is not its tick. */
  known: {
    read: 'On the Lodestone',
    readWhy: 'Its list on the Lodestone shows this, so it cannot be unchecked.',
    provenWhy: 'The achievement “{name}” proves this, so it cannot be unchecked.',
  },
  /** What an achievement says of how many things a character has, where fewer are known. */
  atLeast: 'At least {n} of these: the achievement “{name}” does not say which.',
  details: {
    rarity: 'Rarity',
    share: 'Owned by',
    howTo: 'How to obtain',
    date: 'Date confirmed',
    category: 'Category',
    number: 'Number',
    level: 'Level',
    stars: 'Stars',
    edges: 'Top, right, bottom, left',
    saleValue: 'Sale value',
    fee: 'Match fee',
    regionalRules: 'Regional rules',
    allowances: 'Allowances',
  },
  onDataCenter: '{share} on {name}',
  everywhere: '{share} of all characters',
  /** Of a collection that players check off: nobody else is counted. */
  ofThose: '{share} of those who check these off',
  /** Of a collection that is read as well. */
  ofThoseKnown: '{share} of those who show or check these off',
  howToUnknown: 'Not known yet.',
  dateUnknown: 'Unknown',
  hidden: 'Hidden until obtained',
  yes: 'Yes',
  no: 'No',
  removedLeve: 'This leve has been removed from the game and is no longer possible to complete.',
  unlockLeve:
    'This is one of three leves used to unlock the leve system. Only the one for your starter city may be completed.',
  estimated: '{patch} (estimated)',
  mgp: '{n} MGP',
}

export type CollectionTexts = typeof en
