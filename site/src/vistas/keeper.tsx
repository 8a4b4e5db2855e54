import { useEffect } from 'react'
import type { AboveProps } from '#collection/frame.ts'
import { offersAt } from '#collection/offer.ts'
import { onEachBell } from '#collection/on-each-bell.ts'
import { useTable } from '#tables/use-table.ts'
import { sky, waitsOf } from './sky.ts'
import { vistaOf } from './vista.ts'
import styles from './vistas.css?url'

/** Keeps clock and weather for all rows of the page; draws nothing. */
export const Keeper = ({ frame: { language }, things }: AboveProps) => {
  const rates = useTable(language, 'weatherRates')
  const weathers = useTable(language, 'weathers')
  useEffect(() => {
    if (rates.state !== 'ready' || weathers.state !== 'ready') return
    const byId = new Map(rates.rows.map((row) => [row.id, row.rates]))
    const names = new Map(weathers.rows.map(({ id, name }) => [id, name]))
    const waits = waitsOf(things.map(vistaOf), (id) => byId.get(id))
    return onEachBell((at) => sky.set({ at, weathers: names, offers: offersAt(waits, at, sky.get()?.offers) }))
  }, [rates, weathers, things])
  return <link rel="stylesheet" href={styles} precedence="default" />
}
