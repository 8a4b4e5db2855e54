import { coordinatesText, type Language } from '@kupodex/data/game'
import { Veil } from '../shield/veil.tsx'
import { Icon } from '../ui/icon.tsx'
import { type MapPlace, placeSymbols } from './places.ts'
import type { MapTexts } from './texts.ts'

export interface PlaceChoice {
  language: Language
  /** Make the list once: a new one is compared place by place. */
  places: readonly MapPlace[]
  selected: number | null
  onSelect: (id: number | null) => void
}

interface Props extends PlaceChoice {
  texts: MapTexts
  /** Whether a map is beside it, on which a place can be chosen. */
  hasMap: boolean
}

export const PlaceList = ({ language, texts, places, selected, onSelect, hasMap }: Props) => (
  <ul className="map-places" aria-label={texts.places}>
    {places.map((place) => {
      const { id, kind, label, note, href, isDone, mainPatch = null } = place
      return (
        <li key={id} className={isDone === true ? 'done' : undefined}>
          <Icon name={placeSymbols[kind]} />
          <div>
            <Veil patch={mainPatch} text={label}>
              {href === undefined ? <span>{label}</span> : <a href={href}>{label}</a>}
            </Veil>
            {note !== undefined && (
              <Veil patch={mainPatch} text={label} quiet>
                <small className="soft">{note}</small>
              </Veil>
            )}
          </div>
          {hasMap ? (
            <button
              type="button"
              aria-pressed={id === selected}
              title={texts.point}
              onClick={() => onSelect(id === selected ? null : id)}
            >
              {coordinatesText(place, language)}
            </button>
          ) : (
            <span className="soft">{coordinatesText(place, language)}</span>
          )}
        </li>
      )
    })}
  </ul>
)
