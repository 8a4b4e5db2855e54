import type { CharacterWord } from '@kupodex/data/contract'

/** Texts of the character page beyond those of `texts/en.ts`; `{word}` is filled in. */
export const en = {
  frame: {
    menu: 'Pages of this character',
    /** Entries of the menu that are not named as their page, most of them for several pages. */
    names: { fashions: 'Fashion and Hairstyles', ttcards: 'Triple Triad', bardings: 'Bardings' } as Partial<
      Record<CharacterWord, string>
    >,
    close: 'Close this character',
    ownOnly: 'Only you can see this character: you set it to private.',
    favorite: 'Favorite',
    choose: 'This is my character',
    chosen: 'This is now your character in this browser.',
    takenBack: 'This is no longer your character.',
    chooseFailed: 'Your browser does not let this site keep your choice.',
    favoriteFailed: 'The favorite could not be saved. Please try again in a moment.',
    login: 'Log in to save favorites and verify ownership.',
    kept: 'Kupodex could not be reached. This is the copy saved in this browser on {date}.',
  },
  rank: '#{rank}',
  owned: { some: '{counted} counted · {owned} owned ({rest} limited or bought)', all: '{owned} owned, all counted' },
  earned: { some: '{counted} counted · {owned} earned ({rest} limited)', all: '{owned} earned, all counted' },
  sync: {
    button: 'Sync Now',
    asking: 'Checking the Lodestone...',
    queued: 'Sync queued.',
    visited: 'Last synced more than a day ago, so your visit asked for a new sync. It will show here by itself.',
    late: 'This takes longer than usual. The Lodestone may be down for maintenance. The character keeps its place in the queue, so you can come back later.',
    place: 'Place {place} in the queue, about {wait} to go.',
    done: 'Up to date: just synced with the Lodestone.',
    hint: 'Reads this character from the Lodestone again.',
    old: 'Last synced more than a month ago. Press Sync Now to refresh.',
    cooldown: 'Synced recently. You can sync again from {time}.',
    failed: 'The Lodestone could not be read. Kupodex will try again by itself. You can sync again from {time}.',
    tooMany: 'Too many requests. Please try again in a minute.',
    error: 'The sync could not be requested. Please try again in a moment.',
    seconds: { one: '{n} second', other: '{n} seconds' },
    minutes: { one: '{n} minute', other: '{n} minutes' },
    hours: { one: '{n} hour', other: '{n} hours' },
  },
  /** In place of a part that was never read. */
  notRead: 'This list has not been read from the Lodestone yet.',
  /** In place of what nobody's character has. */
  nobody: 'Open a character to see what it has.',
  privacy: {
    title: 'Lodestone privacy',
    profile: 'Profile',
    states: { public: 'public', private: 'private', unknown: 'not read yet' },
    asOf: '{state}, as of {date}',
  },
  events: {
    unknown: 'No. {id}',
  },
}

/** The catalogue every language fills. */
export type CharacterTexts = typeof en
