import { privacyParts } from '@kupodex/data/character'
import { recordOf, seenCollections } from '@kupodex/data/game'
import type { Person, Privacy } from '@kupodex/pipeline/population'
import type { Trouble } from './control.ts'
import { loseTags, renameClasses, type Fault, type StandInPage } from './faults.ts'

const partOf: Readonly<Partial<Record<StandInPage, keyof Privacy>>> = {
  character: 'profile',
  achievement: 'achievements',
  achievement_kind: 'achievements',
  ...Object.fromEntries(seenCollections.map(({ table, lodestone }) => [lodestone.page, table])),
}

const everything: Privacy = recordOf(privacyParts, () => true)

const hide = (person: Person, { fault, kinds }: Fault): Person => {
  if (fault === 'hidden') return { ...person, state: person.state === 'listed' ? 'hidden' : person.state }
  if (kinds === undefined) return { ...person, privacy: everything }
  const parts = kinds.flatMap((kind) => partOf[kind] ?? [])
  return { ...person, privacy: { ...person.privacy, ...Object.fromEntries(parts.map((part) => [part, true])) } }
}

/** A person with the words that a switch puts on the profile, and with what the faults aimed at them hide. */
export const alterPerson = (person: Person, { bios, faults }: Trouble): Person =>
  faults
    .filter(({ fault, ids }) => (fault === 'private' || fault === 'hidden') && (ids?.includes(person.id) ?? true))
    .reduce<Person>(hide, { ...person, bio: bios[person.id] ?? person.bio })

/** A page as a fault leaves it. */
export const spoilPage = (fault: Fault['fault'] | null, body: string): string => {
  switch (fault) {
    case 'layout':
      return renameClasses(body)
    case 'broken':
      return body.slice(0, body.length / 2)
    case 'garbled':
      return loseTags(body)
    default:
      return body
  }
}
