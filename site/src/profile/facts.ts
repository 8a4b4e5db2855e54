import type { CharacterAnswer } from '@kupodex/data/contract'

/** What a job does, in the order of the game's menus. */
export const jobRoles = ['tank', 'healer', 'melee', 'ranged', 'caster', 'crafter', 'gatherer'] as const

export type JobRole = (typeof jobRoles)[number]

/** A job, with the class that grows into it. */
export interface JobSlot {
  id: number
  name: string
  role: JobRole
  base: { id: number; name: string } | null
}

type BothForms = readonly [masculine: string, feminine: string]

/** Names by row id, in one language. */
export interface FactNames {
  clans: Readonly<Record<number, { race: BothForms; clan: BothForms }>>
  guardians: Readonly<Record<number, string>>
  towns: Readonly<Record<number, string>>
  grandCompanies: Readonly<Record<number, string>>
  /** Kinds of ways to get things. */
  ways: Readonly<Record<number, string>>
  jobs: readonly JobSlot[]
}

/** A job with the level a character has in it; null where it is not unlocked. */
export interface JobLevel {
  id: number
  name: string
  level: number | null
}

/** Every job with its level: of a class that has not become its job yet, the class. */
export const jobLevels = (
  slots: readonly JobSlot[],
  jobs: CharacterAnswer['jobs'],
): ReadonlyMap<JobRole, readonly JobLevel[]> => {
  const levels = new Map(jobs.map(({ id, level }) => [id, level]))
  const levelOf = ({ id, name, base }: JobSlot): JobLevel => {
    const isBase = base !== null && !levels.has(id) && levels.has(base.id)
    const shown = isBase ? base : { id, name }
    return { ...shown, level: levels.get(shown.id) ?? null }
  }
  const byRole = Map.groupBy(slots, ({ role }) => role)
  return new Map(jobRoles.map((role) => [role, (byRole.get(role) ?? []).map(levelOf)]))
}

/** Race and clan in the form of the character's gender; null where the clan is not known. */
export const peopleOf = (
  { clans }: Pick<FactNames, 'clans'>,
  { clanId2, gender }: Pick<CharacterAnswer, 'clanId2' | 'gender'>,
): { race: string; clan: string } | null => {
  // A clan has two numbers: for men and for women.
  const found = clans[Math.ceil(clanId2 / 2)]
  const form = gender === 'female' ? 1 : 0
  return found === undefined ? null : { race: found.race[form], clan: found.clan[form] }
}

/** Whether the profile page of a character was read: then what is missing there is "none", not unknown. Everybody has a guardian. */
export const isProfileRead = ({ guardianId }: Pick<CharacterAnswer, 'guardianId'>): boolean => guardianId !== null
