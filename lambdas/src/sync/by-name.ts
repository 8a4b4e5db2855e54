import type { CharacterProfile } from '@kupodex/data/character'
import type { GameNames } from './names.ts'
import { titleShown } from './titles.ts'

/** A field of a profile that a page gives by name: what that is, and how it is looked up. `before` is the id known so far. */
const fields = {
  worldId: { word: 'world', find: ({ worlds }: GameNames, name: string) => worlds(name) },
  clanId: { word: 'clan', find: ({ clans }: GameNames, name: string) => clans(name) },
  guardianId: { word: 'guardian', find: ({ guardians }: GameNames, name: string) => guardians(name) },
  townId: { word: 'town', find: ({ towns }: GameNames, name: string) => towns(name) },
  grandCompanyId: {
    word: 'grand company',
    find: ({ grandCompanies }: GameNames, name: string) => grandCompanies(name),
  },
  titleId: {
    word: 'title',
    find: (names: GameNames, name: string, before: number | null) => titleShown(before, name, names),
  },
} as const

type NamedField = keyof typeof fields

/** The id of a job by its tooltip, a job or `Job / Class`, with what it is beside in brackets; the name as our tables would have it. */
export const jobIn = ({ jobs }: GameNames, tooltip: string): { id: number | null; name: string } => {
  const name = (tooltip.split(' / ')[0] ?? tooltip).replace(/\s*[([（［].*$/u, '') || tooltip
  return { id: jobs(name), name }
}

/**
 * Puts what a page names into a profile: an id where our tables have the name, else null and the name itself. Returns what none has,
 * for people to read. Fields that are not given stay as they are.
 */
export const withNamed = (
  profile: CharacterProfile,
  shown: Readonly<Partial<Record<NamedField, string | null>>>,
  names: GameNames,
): { profile: CharacterProfile; unknown: string[] } => {
  const ids: Partial<Record<NamedField, number | null>> = {}
  const byName = { ...profile.byName.fields }
  const unknown: string[] = []
  for (const [field, name] of Object.entries(shown) as [NamedField, string | null][]) {
    const id = name === null ? null : fields[field].find(names, name, profile[field])
    ids[field] = id
    delete byName[field]
    if (name === null || id !== null) continue
    byName[field] = name
    unknown.push(`${fields[field].word} ${name}`)
  }
  return { profile: { ...profile, ...ids, byName: { ...profile.byName, fields: byName } }, unknown }
}

const isField = (field: string): field is NamedField => Object.hasOwn(fields, field)

/** A profile in which what our tables have learnt meanwhile stands in its place; that is no news of the character. */
export const withLearnt = (profile: CharacterProfile, names: GameNames): CharacterProfile => {
  const { byName } = profile
  // A later release may keep more by name.
  const kept = Object.entries(byName.fields).filter(([field]) => isField(field))
  const { profile: named } = withNamed(profile, Object.fromEntries(kept), names)
  const levels = { ...profile.levels }
  const unknown: Record<string, number> = {}
  for (const [name, level] of Object.entries(byName.levels)) {
    const { id } = jobIn(names, name)
    if (id === null) unknown[name] = level
    else levels[id] ??= level
  }
  return { ...named, levels, byName: { ...named.byName, levels: unknown } }
}
