import type { Period } from '@kupodex/data/eorzea'
import { islandSpawns } from '@kupodex/data/rules'
import type { GuideFacts, Visitor } from './facts.ts'

/** An animal that is on the island for a while. */
export interface Spawn extends Period {
  animal: Visitor
}

/** The spawns of all animals from `now` (epoch ms) on, those that begin first at the top. */
export const allSpawns = ({ animals, rates }: Pick<GuideFacts, 'animals' | 'rates'>, now: number): Spawn[] =>
  animals
    .flatMap((animal) => islandSpawns(animal, rates, now).map((period) => ({ ...period, animal })))
    .sort((a, b) => a.start - b.start || a.end - b.end || a.animal.id - b.animal.id)

export const spawnKey = ({ animal, start }: Spawn): string => `${animal.id}-${start}`
