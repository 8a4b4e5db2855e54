import { useEffect, useMemo } from 'react'
import type { Language } from '@kupodex/data/game'
import { listPage } from '#collection/collection-page.tsx'
import { useTableSections } from '#collection/use-table-sections.ts'
import { laterPart } from '#ask/later-part.tsx'
import type { AboveProps, RowPartProps } from '#collection/frame.ts'
import notifyStyles from '#collection/notify.css?url'
import { offersAt } from '#collection/offer.ts'
import { onEachBell } from '#collection/on-each-bell.ts'
import type { Thing } from '#collection/thing.ts'
import type { Facet } from '#list/controls/narrow.ts'
import { useTable } from '#tables/use-table.ts'
import { useStore } from '#ui/use-store.ts'
import { hoursOf, type Sky, sky, State, useOffer, waitsOf } from './state.tsx'
import { vistaTexts } from './texts.ts'
import { conditionOf, keyOf, vistaOf } from './vista.ts'
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

/** When a vista can be recorded, as chips ask for it. */
const whens = ['now', 'later', 'always'] as const

type When = (typeof whens)[number]

/** When a vista can be recorded by clock and weather; none as long as that is not known. */
const whensOf = (thing: Thing, known: Sky | null): readonly When[] => {
  if (known === null) return []
  const vista = vistaOf(thing)
  if (conditionOf(vista) === null) return ['always']
  const offer = known.offers.get(keyOf(vista))
  return offer === undefined ? [] : [offer?.isNow === true ? 'now' : 'later']
}

const byPlace = (a: string, b: string): number => whens.indexOf(a as When) - whens.indexOf(b as When)

/** Narrows vistas by when they can be recorded; it follows each bell. */
export const useWhen = (language: Language): readonly Facet<Thing>[] => {
  const known = useStore(sky)
  return useMemo(() => {
    const { when, whens } = vistaTexts(language)
    return [
      {
        name: 'now',
        label: when,
        valuesOf: (thing) => whensOf(thing, known),
        labelOf: (value) => whens[value as When],
        order: byPlace,
        form: 'chips',
      },
    ]
  }, [language, known])
}

/** What a vista asks for, and whether it can be recorded now. */
export const VistaLine = ({ frame: { language }, thing }: RowPartProps) => {
  const vista = vistaOf(thing)
  const offer = useOffer(vista)
  const known = sky.get()
  const weather = known?.weathers.get(vista.weatherId ?? 0)
  const facts = [weather, hoursOf(vista, vistaTexts(language)), vista.emote.name]
  const words = facts.filter((fact) => fact != null).join(' · ')
  if (offer === undefined || known === null) return <small className="soft vista-line">{words}</small>
  return (
    <small className="soft vista-line">
      <State {...{ language, offer }} now={known.at} />
      <span className="vista-facts">{` · ${words}`}</span>
    </small>
  )
}

export const VistasPage = listPage({
  above: Keeper,
  inRow: VistaLine,
  useFacets: useWhen,
  details: laterPart(() => import('./vista-details.tsx').then(({ VistaDetails }) => VistaDetails), {
    styles: notifyStyles,
  }),
  useSections: (language) => useTableSections(language, 'expansions', 'expansionId'),
})
