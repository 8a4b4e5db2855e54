import type { Language } from '@kupodex/data/game'
import type { Rates } from '@kupodex/data/eorzea'
import type { SpawnFacts } from '@kupodex/data/rules'

/** An animal that is on the island under some condition. */
export interface Visitor extends SpawnFacts {
  id: number
  name: string
  size: 'S' | 'M' | 'L'
}

export interface GuideFacts {
  language: Language
  rates: Rates
  /** Names of weathers by id. */
  weathers: Readonly<Record<number, string>>
  animals: readonly Visitor[]
}
