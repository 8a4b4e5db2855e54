import type { WrittenPages } from './plain.ts'

export const en: WrittenPages = {
  profile: {
    title: 'Profile',
    lead: 'Progress in every collection, ranks on the world, the data center, and all worlds, and what to get next.',
  },
  next: {
    title: 'What to Do Next',
    lead: 'What this character can get next: by place, by currency, by weather and time in the next hour, and before the resets.',
  },
  timeline: {
    title: 'Timeline',
    lead: 'What this character has done, day by day, and how its collections have grown.',
  },
  titles: {
    title: 'Titles',
    lead: 'Titles this character can use, those still left to earn, and those that can no longer be earned.',
  },
  achievements: {
    title: 'Achievements',
    lead: 'Achievements by kind and category, with points, completion dates, and the items and titles they give.',
  },
  metas: {
    title: 'Meta Achievements',
    lead: 'Sets of achievements and items that add up to one goal, and how far along this character is.',
  },
  mounts: {
    title: 'Mounts',
    lead: 'Mounts this character has, mounts left to collect, how to get them, and how many characters own each.',
  },
  minions: {
    title: 'Minions',
    lead: 'Minions this character has, minions left to collect, how to get them, and how many characters own each.',
  },
  facewear: {
    title: 'Facewear',
    lead: 'Facewear this character has, what is left to collect, and how many characters own each.',
  },
  hairstyles: {
    title: 'Hairstyles',
    lead: 'Hairstyles that have to be unlocked, how to get them, and which ones this character has checked off.',
  },
  leves: {
    title: 'Levequests',
    lead: 'Levequests by type, and which ones this character has checked off.',
  },
  ttnpcs: {
    title: 'Triple Triad Opponents',
    lead: 'Triple Triad opponents, and which ones this character has checked off as defeated.',
  },
  fish: { title: 'Fish', lead: 'Fish and spearfishing catches, and which ones this character has checked off.' },
  emotes: { lead: 'Emotes that have to be unlocked, how to get them, and which ones this character has.' },
  bardings: {
    lead: 'Sets of chocobo barding, how to get them, and which ones this character has checked off.',
  },
  spells: {
    lead: 'Spells of the blue mage in the order of the spellbook, where to learn them, and which ones this character has checked off.',
  },
  beasts: {
    lead: 'Beasts of the beastmaster by kin, where to find each, which enemies count, and which ones this character has checked off.',
  },
  bozjanotes: {
    title: 'Bozjan Field Notes',
    lead: 'Field notes of the Bozjan Southern Front and Zadnor, and which ones this character has checked off.',
  },
  armoire: {
    lead: 'Gear that can be stored in the armoire, by category, event, duty, and job, how to get each piece, and which ones this character has checked off.',
  },
  outfits: {
    lead: 'Outfits for the glamour dresser, the pieces of each and how to get them, and which ones this character has checked off.',
  },
  surveyrecords: {
    lead: 'Records of variant dungeons, the route that leads to each, and which ones this character has checked off.',
  },
  occultrecords: {
    lead: 'Entries of the Occult Record, where they are found, and which ones this character has checked off.',
  },
  relics: {
    lead: 'Relic weapons, tools, armor, and ultimate weapons by series, what their steps take, and which ones this character has by achievements or has checked off.',
  },
  sightseeinglog: {
    lead: 'Vistas by expansion, where to stand, what weather, hours, and emote each needs, and which ones this character has checked off.',
  },
  cosmic: {
    title: 'Cosmic Exploration',
    lead: 'Missions, and which ones this character has checked off.',
  },
  portraits: {
    title: 'Portraits',
    lead: 'Unlocks for portraits and adventurer plates, and which ones this character has checked off.',
  },
  exploration: {
    title: 'Exploration',
    lead: 'Maps, aether currents, duties, and hunting logs by expansion: what the achievements of this character show to be done, and when.',
  },
  story: {
    title: 'Story',
    lead: 'Chapters of the main scenario and ranks with allied societies: how far the achievements of this character show it to be.',
  },
  raids: {
    title: 'Raids',
    lead: 'First clears by expansion, the week of each, and how many characters on the data center have cleared the raid.',
  },
  shops: { title: 'Shops', lead: 'Collection items by currency, and the vendors who sell them.' },
  moogletomes: {
    title: 'Moogle Treasure Trove',
    lead: 'Rewards of the Moogle Treasure Trove, what they unlock, and what they cost.',
  },
  compare: {
    title: 'Compare',
    lead: 'Two characters side by side: what both have, what only one has, and what neither has.',
  },
  verify: {
    title: 'Verify Ownership',
    lead: 'Prove that this character is yours, so you can check off what the Lodestone does not list.',
  },
  settings: { title: 'Character Settings', lead: 'Privacy, banner, and icon of your character.' },
}
