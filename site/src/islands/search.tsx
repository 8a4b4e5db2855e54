import { useStore } from '@nanostores/react'
import { type ComponentProps, useEffect, useMemo, useRef } from 'react'
import type { Language } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import { characterIdIn } from '#paths/lodestone.ts'
import { characterPath, inLanguage } from '#paths/paths.ts'
import { mostShown } from '#search/names.ts'
import { search, searching } from '#stores/search.ts'
import type { Texts } from '#texts/en.ts'
import { fill } from '#texts/fill.ts'
import { Icon } from './icon.tsx'
import { Guard } from './guard.tsx'
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
    <caption>{title}</caption>
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

type Step<Result> = { state: 'idle' | 'loading' | 'busy' | 'error' } | { state: 'done'; results: readonly Result[] }

const Part = <Result,>(
  props: Props & {
    step: Step<Result>
    title: string
    none: string
    error: string
    busy: string
    row: (result: Result) => Row
  },
) => {
  const { step, title, none, error, busy, row, language, texts } = props
  switch (step.state) {
    case 'idle':
      return null
    case 'loading':
      return (
        <p className="panel pad soft" role="status">
          {texts.common.loading}
        </p>
      )
    case 'busy':
    case 'error':
      return (
        <p className="panel pad bad" role="alert">
          <Icon name="alert" /> {step.state === 'busy' ? busy : error}
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

/** What a text is searched for at once when the page opens: that of the address, or what was typed before the page could react. */
const firstText = (input: HTMLInputElement | null): string =>
  new URLSearchParams(location.search).get('q')?.trim() || input?.value.trim() || ''

/** Keeps what was searched for in the address, so that the way back and a link lead to it. */
const keepInAddress = (text: string) => {
  const query = text.trim() === '' ? '' : `?q=${encodeURIComponent(text.trim())}`
  if (location.search !== query) history.replaceState(history.state, '', `${location.pathname}${query}`)
}

const Tips = ({ text }: { text: Texts['search'] }) => (
  <section className="stack">
    <h2>{text.tips}</h2>
    <ul className="tips soft">
      <li>{text.tipName}</li>
      <li>{text.tipPlace}</li>
      <li>{text.tipId}</li>
    </ul>
  </section>
)

/** The island of the character search: the product's characters first, then by a button the Lodestone's. */
export const Search = (props: Props) => {
  const { language, texts } = props
  const { search: text, common } = texts
  const shown = useStore(search)
  const field = useRef<HTMLInputElement>(null)
  const actions = useMemo(() => searching({ ask: (...args) => fetch(...args), later }), [])
  useEffect(() => {
    const first = firstText(field.current)
    if (first !== '' && field.current) {
      field.current.value = first
      actions.submit(first)
    }
    return actions.stop
  }, [actions])
  const { state } = shown.product
  useEffect(() => {
    if (state === 'done' || state === 'busy' || state === 'error') keepInAddress(shown.text)
  }, [state, shown.text])
  const placeOf = (worldId: number) => shown.places[worldId]?.join(' / ') ?? common.unknown
  const id = characterIdIn(shown.text)
  const submit: NonNullable<ComponentProps<'form'>['onSubmit']> = (event) => {
    event.preventDefault()
    if (id === null) actions.submit(field.current?.value ?? '')
    else location.assign(inLanguage(language, characterPath(id)))
  }
  return (
    <>
      <form className="finder" role="search" onSubmit={submit}>
        <label htmlFor="name">{text.label}</label>
        <div>
          <input
            id="name"
            ref={field}
            name="q"
            type="search"
            autoComplete="off"
            maxLength={200}
            aria-describedby="name-hint"
            onChange={({ currentTarget }) => actions.type(currentTarget.value)}
          />
          <button className="button">{text.button}</button>
        </div>
        <p className="small soft" id="name-hint">
          {text.hint}
        </p>
      </form>
      <Guard key={shown.text} instead={<p role="alert">{text.error}</p>}>
        {id !== null ? (
          <p>
            <a className="button" href={inLanguage(language, characterPath(id))}>
              {fill(text.open, { id: String(id) })}
            </a>
          </p>
        ) : (
          <Part
            {...props}
            step={shown.product}
            title={text.results}
            none={text.none}
            error={text.error}
            busy={text.busy}
            row={({ id, name, worldId }) => ({ id, name, place: placeOf(worldId) })}
          />
        )}
        {id === null && state === 'idle' && <Tips text={text} />}
        {id === null && (state === 'done' || state === 'busy' || state === 'error') && (
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
              busy={text.busy}
              row={({ id, name, worldName }) => ({ id, name, place: worldName || common.unknown })}
            />
          </section>
        )}
      </Guard>
    </>
  )
}
