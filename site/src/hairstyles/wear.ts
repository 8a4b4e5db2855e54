import { useMemo } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { useTable } from '#tables/use-table.ts'

/** A body that a hairstyle exists for: a tribe (clan) and a gender (0 male, 1 female). */
interface Body {
  tribeId: number
  gender: number
}

/** Whether a character can wear a hairstyle, as chips ask for it. */
export const wears = ['yes', 'no', 'unknown'] as const

export type Wear = (typeof wears)[number]

/** The body of a clan and gender in one number, as characters have it: 1 to 32, male before female; null for 0, not known. */
export const bodyOf = (clanId2: number): Body | null =>
  clanId2 === 0 ? null : { tribeId: Math.ceil(clanId2 / 2), gender: clanId2 % 2 === 1 ? 0 : 1 }

/** Whether a character of a clan and gender can wear a style that exists for these bodies; face paints name none. */
export const wearOf = (bodies: readonly Body[], clanId2: number): Wear => {
  const own = bodyOf(clanId2)
  if (own === null || bodies.length === 0) return 'unknown'
  return bodies.some(({ tribeId, gender }) => tribeId === own.tribeId && gender === own.gender) ? 'yes' : 'no'
}

/** Whether a character can wear each hairstyle, by its id; null until the table is loaded. */
export const useWear = (
  language: Language,
  { clanId2 }: Pick<CharacterAnswer, 'clanId2'>,
): ReadonlyMap<number, Wear> | null => {
  const hairs = useTable(language, 'hairs')
  return useMemo(
    () => (hairs.state === 'ready' ? new Map(hairs.rows.map(({ id, icons }) => [id, wearOf(icons, clanId2)])) : null),
    [hairs, clanId2],
  )
}
