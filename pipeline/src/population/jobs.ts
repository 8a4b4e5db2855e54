import type { Random } from './random.ts'

export type JobRole = 'tank' | 'healer' | 'melee' | 'ranged' | 'magic' | 'hand' | 'land'

/** A line of the class and job list: the job, the class it grows from, and where its levels end. */
interface JobSlot {
  readonly jobId: number
  readonly classId: number | null
  readonly role: JobRole
  readonly levelMax: number
}

/** Level of a job in a person's list; level 0 = not unlocked; exp to the next level null at the cap. */
export interface PersonJob {
  readonly slot: JobSlot
  readonly level: number
  readonly exp: number
  readonly expMax: number | null
}

const slot = (role: JobRole, jobId: number, classId: number | null = null, levelMax = 100): JobSlot => ({
  role,
  jobId,
  classId,
  levelMax,
})

/** The 33 lines in the order the Lodestone shows them; ids are the game's ClassJob rows. */
export const jobSlots: readonly JobSlot[] = [
  slot('tank', 19, 1),
  slot('tank', 21, 3),
  slot('tank', 32),
  slot('tank', 37),
  slot('healer', 24, 6),
  slot('healer', 28),
  slot('healer', 33),
  slot('healer', 40),
  slot('melee', 20, 2),
  slot('melee', 22, 4),
  slot('melee', 30, 29),
  slot('melee', 34),
  slot('melee', 39),
  slot('melee', 41),
  slot('ranged', 23, 5),
  slot('ranged', 31),
  slot('ranged', 38),
  slot('magic', 25, 7),
  slot('magic', 27, 26),
  slot('magic', 35),
  slot('magic', 42),
  slot('magic', 36, null, 80),
  ...[8, 9, 10, 11, 12, 13, 14, 15].map((id) => slot('hand', id)),
  ...[16, 17, 18].map((id) => slot('land', id)),
]

/** A made-up but steady curve: experience from a level to the next. */
export const expToNext = (level: number): number => 300 + Math.round(level ** 2.4 * 45)

/** Which of job and class a level shows: below 30 there is only the class where the job grows from one. */
export const shownJobId = ({ slot, level }: PersonJob): number =>
  slot.classId !== null && level < 30 ? slot.classId : slot.jobId

const scholar = 28
const summoner = 27

/**
 * The 33 levels of a person of some zeal (0 none .. 1 most) after a share of their time in the game
 * (0 just begun .. 1 all of it). Scholar and Summoner have one level, as they share their class.
 */
export const personJobs = (random: Random, zeal: number, progress: number): PersonJob[] => {
  const everything = random.chance(zeal ** 4)
  const jobs = jobSlots.map((line) => {
    const known = random.chance(0.15 + zeal * 0.8)
    const reach = random.next() ** (1.6 - zeal)
    const pace = random.next()
    const share = random.next()
    if (!known && !everything) return { slot: line, level: 0, exp: 0, expMax: null }
    const goal = everything ? line.levelMax : 1 + Math.round(reach * (line.levelMax - 1))
    const level = Math.max(1, Math.round(goal * Math.min(1, progress * (1 + pace * 2)) ** 0.6))
    const top = level === line.levelMax
    const expMax = top ? null : expToNext(level)
    return { slot: line, level, exp: expMax === null ? 0 : Math.floor(share * expMax), expMax }
  })
  const shared = jobs.find((job) => job.slot.jobId === summoner)
  return jobs.map((job) =>
    job.slot.jobId !== scholar || shared === undefined
      ? job
      : shared.level < 30
        ? { ...job, level: 0, exp: 0, expMax: null }
        : { ...shared, slot: job.slot },
  )
}
