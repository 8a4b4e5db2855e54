/** Texts of the timeline; `{word}` is filled in. */
export const en = {
  events: {
    title: 'Day by day',
    empty: 'No dated events yet.',
    more: 'Show older entries',
    shown: { one: '{shown} of {n} entry', other: '{shown} of {n} entries' },
    filter: 'Show only',
    all: 'All',
    kinds: {
      level: 'Levels',
      gear: 'Gear',
      other: 'Other',
    },
    obtained: {
      achievement: 'Achievement',
      mount: 'Mount',
      minion: 'Minion',
      emote: 'Emote',
      facewear: 'Facewear',
    },
    level: '{job} reached level {level}',
    gear: '{job} reached average item level {level}',
    levels: '{job}: level {from} to {level}',
    gears: '{job}: average item level {from} to {level}',
    firstSight: 'Already owned at first sync: {things}',
    things: {
      achievement: { one: '{n} achievement', other: '{n} achievements' },
      mount: { one: '{n} mount', other: '{n} mounts' },
      minion: { one: '{n} minion', other: '{n} minions' },
      emote: { one: '{n} emote', other: '{n} emotes' },
      facewear: { one: '{n} facewear item', other: '{n} facewear items' },
    },
    name: 'Renamed, formerly {name}',
    world: 'Changed Home World from {from} to {to}',
    wears: 'Changed title to {title}',
    deleted: 'No longer on the Lodestone',
    restored: 'Back on the Lodestone',
  },
  plots: {
    title: 'Progress by month',
    points: 'Achievement points',
    mounts: 'Mounts',
    minions: 'Minions',
    perMonth: 'Achievements per month',
    value: '{at}: {value}',
    none: 'Nothing to show yet.',
    private: 'Set to private on the Lodestone.',
    since: 'The Lodestone has dates for achievements only. Mounts and minions are counted from the first sync on.',
    table: 'Show as a table',
    month: 'Month',
    ranks: 'Rank by week, all worlds',
    noRanks: 'No weekly ranks for this character yet.',
  },
}

/** The catalogue every language fills. */
export type TimelineTexts = typeof en
