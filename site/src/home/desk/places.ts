import type { Rates } from '@kupodex/data/eorzea'
import type { GuideFacts } from '#animals/facts.ts'

/** A planet with its weather, and the weathers that its missions wait for. */
export interface DeskSky {
  id: number
  name: string
  rates: Rates
  awaited: readonly number[]
}

/** The skies that the desk shows, a file of the site's build for each language. */
export interface DeskPlaces {
  planets: readonly DeskSky[]
  /** Names of the planets' weathers by id. */
  weathers: Readonly<Record<number, string>>
  island: GuideFacts
}

declare module '#ask/files.ts' {
  interface FileAnswers {
    deskPlaces: DeskPlaces
  }
}
