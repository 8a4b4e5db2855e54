import { randomOf, type Person } from '@kupodex/pipeline/population'

/** The profile's values of strength, dexterity, vitality, intelligence, mind, HP and MP. */
export const attributesOf = (
  person: Pick<Person, 'id' | 'activeJob'>,
): { readonly values: readonly number[]; readonly hp: number; readonly mp: number } => {
  const random = randomOf(person.id, person.activeJob.slot.jobId)
  const { level } = person.activeJob
  return { values: [1, 2, 3, 4, 5].map(() => level * 3 + random.int(level * 40)), hp: 100 + level * 900, mp: 10_000 }
}
