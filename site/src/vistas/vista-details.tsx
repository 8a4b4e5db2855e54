import { useMemo } from 'react'
import { mainPatch } from '@kupodex/data/game'
import type { OwnDetailsProps } from '#collection/frame.ts'
import { Notify } from '#collection/notify.tsx'
import { Line } from '#collection/thing-details.tsx'
import { spanText } from '#format/when.ts'
import { MapToggle } from '#maps/map-toggle.tsx'
import type { MapPlace } from '#maps/places.ts'
import { useTable } from '#tables/use-table.ts'
import { useNow } from '#ui/use-now.ts'
import { hoursOf, State, useOffer } from './state.tsx'
import { vistaTexts } from './texts.ts'
import { conditionOf, type Vista, vistaOf } from './vista.ts'

type PartProps = Pick<OwnDetailsProps, 'frame' | 'thing'> & { vista: Vista }

/** How often it is said again how long it takes (ms). */
const halfMinute = 30_000

const When = ({ frame: { language }, vista }: PartProps) => {
  const texts = vistaTexts(language)
  const now = useNow(halfMinute)
  const offer = useOffer(vista)
  const weathers = useTable(language, 'weathers')
  const weather = weathers.state === 'ready' && weathers.rows.find(({ id }) => id === vista.weatherId)?.name
  const hours = hoursOf(vista, texts)
  return (
    <Line name={texts.when}>
      {conditionOf(vista) === null && texts.any}
      {weather && <div>{weather}</div>}
      {hours !== null && <div>{hours}</div>}
      {offer !== undefined && (
        <div>
          <State
            {...{ language, offer, now }}
            more={offer === null ? '' : ` · ${spanText(offer.period.start, now, language)}`}
          />
        </div>
      )}
    </Line>
  )
}

const NotifyOfVista = ({ frame, thing, vista }: PartProps) => {
  const rates = useTable(frame.language, 'weatherRates')
  const condition = conditionOf(vista)
  const known = rates.state === 'ready' ? rates.rows.find(({ id }) => id === vista.weatherRateId) : undefined
  if (condition === null || known === undefined) return null
  const { notify, until } = vistaTexts(frame.language)
  return <Notify {...{ frame, thing, condition }} rates={known.rates} words={{ ...notify, until }} />
}

/** When a vista can be recorded and by which emote, and where it is on the map. */
export const VistaDetails = ({ frame, thing }: OwnDetailsProps) => {
  const { language, images } = frame
  const vista = vistaOf(thing)
  const words = vistaTexts(language)
  const { id, name, x, y, mapId, patch, emote } = vista
  const places = useMemo(
    (): MapPlace[] => [{ id, kind: 'other', label: name, x, y, mainPatch: mainPatch(patch) }],
    [id, name, x, y, patch],
  )
  const part = { frame, thing, vista }
  return (
    <>
      <dl className="detail-facts">
        <When {...part} />
        <Line name={words.emote}>
          {emote.name} <code>{emote.command}</code>
        </Line>
      </dl>
      <NotifyOfVista key={id} {...part} />
      <MapToggle {...{ language, images, mapId, places }} />
    </>
  )
}
