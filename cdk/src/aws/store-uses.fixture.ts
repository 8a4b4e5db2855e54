import { newProfile } from '@kupodex/data/character'
import { editedTables } from '@kupodex/data/game'
import type { Allowances, SeatStore, Store } from '@kupodex/data/store'
import { priorities } from '@kupodex/data/sync'
import type {
  AdminDeps,
  BannerDeps,
  CardDeps,
  CharacterDeps,
  FeedDeps,
  FilledDeps,
  GameDeps,
  GroupsDeps,
  LodestoneSearchDeps,
  MarksDeps,
  RealtimeDeps,
  SearchDeps,
  VerifyDeps,
} from '@kupodex/lambdas'
import type { ChatDeps } from '@kupodex/lambdas/chat'
import type { DiscoveryStore, SyncStore } from '@kupodex/lambdas/sync'
import type { UserDeps } from '@kupodex/lambdas/users'

/** A character of a user with a banner, one without, two that were given up, with a banner and without, one that is nobody's, and one that its introduction hides. */
const [owned, bare, left, former, free, optedOut] = [7, 8, 9, 10, 11, 12]
const token = { id: 'token', hash: 'hash', name: '', start: '', scopes: [], createdAt: 1, expiresAt: null }
const banner = { key: `banner/7/${'n'.repeat(22)}`, widths: [960], at: 1 }

/** Groups of a user: one to change, and one to delete; both have a member, are listed and were reported. */
const groupOf = (slug: string): Parameters<Store['createGroup']>[0] => ({
  ...{ slug, name: 'Mog', note: '', listedAt: 1, createdAt: 1, updatedAt: 1, closed: false },
  owner: { user: 'user', id: 'owner', since: 1 },
  editors: [{ user: 'editor', id: 'editor', since: 1 }],
  ...{ members: [7], barred: [], invitation: null, dismissed: [], reports: [{ by: 'a', reason: 'b', at: 1 }] },
})
const groupDeps = { user: 'user', now: 1, most: 10 }

/** Writes what the uses below find: characters, owners, banners, and the token of a program. */
export const prepareStore = async (store: Store): Promise<void> => {
  for (const id of [owned, bare, left, former]) {
    await store.addCharacter(id, 1)
    await store.own(id, 'user', 1)
    if (id !== bare && id !== former) await store.setBanner(id, 'user', banner)
  }
  for (const id of [left, former]) await store.unlink(id, 'user')
  await store.createToken('user', token, 10)
  for (const slug of ['kept', 'removed']) await store.createGroup(groupOf(slug), 10)
  await store.addCharacter(optedOut, 1)
  await store.lease(optedOut, { now: 1, until: 2, token: 'opt out' })
  await store.finish(optedOut, 'opt out', {
    ...{ profile: { ...newProfile(optedOut, 1), status: 'private', optOut: 'asked' } },
    ...{ priority: priorities.rare, due: 3, failures: 0 },
  })
}
const introduction = { token: 'reading', startedAt: 1, until: 2 }
const rule = { atOnce: 1, perHour: 1 }
const profile = newProfile(7, 1)
const collection = { entries: [], unknown: {}, asOf: 1 }
const event = { type: 'level', id: 1, details: '90', date: 1 } as const
/** Of two that share the pace the second has to ask the first for it. */
const pacing = async (store: Pick<Store, 'sharedPace'>) => {
  await store.sharedPace(1000).turn()
  await store.sharedPace(1000).turn()
}

/** A use of each of some methods of the store, and of no other: one without a use does not compile. */
type Uses<Methods> = { [Method in keyof Methods & keyof Store]: (store: Pick<Store, Method>) => Promise<unknown> }

type Allowing = Pick<Allowances, 'takeAllowance' | 'returnAllowance'>

const allowing: Uses<Allowing> = {
  takeAllowance: (store) => store.takeAllowance('readings', 'all', rule, 1),
  returnAllowance: (store) => store.returnAllowance('readings', 'all', rule, 1),
}

const reading: Uses<CharacterDeps['store'] & Allowing> = {
  readCharacter: (store) => store.readCharacter(7),
  readCharacters: (store) => store.readCharacters([7], { parts: ['mounts'], marks: ['fish'] }),
  bannerOf: (store) => store.bannerOf(7),
  addCharacter: (store) => store.addCharacter(7, 1),
  readEvents: (store) => store.readEvents(7, 10),
  readAsked: (store) => store.readAsked(7),
  askFor: (store) => store.askFor(7, 1),
  ...allowing,
}

const seating: Uses<SeatStore> = {
  takeSeat: (store) => store.takeSeat('banner', 'somebody', { token: 'a', most: 1, now: 1, until: 2 }),
  leaveSeat: async (store) => {
    for (const [token, now] of Object.entries({ b: 10, c: 11 }))
      await (store as Store).takeSeat('banner', 'another', { token, most: 2, now, until: 20 })
    for (const token of ['b', 'c']) await store.leaveSeat('banner', 'another', token)
  },
}

