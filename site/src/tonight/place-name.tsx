import type { Language } from '@kupodex/data/game'
import type { Place, PlaceKind } from '@kupodex/data/places'
import { inLanguage, originPath } from '#paths/paths.ts'
import { Veil } from '#shield/veil.tsx'

interface Props {
  language: Language
  kind: PlaceKind
  place: Place
}

/** The name of a place, which leads to all that comes from there. */
export const PlaceName = ({ language, kind, place: { id, name, patch } }: Props) => (
  <Veil patch={patch} text={name}>
    <a className="link" href={inLanguage(language, originPath(`${kind}/${id}`))}>
      {name}
    </a>
  </Veil>
)
