import { useMemo } from 'react'
import type { Language } from '@kupodex/data/game'
import type { Thing } from '#collection/thing.ts'
import { useTable } from '#tables/use-table.ts'
import { type Battle, battlesOf } from './battles.ts'

export type BattlesView = { state: 'loading' | 'failed' } | { state: 'ready'; battles: readonly Battle[] }

/** The battles with what drops there; `isKnown` says whether it is known which notes the character has. */
export const useBattles = (language: Language, things: readonly Thing[], isKnown: boolean): BattlesView => {
  const fates = useTable(language, 'fates')
  const notes = useTable(language, 'bozjaNotes')
  return useMemo((): BattlesView => {
    if (fates.state === 'failed' || notes.state === 'failed') return { state: 'failed' }
    if (fates.state !== 'ready' || notes.state !== 'ready') return { state: 'loading' }
    const byId = new Map(things.map((thing) => [thing.id, thing]))
    const own = notes.rows.map((row) => ({ ...row, isOwned: isKnown ? byId.get(row.id)?.isOwned === true : null }))
    return { state: 'ready', battles: battlesOf(fates.rows, own) }
  }, [fates, notes, things, isKnown])
}
