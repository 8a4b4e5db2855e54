import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import { characterPath, inLanguage } from '#paths/paths.ts'
import { mostShown } from '#search/names.ts'
import { search, searching } from '#stores/search.ts'
import type { Texts } from '#texts/en.ts'
import { fill } from '#texts/fill.ts'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'

interface Props {
  language: Language
  texts: Pick<Texts, 'search' | 'common' | 'ranking'>
  images: string | null
}

interface Row {
  id: number
  name: string
  place: string
}

const later = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

const Results = ({ language, texts, images, title, rows }: Props & { title: string; rows: readonly Row[] }) => (
  <table className="panel list found">
    <caption className="unseen">{title}</caption>
    <thead>
      <tr>
        <th>{texts.ranking.character}</th>
        <th>{texts.ranking.world}</th>
      </tr>
    </thead>
    <tbody>
      {rows.slice(0, mostShown).map(({ id, name, place }) => (
        <tr key={id}>
          <td className="who">
            <a href={inLanguage(language, characterPath(id))}>
              <Picture family="avatar" id={id} base={images} />
              {name || texts.common.newCharacter}
            </a>
          </td>
          <td className="quiet">{place}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

type Step<Result> = { state: 'idle' | 'loading' | 'error' } | { state: 'done'; results: readonly Result[] }

const Part = <Result,>(
  props: Props & {
    step: Step<Result>
    title: string
    none: string
    error: string
    row: (result: Result) => Row
  },
) => {
  const { step, title, none, error, row, language, texts } = props
  switch (step.state) {
    case 'idle':
      return null
    case 'loading':
      return (
        <p className="panel pad soft" role="status">
          {texts.common.loading}
        </p>
      )
    case 'error':
      return (
        <p className="panel pad bad" role="alert">
          <Icon name="alert" /> {error}
        </p>
      )
    case 'done':
      return step.results.length === 0 ? (
        <p className="panel pad soft" role="status">
          {none}
        </p>
      ) : (
        <div className="stack">
          <Results {...props} title={title} rows={step.results.map(row)} />
          {step.results.length > mostShown && (
            <p className="small soft">{fill(texts.search.shown, { n: formatNumber(mostShown, language) })}</p>
          )}
        </div>
      )
  }
}

type Places = Readonly<Record<string, readonly [string, string]>>

/** The names of worlds by id, fetched once; until then every world is unknown. */
const usePlaces = (wanted: boolean): Places => {
  const [places, setPlaces] = useState<Places>({})
  useEffect(() => {
    if (!wanted) return
    fetch('/places.json')
      .then((response) => response.json() as Promise<Places>)
      .then(setPlaces, () => {})
  }, [wanted])
  return places
}

/** The island of the character search: the product's characters first, then by a button the Lodestone's. */
export const Search = (props: Props) => {
  const { texts } = props
  const { search: text, common } = texts
  const shown = useStore(search)
  const places = usePlaces(shown.text !== '')
  const actions = useMemo(() => searching({ ask: (...args) => fetch(...args), later }), [])
  useEffect(() => actions.stop, [actions])
  const placeOf = (worldId: number) => places[worldId]?.join(' / ') ?? common.unknown
  return (
    <div className="stack">
      <div className="finder">
        <label htmlFor="name">{text.label}</label>
        <input
          id="name"
          type="search"
          autoComplete="off"
          maxLength={64}
          aria-describedby="name-hint"
          onChange={({ currentTarget }) => actions.type(currentTarget.value)}
        />
        <p className="small soft" id="name-hint">
          {text.hint}
        </p>
      </div>
      <Part
        {...props}
        step={shown.product}
        title={text.results}
        none={text.none}
        error={text.error}
        row={({ id, name, worldId }) => ({ id, name, place: placeOf(worldId) })}
      />
      {(shown.product.state === 'done' || shown.product.state === 'error') && (
        <section className="stack">
          <h2>{text.lodestoneTitle}</h2>
          <p className="soft">{text.lodestoneHint}</p>
          <p>
            <button
              className="button"
              type="button"
              disabled={shown.lodestone.state === 'loading'}
              onClick={actions.askLodestone}
            >
              {text.lodestoneButton}
            </button>
          </p>
          <Part
            {...props}
            step={shown.lodestone}
            title={text.lodestoneResults}
            none={text.lodestoneNone}
            error={text.lodestoneError}
            row={({ id, name, worldName }) => ({ id, name, place: worldName || common.unknown })}
          />
        </section>
      )}
    </div>
  )
}
