/**
 * What players found out about the workshop and no sheet of the game says. Every number here was found alike in two independent public solvers:
 * github.com/rosella500/IslandWorkshopSolver (C#, by counted units of supply) and github.com/ffxiv-cyou/ffxiv-island-sanctuary-craftwork
 * (Rust, by the shortage as the game sends it). Change them here and nowhere else.
 */
export const workshopRules = {
  /** Hours that a workshop has in a day; what is not finished by then is not started. Each day starts without a craft before its first. */
  dayHours: 24,
  /** All times of crafts are multiples of this many hours (table `islandCrafts`: 4, 6 and 8). */
  hourStep: 2,
  /** Days of a season, which begins with the weekly reset and with no groove. */
  seasonDays: 7,
  /** Days of a season on which the workshops rest. */
  restDays: 2,
  /** Workshops of an island today. */
  workshops: 4,
  /** How many of a thing a workshop makes of one craft: one, and two where the craft is efficient. As many units are added to its supply. */
  plainYield: 1,
  efficientYield: 2,
  /** Groove that each workshop adds when it starts an efficient craft; it counts for that craft already. */
  grooveGain: 1,
  /**
   * Shortage, in units, that a level of supply has at its scarcest, by the level's percentage. A level is taken to be there: without crafts of their
   * own players see shortages of 9, at a weak peak 17, at a strong one 24.
   */
  scarcest: { 160: 24, 130: 17, 100: 9, 80: 1, 60: -7 },
  /** The shortage from which a level of supply counts, in the order of `supplies`; the last has the rest (table `islandSupply`). */
  levelsFrom: [18, 10, 2, -6],
} as const
