/** Whose data lie in a place: a character's, as the Lodestone shows it; what its owner says of it; a user's; or nobody's. */
type Whose = 'character' | 'owner' | 'user' | 'nobody'

/**
 * What becomes of data in a place. `removed`: by the call or reading itself; `emptied`: but for the id and the wish. `unshown`: kept, but
 * no answer shows it from the next request on. `firstNight`, `secondNight`: a night removes it. `days`: it ends by itself. `askedAgain`: it
 * is with somebody who was shown it, until their browser asks us for it again. `kept`: it stays.
 */
type Ending =
  | 'removed'
  | 'emptied'
  | 'unshown'
  | 'firstNight'
  | 'secondNight'
  | { days: number }
  | 'askedAgain'
  | 'kept'

/** What becomes of data when its owner hides a character, its player opts out by the introduction, and its owner or the user deletes the account. */
interface Endings {
  hiding: Ending
  optingOut: Ending
  deletion: Ending
}

/** A kind of item of the table, by its keys (`<word>` stands for any letters but `#`), and whose data it has. */
export interface ItemKind {
  pk: string
  sk: string
  whose: Whose
}

const ofCharacter = { pk: 'CHAR#<id>', whose: 'character' } as const
const ofUser = { pk: 'USER#<key>', whose: 'user' } as const

/**
 * Every kind of item there is. What hides and deletes goes by this list, the stores of tests refuse an item that is not in it, and a
 * test plants one of each.
 */
export const itemKinds = {
  profile: { ...ofCharacter, sk: 'PROFILE' },
  collection: { ...ofCharacter, sk: 'OWN#<part>' },
  event: { ...ofCharacter, sk: 'TIME#<date>#<type>#<id>' },
  marks: { ...ofCharacter, sk: 'MARK#<type>', whose: 'owner' },
  settings: { ...ofCharacter, sk: 'CHAR_SETTINGS', whose: 'owner' },
  owner: { pk: 'OWNER#<id>', sk: 'OWNER', whose: 'owner' },
  ownCharacter: { ...ofUser, sk: 'CHAR#<id>' },
  code: { ...ofUser, sk: 'CODE#<id>' },
  account: { ...ofUser, sk: 'ACCOUNT' },
  favorites: { ...ofUser, sk: 'FAVORITES' },
  wishes: { ...ofUser, sk: 'WISHES' },
  tokens: { ...ofUser, sk: 'TOKENS' },
  token: { pk: 'TOKEN#<hash>', sk: 'TOKEN', whose: 'user' },
  groups: { ...ofUser, sk: 'GROUPS' },
  group: { pk: 'GROUP#<slug>', sk: 'GROUP', whose: 'user' },
  groupOfCharacter: { pk: 'WITHIN#<id>', sk: '<slug>', whose: 'user' },
  listedGroup: { pk: 'LISTED', sk: '<place>', whose: 'user' },
  reportedGroup: { pk: 'REPORTED', sk: '<place>', whose: 'user' },
  company: { pk: 'COMPANY#<id>', sk: 'MEMBERS', whose: 'nobody' },
  introduction: { pk: 'VERIFY#<id>', sk: 'READING', whose: 'character' },
  allowance: { pk: 'ALLOW#<what>#<who>', sk: 'ALLOW', whose: 'user' },
  seats: { pk: 'SEAT#<what>#<who>', sk: 'SEATS', whose: 'user' },
  deadLetter: { pk: 'DEAD', sk: '<id>', whose: 'character' },
  site: { pk: 'SITE', sk: 'LODESTONE', whose: 'character' },
  override: { pk: 'OVERRIDE#<table>', sk: '<row>', whose: 'user' },
  overrideVersion: { pk: 'OVERRIDE#<table>#<row>', sk: '<version>', whose: 'user' },
  learnt: { pk: 'LEARNT#<part>', sk: 'MARKS', whose: 'nobody' },
  pace: { pk: 'PACE', sk: 'LODESTONE', whose: 'nobody' },
  lock: { pk: 'LOCK', sk: '<name>', whose: 'nobody' },
} as const satisfies Record<string, ItemKind>

export type ItemKindName = keyof typeof itemKinds

const matches = (template: string, key: string): boolean =>
  new RegExp(`^${template.replaceAll(/<[a-z]+>/g, '[^#]+')}$`).test(key)

/** The kind of an item, by its keys; null where the list has none. */
export const kindOf = (pk: string, sk: string): ItemKindName | null =>
  (Object.keys(itemKinds) as ItemKindName[]).find(
    (name) => matches(itemKinds[name].pk, pk) && matches(itemKinds[name].sk, sk),
  ) ?? null

/** The kinds of items in partitions of one template that are of somebody. */
export const kindsIn = (pk: ItemKind['pk'], whose: Whose): ItemKindName[] =>
  (Object.keys(itemKinds) as ItemKindName[]).filter(
    (name) => itemKinds[name].pk === pk && itemKinds[name].whose === whose,
  )

/** Nothing else than what the Lodestone shows of the character to everybody. */
const lodestones = { hiding: 'unshown', optingOut: 'removed', deletion: 'kept' } as const

/** Nothing of a character that its owner hides. */
const users = { hiding: 'kept', optingOut: 'kept', deletion: 'removed' } as const

