import { useStore } from '@nanostores/react'
import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { Language } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import { characterIdIn } from '#paths/lodestone.ts'
import { characterPath, inLanguage } from '#paths/paths.ts'
import { isEnough } from '#search/enough.ts'
import { mostShown } from '#search/names.ts'
import { placeOfWorld } from '#search/place.ts'
import { search, searching, type SearchView } from '#stores/search.ts'
import type { Texts } from '#texts/en.ts'
import { fill } from '#texts/fill.ts'
import { FoundTable, type FoundRow } from './found-table.tsx'
import { Icon } from './icon.tsx'
import { Guard } from './guard.tsx'
import { RecentTable } from './recent-table.tsx'

interface Props {
  language: Language
  texts: Pick<Texts, 'search' | 'common' | 'ranking'>
  images: string | null
}

interface PageProps extends Props {
  /** What the table of recent characters is called. */
  recentTitle: string
  /** Stands below while nothing is searched for. */
  children: ReactNode
}

const later = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

type Step<Result> = { state: 'idle' | 'loading' | 'error' } | { state: 'done'; results: readonly Result[] }

const Part = <Result,>(
  props: Props & {
    step: Step<Result>
    title: string
    none: string
    error: string
    row: (result: Result) => FoundRow
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
          <FoundTable {...props} title={title} rows={step.results.map(row)} />
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

/** Who may be meant while the search has not run yet, and what a text that is too short for it lacks. */
const Suggestions = ({ shown, ...props }: Props & { shown: SearchView }) => {
  const { search: text } = props.texts
  const { state } = shown.product
  const isOpen = state === 'idle' || state === 'loading'
  if (!isOpen || shown.text.trim() === '') return null
  return (
    <div className="stack">
      {shown.suggested.length > 0 && <FoundTable {...props} title={text.suggested} rows={shown.suggested} />}
      {state === 'idle' && (
        <p className="soft" role="status">
          {isEnough(shown.text) ? text.more : text.short}
        </p>
      )}
    </div>
  )
}

/** The island of the character search: the product's characters first, then by a button the Lodestone's. */
export const Search = ({ recentTitle, children, ...props }: PageProps) => {
  const { language, texts } = props
  const { search: text, common } = texts
  const shown = useStore(search)
  const field = useRef<HTMLInputElement>(null)
  const pathOf = (id: number) => inLanguage(language, characterPath(id))
  const actions = useMemo(
    () =>
      searching({
        ask: (...args) => fetch(...args),
        later,
        open: (id) => location.assign(inLanguage(language, characterPath(id))),
      }),
    [language],
  )
  useEffect(() => {
    const first = firstText(field.current)
    if (first !== '' && field.current) {
      field.current.value = first
      actions.search(first)
    }
    return actions.stop
  }, [actions])
  const { state } = shown.product
  useEffect(() => {
    if (state !== 'loading' && (state !== 'idle' || shown.text !== '')) keepInAddress(shown.text)
  }, [state, shown.text])
  const placeOf = (worldId: number) => shown.places[worldId]?.join(' / ') ?? common.unknown
  const id = characterIdIn(shown.text)
  const submit: NonNullable<ComponentProps<'form'>['onSubmit']> = (event) => {
    event.preventDefault()
    if (id === null) actions.submit(field.current?.value ?? '')
    else location.assign(pathOf(id))
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
            <a className="button" href={pathOf(id)}>
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
            row={({ id, name, worldId }) => ({ id, name, place: placeOf(worldId) })}
          />
        )}
        {id === null && <Suggestions {...props} shown={shown} />}
        {id === null && state === 'idle' && (
          <>
            <RecentTable {...props} title={recentTitle} />
            {children}
            <Tips text={text} />
          </>
        )}
        {id === null && (state === 'done' || state === 'error') && (
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
              row={({ id, name, worldName }) => ({
                id,
                name,
                place: placeOfWorld(shown.places, worldName) || common.unknown,
              })}
            />
          </section>
        )}
      </Guard>
    </>
  )
}
