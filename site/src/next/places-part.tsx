import {
  allPartySizes,
  butClothes,
  everything,
  type KindPlaces,
  type PartySize,
  type PlaceKind,
  placeKinds,
} from '@kupodex/data/places'
import { useMemo, useState } from 'react'
import { asked } from '#ask/asked.ts'
import { Failed } from '#ask/failed.tsx'
import { useResource } from '#ask/use-resource.ts'
import { listed } from '#format/punctuation.ts'
import { entryWords } from '#from/entry-words.ts'
import { entryTexts } from '#from/texts.ts'
import { inLanguage, originPath } from '#paths/paths.ts'
import { Pick as Choice } from '#ui/pick.tsx'
import { ThingLink } from '#profile/thing-link.tsx'
import { Veil } from '#shield/veil.tsx'
import { counted } from '#texts/fill.ts'
import type { Known } from './known.ts'
import { MoreLines, useFirst } from './more-lines.tsx'
import { type NextFilter, type NextPlace, nextPlaces, typesLeft } from './next-places.ts'
import { Part, type PartProps, WantedStar } from './part.tsx'
import { nextPageTexts } from './texts.ts'
import { thingHref } from './thing-href.ts'

/** How many places are shown at first, how many more at each request, and how many things of each. */
const [first, step, named] = [6, 12, 5]

type Props = Pick<PartProps, 'language' | 'characterId' | 'known' | 'titles' | 'kinds'>

const PlaceLine = ({
  next: { place, things },
  kind,
  language,
  characterId,
}: Pick<Props, 'language' | 'characterId'> & { next: NextPlace; kind: PlaceKind }) => {
  const { missing, others, wanted } = nextPageTexts(language)
  const facts = [...entryWords(place, language), place.where, counted(missing, things.length, language)]
  const shown = things.slice(0, named)
  return (
    <li>
      <h3>
        <Veil patch={place.patch} text={place.name}>
          <a className="link" href={inLanguage(language, originPath(`${kind}/${place.id}`))}>
            {place.name}
          </a>
        </Veil>
      </h3>
      <p className="small soft">{facts.filter(Boolean).join(' · ')}</p>
      <p className="small">
        {shown.map((thing, at) => (
          <span key={`${thing.type}/${thing.id}`}>
            {at > 0 && listed(language, '', '')}
            <ThingLink thing={{ ...thing, path: thingHref(language, characterId, thing) }} />
            {thing.isWanted && <WantedStar text={wanted} />}
          </span>
        ))}
        {things.length > shown.length && ` ${counted(others, things.length - shown.length, language)}`}
      </p>
    </li>
  )
}

/** The places of a kind; those of another choice are a list of their own, which begins at its start. */
const Places = ({ places, kind, ...props }: Props & { places: readonly NextPlace[]; kind: PlaceKind }) => {
  const text = nextPageTexts(props.language)
  const shown = useFirst(places, first, step)
  if (places.length === 0) return <p className="soft">{text.places.nothing}</p>
  return (
    <>
      <ul className="lines">
        {shown.rows.map((next) => (
          <PlaceLine key={next.place.id} {...{ ...props, next, kind }} />
        ))}
      </ul>
      <MoreLines language={props.language} {...{ text, shown }} />
    </>
  )
}

const atFirst: NextFilter = { size: null, type: butClothes }

/** The places of a kind that fit a filter, and the collections of all of that kind; none before they are there. */
const usePlaces = (file: KindPlaces | null, { size, type }: NextFilter, known: Known) => {
  const types = useMemo(
    () => (file === null ? [] : typesLeft(nextPlaces(file, { size: null, type: null }, known))),
    [file, known],
  )
  const places = useMemo(
    () => (file === null ? [] : nextPlaces(file, { size, type }, known)),
    [file, size, type, known],
  )
  return { types, places }
}

/** The places that can give most of what a character lacks. */
export const PlacesPart = (props: Props) => {
  const { language, known, kinds, titles } = props
  const { places: text } = nextPageTexts(language)
  const { party, parties } = entryTexts(language)
  const [kind, setKind] = useState<PlaceKind>('duty')
  const [filter, setFilter] = useState(atFirst)
  const file = asked('originPlaces', { lang: language, kind })
  const { state, value } = useResource(file)
  const { types, places } = usePlaces(value, filter, known)
  const { size, type } = filter
  return (
    <Part part="places" icon="way-instance" title={text.title} lead={text.lead} isBusy={value === null}>
      <div className="choices">
        <Choice
          label={text.kind}
          value={kind}
          options={placeKinds.map((one) => [one, kinds[one]] as const)}
          choose={(one) => {
            setKind(one)
            setFilter(atFirst)
          }}
        />
        <Choice
          label={text.collection}
          value={type ?? everything}
          options={[
            [butClothes, entryTexts(language).butClothes],
            [everything, text.all],
            ...types.map((one) => [one, titles[one] ?? one] as const),
          ]}
          choose={(one) => setFilter({ size, type: one === everything ? null : one })}
        />
        {kind === 'duty' && (
          <Choice<PartySize | ''>
            label={party}
            value={size ?? ''}
            options={[['', text.all], ...allPartySizes.map((one) => [one, parties[one]] as const)]}
            choose={(one) => setFilter({ type, size: one === '' ? null : one })}
          />
        )}
      </div>
      {value !== null && <Places key={`${kind}/${size}/${type}`} {...props} {...{ places, kind }} />}
      {value === null && state === 'failed' && <Failed className="stack" language={language} again={file.again} />}
    </Part>
  )
}
