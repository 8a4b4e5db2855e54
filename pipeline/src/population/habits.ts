import type { SeenPart } from '@kupodex/data/character'
import { hashText } from './random.ts'

/** How people come by the things of a collection that the Lodestone lists without dates, and who hides them. */
interface Habits {
  /** Streams of random numbers: of what each person owns, of how hard each thing is to get, of when somebody hides them. */
  readonly streams: { readonly owned: number; readonly hardness: number; readonly hiding: number }
  /** Share of people who never get any. */
  readonly never: number
  /** Share of people who keep it private from the start. */
  readonly private: number
  /** The patch of its first things, where their rows do not say it; null for the beginning of the service. */
  readonly firstPatch: string | null
}

const usual = (part: SeenPart): Habits => ({
  streams: {
    owned: hashText(`${part} owned`),
    hardness: hashText(`${part} hardness`),
    hiding: hashText(`${part} hiding`),
  },
  never: 0.03,
  private: 0.03,
  firstPatch: null,
})

/** What differs from the usual. The first collections keep the numbers that their people were drawn with. */
const others: Readonly<Partial<Record<SeenPart, Partial<Habits>>>> = {
  mounts: { streams: { owned: 7, hardness: 12, hiding: 71 } },
  minions: { streams: { owned: 8, hardness: 13, hiding: 72 } },
  facewear: { streams: { owned: 9, hardness: 14, hiding: 73 }, never: 0.1, private: 0.05, firstPatch: '7.0' },
  emotes: { never: 0, private: 0.6 },
}

export const habitsOf = (part: SeenPart): Habits => ({ ...usual(part), ...others[part] })
