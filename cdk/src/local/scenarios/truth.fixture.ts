import type { SyncedPart } from '@kupodex/data/character'
import { gearAt, type Person, type Population, shownJobId } from '@kupodex/pipeline/population'
import { picture } from '../lodestone/ground/art.ts'

/** What the store must have of a person who was read in this state; null for what cannot be known. */
export const storedTruth = (person: Person) => {
  const isOpen = !person.privacy.profile
  const levels = person.jobs.filter(({ level }) => level > 0).map((job) => [String(shownJobId(job)), job.level])
  return {
    status: isOpen ? ('ready' as const) : ('private' as const),
    who: {
      id: person.id,
      name: person.name,
      worldId: person.worldId,
      iconUrl: picture(person.picture, 'fc0'),
    },
    profile: isOpen
      ? {
          imageUrl: picture(person.picture, 'fl0'),
          clanId: person.clanId,
          gender: person.gender,
          guardianId: person.guardianId,
          townId: person.townId,
          grandCompanyId: person.grandCompany?.id ?? null,
          freeCompany: person.freeCompany && { id: person.freeCompany.id, name: person.freeCompany.name },
          titleId: person.titleId === 0 ? null : person.titleId,
          activeJobId: shownJobId(person.activeJob),
          levels: Object.fromEntries(levels) as Record<string, number>,
          legacy: person.achievements.some(({ at }) => at < Date.UTC(2013, 0) / 1000) && !person.privacy.achievements,
        }
      : null,
  }
}

/** The average item level of what a person wears at a moment (epoch seconds), by the job that is active. */
export const gearTruth = (population: Population, person: Person, at: number): Record<string, number> => {
  const worn = gearAt(population, person, at).filter(({ place }) => place !== 13)
  const [weapon] = worn
  const bothHands = worn.some(({ place }) => place === 1) ? 0 : (weapon?.itemLevel ?? 0)
  const sum = worn.reduce((all, { itemLevel }) => all + itemLevel, bothHands)
  return { [shownJobId(person.activeJob)]: Math.floor(sum / 12) }
}

/** Which parts of a person are public. */
export const isPublic = ({ state, privacy }: Person, part: SyncedPart): boolean =>
  state === 'listed' && !privacy.profile && !privacy[part]

/** Ids and, for achievements, dates that a person owns, ascending; mounts and the like have no dates of their own. */
export const ownedTruth = (person: Person, part: SyncedPart): { id: number; date?: number }[] =>
  part === 'achievements'
    ? person.achievements.map(({ id, at }) => ({ id, date: at })).sort((a, b) => a.id - b.id)
    : person[part].map((id) => ({ id }))
