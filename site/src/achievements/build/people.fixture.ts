import fc from 'fast-check'
import { summariseAchievements } from '@kupodex/data/character'
import { loadTable } from '@kupodex/data/tables'
import { realFacts } from './sums-of-all.ts'

/** Ids of a real table, each owned by about one in `of`, with a date now and then unknown. */
const ownedOf = (name: 'achievements' | 'mounts' | 'minions') => {
  const ids = loadTable(name).map(({ id }) => id)
  return fc.record({ seed: fc.nat(), of: fc.constantFrom(1, 2, 5, 50, 1e9) }).map(({ seed, of }) => {
    const mixed = (id: number) => Math.imul(id ^ seed, 0x9e3779b1) >>> 8
    return ids
      .filter((id) => mixed(id) % of === 0)
      .map((id) => ({ id, date: mixed(id) % 9 === 0 ? 0 : 1_400_000_000 + (mixed(id) % 300_000_000), deleted: false }))
  })
}

/** Random characters that own a share of what the real tables have. */
export const someone = fc.record({
  achievements: ownedOf('achievements'),
  mounts: ownedOf('mounts'),
  minions: ownedOf('minions'),
  legacy: fc.boolean(),
})

/** The sums of a character's achievements as the functions answer them. */
export const sumsOf = ({ achievements, legacy }: { achievements: { id: number; date: number }[]; legacy: boolean }) =>
  summariseAchievements(achievements, realFacts, legacy)