/** What each function does with the store. */
export const storeUses: {
  admin: Uses<AdminDeps['store']>
  game: Uses<GameDeps['store']>
  groups: Uses<GroupsDeps['store'] & Pick<Store, 'ownerOf'>>
  character: typeof reading
  feed: Uses<FeedDeps['store']>
  realtime: Uses<RealtimeDeps['store'] & Allowances & SeatStore>
  search: Uses<SearchDeps['store']>
  user: Uses<UserDeps['store'] & Allowances & SeatStore & Pick<Store, 'useToken'>>
  verify: Uses<VerifyDeps['store'] & Pick<Store, 'sharedPace'>>
  marks: Uses<MarksDeps['store'] & Pick<Store, 'ownerOf' | 'useToken'>>
  card: Uses<CardDeps['store'] & Allowing>
  chat: Uses<ChatDeps['store']>
  missing: Uses<FilledDeps['store']>
  password: Uses<Pick<Store, 'revokeTokens'>>
  banner: Uses<BannerDeps['store'] & Allowances & SeatStore & Pick<Store, 'ownerOf'>>
  lodestone: Uses<LodestoneSearchDeps['store'] & Allowances & Pick<Store, 'sharedPace'>>
  sync: Uses<SyncStore & DiscoveryStore & Pick<Store, 'sharedPace'>>
} = {
  admin: {
    readOverrides: (store) => store.readOverrides('mounts'),
    saveOverride: (store) =>
      store.saveOverride('mounts', 5, 0, { kind: 'save', by: 'x', fields: { obtainable: true }, now: 1 }),
    overrideHistory: (store) => store.overrideHistory('mounts', 5),
  },
  game: { readOverrides: (store) => Promise.all(editedTables.map((table) => store.readOverrides(table))) },
  groups: {
    readGroup: (store) => store.readGroup('kept'),
    createGroup: (store) => store.createGroup(groupOf('made'), 10),
    changeGroup: (store) => store.changeGroup('kept', () => ({ outcome: true, after: { members: [8] } })),
    joinGroup: (store) => store.joinGroup('kept', groupDeps, () => ({ outcome: true })),
    removeGroup: (store) => store.removeGroup('removed'),
    unlistGroup: (store) => store.unlistGroup('user', 'removed', 1),
    groupsOf: (store) => store.groupsOf('user'),
    groupsWith: (store) => store.groupsWith(7, 10),
    listedGroups: (store) => store.listedGroups(10),
    reportedGroups: (store) => store.reportedGroups(10),
    readMembers: (store) => store.readMembers([7]),
    readNicknames: (store) => store.readNicknames(['user']),
    ...allowing,
    ownerOf: (store) => store.ownerOf(7),
  },
  character: reading,
  feed: { readCharacter: reading.readCharacter, readCharacters: reading.readCharacters },
  realtime: {
    ...seating,
    readCharacter: reading.readCharacter,
    addCharacter: reading.addCharacter,
    ...allowing,
    bannerOf: reading.bannerOf,
    readProfile: (store) => store.readProfile(7),
    askFor: (store) => store.askFor(7, 1),
    placeInQueue: (store) => store.placeInQueue(7, 1),
  },
  search: {
    searchNames: (store) => store.searchNames('mina', 10),
    hiddenAmong: (store) => store.hiddenAmong([7]),
  },
  user: {
    ...seating,
    ...allowing,
    bannerOf: reading.bannerOf,
    readFavorites: (store) => store.readFavorites('user'),
    addFavorite: (store) => store.addFavorite('user', 7, 1, 10),
    removeFavorite: (store) => store.removeFavorite('user', 7),
    readWishes: (store) => store.readWishes('user'),
    changeWishes: (store) => store.changeWishes('user', [{ type: 'mount', id: 4, wish: 'want' }], 1, 10),
    ownCharsOf: (store) => store.ownCharsOf('user'),
    unlink: async (store) => [await store.unlink(owned, 'user'), await store.unlink(bare, 'user')],
    readAccount: (store) => store.readAccount('user'),
    saveNickname: (store) => store.saveNickname('user', 'Mog', 1),
    readCards: (store) => store.readCards([7]),
    hiddenAmong: (store) => store.hiddenAmong([7]),
    ownerOf: (store) => store.ownerOf(7),
    readCharSettings: (store) => store.readCharSettings(7),
    readMarks: (store) => store.readMarks(7),
    readCodes: (store) => store.readCodes('user'),
    readTokens: (store) => store.readTokens('user'),
    createToken: (store) => store.createToken('user', token, 10),
    groupsOf: (store) => store.groupsOf('user'),
    leaveGroups: (store) => store.leaveGroups('user', 1),
    revokeToken: (store) => store.revokeToken('user', token.id),
    revokeTokens: (store) => store.revokeTokens('user'),
    useToken: (store) => store.useToken(token.hash, 1e9),
    dropOwnersItems: (store) => store.dropOwnersItems(7, 1),
    charsSaidBy: (store) => store.charsSaidBy('user'),
    forgetFormer: async (store) => [await store.forgetFormer(left, 'user'), await store.forgetFormer(former, 'user')],
    dropBanner: (store) => store.dropBanner(owned, banner.key),
    dropUser: (store) => store.dropUser('user'),
  },
  verify: {
    ...seating,
    readSite: (store) => store.readSite(),
    ...allowing,
    ownerOf: (store) => store.ownerOf(7),
    own: (store) => store.own(free, 'user', 1),
    readCode: (store) => store.readCode(7, 'user', 1),
    keepCode: (store) => store.keepCode(7, 'user', 'code', 1),
    dropCode: (store) => store.dropCode(7, 'user'),
    introductionReading: (store) => store.introductionReading(7),
    beginIntroduction: (store) => store.beginIntroduction(7, introduction, null),
    endIntroduction: (store) => store.endIntroduction(7, introduction, []),
    dropIntroduction: (store) => store.dropIntroduction(7, introduction.token),
    addCharacter: reading.addCharacter,
    readProfile: (store) => store.readProfile(7),
    undoOptOut: (store) => store.undoOptOut(optedOut, 1),
    sharedPace: pacing,
  },
  marks: {
    readCharacter: (store) => store.readCharacter(7, true),
    readEvents: reading.readEvents,
    mark: (store) => store.mark(7, 'fish', [1], 1),
    unmark: (store) => store.unmark(7, 'fish', [1], 1),
    changeMarks: (store) => store.changeMarks(7, 'fish', [{ id: 1, owned: true, at: 1 }]),
    readCharSettings: (store) => store.readCharSettings(7),
    writeCharSettings: (store) => store.writeCharSettings(7, { private: true, icon: 1 }),
    readMarks: (store) => store.readMarks(7),
    putMarks: (store) => store.putMarks(7, 'fish', { ids: [5], isKnown: () => true, at: 1 }),
    undoMarks: (store) => store.undoMarks(7, 'fish', 1),
    useToken: (store) => store.useToken(token.hash, 1e9),
    ownerOf: (store) => store.ownerOf(7),
    bannerOf: reading.bannerOf,
  },
  card: {
    readCharacter: reading.readCharacter,
    ...allowing,
  },
  chat: { readCharacter: reading.readCharacter, readCharacters: reading.readCharacters },
  missing: { readCharacter: reading.readCharacter },
  password: { revokeTokens: (store) => store.revokeTokens('user') },
  banner: {
    ...seating,
    ...allowing,
    ownerOf: (store) => store.ownerOf(7),
    bannerOf: reading.bannerOf,
    setBanner: (store) => store.setBanner(bare, 'user', banner),
    dropBanner: async (store) => [await store.dropBanner(owned, banner.key), await store.dropBanner(left, banner.key)],
  },
  lodestone: {
    ...allowing,
    readSite: (store) => store.readSite(),
    hiddenAmong: (store) => store.hiddenAmong([7]),
    optedOutAmong: (store) => store.optedOutAmong([7]),
    sharedPace: pacing,
  },
  sync: {
    sharedPace: pacing,
    dueCharacters: (store) => store.dueCharacters({ now: 1, limit: 1 }),
    lease: (store) => store.lease(7, { now: 1, until: 2, token: 't' }),
    dropCharacter: (store) => store.dropCharacter(7, 't'),
    finish: (store) => store.finish(7, 't', { profile, priority: priorities.tail, due: 1, failures: 0 }),
    readPart: (store) => store.readPart(7, 'mounts'),
    writePart: (store) => store.writePart(7, 'mounts', collection, 0),
    writeEvents: (store) => store.writeEvents(7, [event]),
    dropRead: async (store) => {
      await (store as Store).writePart(7, 'mounts', collection, 0)
      await store.dropRead(7)
    },
    readSite: (store) => store.readSite(),
    writeSite: (store) => store.writeSite({ revision: 1 } as never),
    readTooltipIndex: (store) => store.readTooltipIndex('mounts'),
    addToTooltipIndex: (store) =>
      store.addToTooltipIndex('mounts', { tooltips: new Map([['a'.repeat(40), 1]]), icons: new Map() }),
    writeDeadLetter: (store) => store.writeDeadLetter({ id: 7 } as never),
    dropDeadLetter: (store) => store.dropDeadLetter(7),
    claimCompany: (store) => store.claimCompany('9', { now: 1, until: 2 }),
    keepCompany: (store) => store.keepCompany('9', 3),
    addFound: (store) => store.addFound([7, 13], 1),
    nextFound: (store) => store.nextFound(1),
    takeAllowance: (store) => store.takeAllowance('discovery', 'all', rule, 1),
    returnAllowance: (store) => store.returnAllowance('discovery', 'all', rule, 1),
  },
}
