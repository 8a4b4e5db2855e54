import { useMemo } from 'react'
import type { Language } from '@kupodex/data/game'
import { useTable } from '#tables/use-table.ts'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { type Wear, wearOf } from './wear.ts'

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