/** What an owner says of the character; who opts out may not be the owner, so it is not thrown away. */
const owners = { hiding: 'unshown', optingOut: 'unshown', deletion: 'removed' } as const

const unaffected = { hiding: 'kept', optingOut: 'kept', deletion: 'kept' } as const

/** What tells only the operator or the worker of a character. */
const workers = { hiding: 'kept', optingOut: 'removed', deletion: 'kept' } as const

/** What becomes of each kind of item. */
export const itemEndings: Readonly<Record<ItemKindName, Endings>> = {
  profile: { ...lodestones, optingOut: 'emptied' },
  collection: lodestones,
  event: lodestones,
  marks: owners,
  // That it is hidden, and the expression of its icon.
  settings: users,
  owner: owners,
  ownCharacter: users,
  code: users,
  account: users,
  // A list of others names a hidden character and its world, as its own page does, without its face.
  favorites: users,
  wishes: users,
  tokens: users,
  token: users,
  groups: users,
  // A character that hides is shown in none. Who edited a group of somebody else, or reported one, is named there no more, or by a hash that leads to nobody.
  group: { ...users, hiding: 'unshown', optingOut: 'unshown' },
  groupOfCharacter: users,
  listedGroup: users,
  reportedGroup: users,
  // Some hours, and DynamoDB takes at most two days more.
  introduction: { hiding: { days: 3 }, optingOut: { days: 3 }, deletion: { days: 3 } },
  allowance: { ...users, deletion: { days: 3 } },
  seats: { ...users, deletion: { days: 3 } },
  // Only the operator reads why a character cannot be read, and only the worker by whom it tells that the Lodestone has changed.
  deadLetter: workers,
  site: workers,
  // An editor is named by a hash, which leads to nobody once the account is gone; what editors say is the site's.
  override: unaffected,
  overrideVersion: unaffected,
  company: unaffected,
  learnt: unaffected,
  pace: unaffected,
  lock: unaffected,
}

/** Where data of a character or a person lie besides the table. */
export const otherPlaces = {
  /** Files of banners: `banner/<id>/`. Of a hidden character its owner still sees it, at an address that nobody can guess and no answer for others names. */
  banners: { whose: 'owner', hiding: 'kept', optingOut: 'kept', deletion: 'removed' },
  /** Pictures that banners are made of, in the bucket of uploads, which nobody can read: `banner/<id>/<key>/`. */
  uploads: { whose: 'owner', hiding: { days: 1 }, optingOut: { days: 1 }, deletion: { days: 1 } },
  /** Cards that were drawn: `cards/<id>/`, each for what it shows. Readers get them from a function, which looks who hides. */
  cards: { whose: 'owner', hiding: 'unshown', optingOut: { days: 2 }, deletion: { days: 2 } },
  /** The slot of boards, ranks, raid clears, rarity, names and statistics that readers see. */
  liveSlot: { whose: 'owner', hiding: 'firstNight', optingOut: 'firstNight', deletion: 'firstNight' },
  /** The other one, which no reader can reach. */
  idleSlot: { whose: 'owner', hiding: 'secondNight', optingOut: 'secondNight', deletion: 'secondNight' },
  /** The history of ranks; those of an account that is gone are of the character, which is public again. */
  history: { whose: 'character', hiding: 'firstNight', optingOut: 'firstNight', deletion: 'kept' },
  /** Boards of the ishgard event. */
  ishgard: { whose: 'character', hiding: 'firstNight', optingOut: 'firstNight', deletion: 'kept' },
  /** What they are made from, for who is shown again, and their other slot; no reader can reach either. */
  ishgardKept: { whose: 'character', hiding: 'kept', optingOut: 'kept', deletion: 'kept' },
  /** Pages of boards, which show who leads: built again after each night. */
  pages: { whose: 'character', hiding: 'firstNight', optingOut: 'firstNight', deletion: 'firstNight' },
  /** Copies of answers and of banners at the edge. */
  copies: { whose: 'owner', hiding: { days: 1 }, optingOut: { days: 1 }, deletion: { days: 1 } },
  /** What browsers keep of what they have shown, for reading without a network too (`site/src/offline`), where the oldest go as room is needed. No request of ours can reach it. */
  browsers: { whose: 'owner', hiding: 'askedAgain', optingOut: 'askedAgain', deletion: 'askedAgain' },
  /** Answers in channels of Discord, and cards in them, which Discord copies: it and its members say for how long. What is asked there later is answered by what is shown then. */
  discord: { whose: 'owner', hiding: 'kept', optingOut: 'kept', deletion: 'kept' },
  /** Access logs of the site. */
  logs: { whose: 'user', hiding: 'kept', optingOut: 'kept', deletion: { days: 30 } },
  /** Earlier states of the table, to which it can be brought back. */
  backups: { whose: 'user', hiding: { days: 35 }, optingOut: { days: 35 }, deletion: { days: 35 } },
  /** Names, addresses and passwords at the service that people log in with, which has accounts of its own. */
  logins: { whose: 'user', hiding: 'kept', optingOut: 'kept', deletion: 'kept' },
} as const satisfies Record<string, Endings & { whose: Whose }>
