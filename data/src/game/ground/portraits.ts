/** The parts of portraits and plates, and where each part's ids begin (spec: characters §3); a part's id is its row plus `base`. */
export const portraitParts = [
  { part: 'background', base: 10_000 },
  { part: 'accent', base: 20_000 },
  { part: 'expression', base: 30_000 },
  { part: 'frame', base: 40_000 },
  { part: 'pose', base: 50_000 },
  { part: 'plateBase', base: 60_000 },
  { part: 'plateBacking', base: 70_000 },
  { part: 'plateOverlay', base: 80_000 },
  { part: 'platePortraitFrame', base: 90_000 },
  { part: 'plateFrame', base: 100_000 },
  { part: 'plateAccent', base: 110_000 },
  { part: 'plateBorder', base: 120_000 },
] as const

export type PortraitPart = (typeof portraitParts)[number]['part']

/** How a portrait condition is met (BannerCondition.UnlockType1). */
export const portraitUnlockTypes = {
  quest: 1,
  other: 2,
  instance: 4,
  emote: 5,
  minion: 6,
  kit: 9,
  pvpSeason: 11,
} as const
