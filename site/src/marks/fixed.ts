import type { ItemsAnswer } from '@kupodex/data/contract'

/** How it is known that a character has a thing, whatever its owner ticks: its page of the Lodestone lists it, or an achievement proves it. */
export type Fixed = { by: 'read'; date: number } | { by: 'proven'; date: number; achievement: number }

export type FixedThings = ReadonlyMap<number, Fixed>

/** Nothing: of collections that nobody ticks it need not be said. */
export const nothingFixed: FixedThings = new Map()

/** Those of the things of an answer that are known without a tick. */
export const fixedOf = (items: readonly ItemsAnswer['items'][number][]): FixedThings =>
  new Map(
    items.flatMap(({ id, date, by, achievement = 0 }): [number, Fixed][] => {
      if (by === 'read') return [[id, { by, date }]]
      return by === 'proven' ? [[id, { by, date, achievement }]] : []
    }),
  )
