import { atom } from 'nanostores'
import { useEffect } from 'react'
import type { Language } from '@kupodex/data/game'
import type { Thing } from '#collection/thing.ts'
import { useTable } from '#tables/use-table.ts'
import type { Planets } from './planets.ts'

type Names = ReadonlyMap<number, string>

const none: Names = new Map()

/** What rows of other tables are called, by their ids; empty until they are known. */
export const names = atom({ planets: none, weathers: none, alerts: none, missions: none })

/** The item that each planet pays with, by the planet's id; empty until that is known. */
export const creditItems = atom<ReadonlyMap<number, number>>(new Map())

const namesOf = (rows: readonly { id: number; name: string }[]): Names =>
  new Map(rows.map(({ id, name }) => [id, name]))

export const useNames = (language: Language, things: readonly Thing[], known: Planets | null): void => {
  const alerts = useTable(language, 'cosmicRedAlerts')
  useEffect(() => {
    if (known === null) return
    creditItems.set(new Map(known.planets.map(({ id, creditItemId }) => [id, creditItemId])))
    names.set({
      planets: namesOf(known.planets),
      weathers: known.weatherNames,
      alerts: alerts.state === 'ready' ? namesOf(alerts.rows) : none,
      missions: namesOf(things),
    })
  }, [known, alerts, things])
}
