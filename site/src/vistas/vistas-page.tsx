import { listPage } from '#collection/collection-page.tsx'
import { useTableSections } from '#collection/use-table-sections.ts'
import { laterPart } from '#ask/later-part.tsx'
import type { RowPartProps } from '#collection/frame.ts'
import { Keeper } from './keeper.tsx'
import { useWhen } from './use-when.ts'
import { hoursOf, State, useOffer } from './state.tsx'
import { sky } from './sky.ts'
import { vistaTexts } from './texts.ts'
import { vistaOf } from './vista.ts'
import styles from '#collection/notify.css?url'

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

/** The island of the sightseeing log: vistas by expansion, with the clock and weather that some of them wait for. */
export const VistasPage = listPage({
  above: Keeper,
  inRow: VistaLine,
  useFacets: useWhen,
  details: laterPart(() => import('./vista-details.tsx').then(({ VistaDetails }) => VistaDetails), { styles }),
  useSections: (language) => useTableSections(language, 'expansions', 'expansionId'),
})
