/** Seasons of the ishgard event (spec: site §9). */
export const ishgardSeasons = [2, 3, 4] as const

/** Codes of the crafters' and gatherers' jobs, by the group they are in (spec: site §2.3). */
export const ishgardJobs = {
  Crafters: ['CRP', 'BSM', 'ARM', 'GSM', 'LTW', 'WVR', 'ALC', 'CUL'],
  Gatherers: ['MIN', 'BTN', 'FSH'],
} as const

export type IshgardJob = (typeof ishgardJobs)[keyof typeof ishgardJobs][number]

/** What an ishgard board can be of: a group of jobs, or one. */
export const ishgardGroups = ['Crafters', 'Gatherers', ...ishgardJobs.Crafters, ...ishgardJobs.Gatherers] as const

export type IshgardGroup = (typeof ishgardGroups)[number]
