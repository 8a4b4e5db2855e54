import { type ComponentProps, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import type { Language } from '@kupodex/data/game'
import { BusyButton } from '#ui/busy-button.tsx'
import { useSearch } from '#ui/use-search.ts'
import { useStore } from '#ui/use-store.ts'
import { characterIdIn } from '#paths/lodestone.ts'
import { ask } from '#ask/page.ts'
import { homeIn, homeText, homeTextOf } from '#places/home.ts'
import { sentences } from '#format/punctuation.ts'
import { findingTexts } from '#find/texts.ts'
import { fill } from '#texts/fill.ts'
import { commonTexts, finderTexts, searchTexts } from '#texts/texts.ts'
import { laterPart } from '#ask/later-part.tsx'
import { recent, shownOf } from '#recent/recent.ts'
import { Guard } from '../ui/guard.tsx'
import { useIsAwake } from '../ui/use-is-awake.ts'
import { isEnough } from './enough.ts'
import { comparedIn, foundBase, searchQuery } from './found-base.ts'
import { search, searching } from './search-store.ts'
import { FoundPart } from './found-part.tsx'
import { FoundTable, type FoundTableProps } from './found-table.tsx'

/** The characters that were opened last on this device; nothing where there were none. */
const RecentTable = (props: Omit<FoundTableProps, 'rows'>) => {
  const characters = useStore(recent)
  // The page was built without them: the first drawing must be as it was built.
  return !useIsAwake() || characters.length === 0 ? null : (
    <FoundTable
      {...props}
      rows={shownOf(characters).map(({ id, name, iconUrl, worldName }) => ({ id, name, iconUrl, place: worldName }))}
    />
  )
}

/** Everything else that has the name. */
const foundThings = laterPart(() => import('./found-things.tsx').then(({ FoundThings }) => FoundThings), {
  isQuiet: true,
})

interface Props {
  language: Language
  recentTitle: string
  /** Stands below while nothing is searched for. */
  children: ReactNode
}

const later = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** What a text is searched for at once when the page opens: that of the address, or what was typed before the page could react. */
const firstText = (input: HTMLInputElement | null): string =>
  new URLSearchParams(location.search).get('q')?.trim() || input?.value.trim() || ''

/** Keeps what was searched for in the address, so that the way back and a link lead to it. */
const keepInAddress = (text: string) => {
  const query = searchQuery(text, comparedIn(location.search))
  if (location.search !== query) history.replaceState(history.state, '', `${location.pathname}${query}`)
}

const Tips = ({ text }: { text: ReturnType<typeof searchTexts> }) => (
  <section className="stack">
    <h2>{text.tips}</h2>
    <ul className="tips soft">
      <li>{text.tipName}</li>
      <li>{text.tipPlace}</li>
      <li>{text.tipId}</li>
    </ul>
  </section>
)

/** The island of the search: everything that has the name, then the product's characters first, then by a button the Lodestone's. */
export const Search = ({ recentTitle, children, ...props }: Props) => {
  const { language } = props
  const text = searchTexts(language)
  const common = commonTexts(language)
  const shown = useStore(search)
  const field = useRef<HTMLInputElement>(null)
  const compared = comparedIn(useSearch())
  const base = foundBase(language, compared)
  const pathOf = (id: number) => `${base}${id}/`
  const actions = useMemo(
    () =>
      searching({
        ask,
        later,
        open: (id) => location.assign(`${foundBase(language, comparedIn(location.search))}${id}/`),
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
  const isNobody = shown.product.state === 'done' && shown.product.results.length === 0
  const hasBegun = useRef(false)
  useEffect(() => {
    // Before the first search the address says what that is for.
    if (shown.text !== '') hasBegun.current = true
    if (hasBegun.current && state !== 'loading') keepInAddress(shown.text)
  }, [state, shown.text])
  const placeOf = (worldId: number) => homeText(homeIn(shown.places)(worldId), common.unknown)
  const id = characterIdIn(shown.text)
  const submit: NonNullable<ComponentProps<'form'>['onSubmit']> = (event) => {
    event.preventDefault()
    if (id === null) actions.submit(field.current?.value ?? '')
    else location.assign(pathOf(id))
  }
  return (
    <>
      <form className="finder" role="search" onSubmit={submit}>
        <label htmlFor="name">{(compared === null ? findingTexts : finderTexts)(language).label}</label>
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
      {compared !== null && <p className="panel pad soft">{text.compared}</p>}
      {id === null && compared === null && isEnough(shown.text) && (
        <Guard instead={null}>
          <Suspense fallback={null}>
            <foundThings.Part
              {...{ language, text: shown.text }}
              none={isNobody ? sentences(language, findingTexts(language).none, text.none) : ''}
            />
          </Suspense>
        </Guard>
      )}
      <Guard key={shown.text} instead={<p role="alert">{text.error}</p>}>
        {id !== null ? (
          <p>
            <a className="button" href={pathOf(id)}>
              {fill(text.open, { id: String(id) })}
            </a>
          </p>
        ) : (
          <FoundPart
            {...props}
            base={base}
            step={shown.product}
            title={text.results}
            none={compared === null ? null : text.none}
            error={text.error}
            row={({ id, name, iconUrl, worldId }) => ({ id, name, iconUrl, place: placeOf(worldId) })}
            meanwhile={{ title: text.suggested, rows: shown.suggested }}
          />
        )}
        {id === null && state === 'idle' && shown.text.trim() !== '' && (
          <p className="soft" role="status">
            {isEnough(shown.text) ? text.more : text.short}
          </p>
        )}
        {id === null && state === 'idle' && (
          <div className="idle">
            <RecentTable {...props} base={base} title={recentTitle} />
            {compared === null && children}
            <Tips text={text} />
          </div>
        )}
        {id === null && (state === 'done' || state === 'busy' || state === 'error') && (
          <section className="stack">
            <h2>{text.lodestoneTitle}</h2>
            <p className="soft">{text.lodestoneHint}</p>
            <p>
              <BusyButton type="button" isBusy={shown.lodestone.state === 'loading'} onClick={actions.askLodestone}>
                {text.lodestoneButton}
              </BusyButton>
            </p>
            <FoundPart
              {...props}
              base={base}
              step={shown.lodestone}
              title={text.lodestoneResults}
              none={text.lodestoneNone}
              error={text.lodestoneError}
              row={({ id, name, iconUrl, worldName }) => ({
                id,
                name,
                iconUrl,
                place: homeTextOf(shown.places, worldName) || common.unknown,
              })}
            />
          </section>
        )}
      </Guard>
    </>
  )
}
