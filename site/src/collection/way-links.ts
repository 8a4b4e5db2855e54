import type { Language, NamedPart } from '@kupodex/data/game'
import { asked } from '#ask/asked.ts'
import { useResource } from '#ask/use-resource.ts'
import type { ListedType } from './facts.ts'

/** A way to get a thing, and what in its words is a link. */
export interface LinkedWay {
  text: string
  /** The parts of its words that name what the thing comes from. */
  parts?: readonly NamedPart[]
  /** The achievement that it names: what follows `achievements/` in the address of its page. */
  achievement?: readonly (string | number)[]
}

/** The ways of a collection's things that have links, by the ids of the things. */
export interface WayLinks {
  ways: Readonly<Record<number, readonly LinkedWay[]>>
}

declare module '#ask/files.ts' {
  interface FileAnswers {
    wayLinks: WayLinks
  }
}

const none: readonly LinkedWay[] = []

/** The ways of a thing that have links; none while they are loading, or where they cannot be loaded. */
export const useWayLinks = (language: Language, type: ListedType, id: number): readonly LinkedWay[] =>
  useResource(asked('wayLinks', { lang: language, type })).value?.ways[id] ?? none
