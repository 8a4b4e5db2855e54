import { type KeyboardEvent, type Ref, startTransition, useId, useRef, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import { noted } from '#format/punctuation.ts'
import { fill } from '#texts/fill.ts'
import { Icon } from '#ui/icon.tsx'
import { isRoomy } from '#ui/is-roomy.ts'
import { laterPart } from '#ask/later-part.tsx'
import type { Facet } from './narrow.ts'
import { activeCount, isNarrowed } from './state.ts'
import type { ControlTexts } from './texts.ts'
import type { ListControl } from './use-list.ts'
import type { ShownRows } from './use-narrowed.ts'
import styles from './facet-forms.css?url'
import sheetStyles from './filter-sheet.css?url'

/** Facets are closed at first. */
const facetForms = laterPart(() => import('./facet-forms.tsx').then(({ FacetForms }) => FacetForms), { styles })

/** Only a phone has it. */
const filterSheet = laterPart(() => import('./filter-sheet.tsx').then(({ FilterSheet }) => FilterSheet), {
  styles: sheetStyles,
})

interface Props<Row> {
  language: Language
  texts: ControlTexts
  list: ListControl
  shown: ShownRows<Row>
  facets: readonly Facet<Row>[]
  /** What each word of `sort`, `view` and `show` is called, where the usual name does not fit. */
  names?: Readonly<Record<string, string>>
  /** Words of `show` that cannot be chosen now, such as those that need a character. */
  without?: readonly string[]
  /** Whether the rows are still on their way, so that nothing can be said of their number. */
  isWaiting?: boolean
}

interface SegmentsProps {
  label: string
  words: readonly string[]
  chosen: string
  nameOf: (word: string) => string
  choose: (word: string) => void
}

const Segments = ({ label, words, chosen, nameOf, choose }: SegmentsProps) => (
  <fieldset className="picks">
    <legend className="unseen">{label}</legend>
    {words.map((word) => (
      <button key={word} type="button" aria-pressed={word === chosen} onClick={() => choose(word)}>
        {nameOf(word)}
      </button>
    ))}
  </fieldset>
)

const NamedSelect = ({ label, words, chosen, nameOf, choose }: SegmentsProps) => (
  <label className="pick">
    <span>{label}</span>
    <select value={chosen} onChange={({ target }) => choose(target.value)}>
      {words.map((word) => (
        <option key={word} value={word}>
          {nameOf(word)}
        </option>
      ))}
    </select>
  </label>
)

const Search = ({ texts, list, field }: Pick<Props<never>, 'texts' | 'list'> & { field: Ref<HTMLInputElement> }) => (
  <label className="narrow">
    <span className="unseen">{texts.search}</span>
    <Icon name="search" />
    <input
      ref={field}
      type="search"
      value={list.state.search}
      placeholder={texts.search}
      maxLength={80}
      autoComplete="off"
      onChange={({ target }) => list.change({ ...list.state, search: target.value })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || list.state.search === '') return
        event.preventDefault()
        list.change({ ...list.state, search: '' })
      }}
    />
  </label>
)

type ShownProps<Row> = Pick<Props<Row>, 'language' | 'texts' | 'shown' | 'isWaiting'>

/** How many of how many rows are shown; nothing while that cannot be said. */
const shownText = <Row,>({ language, texts, shown, isWaiting = false }: ShownProps<Row>) =>
  isWaiting
    ? ''
    : fill(texts.shown, { n: formatNumber(shown.rows.length, language), of: formatNumber(shown.of, language) })

const Shown = <Row,>({
  list,
  showAll,
  ...props
}: ShownProps<Row> & Pick<Props<Row>, 'list'> & { showAll: () => void }) => (
  <p className="shown">
    <span role="status">{shownText(props)}</span>
    {isNarrowed(list.state, list.options) && (
      <button type="button" className="link" onClick={showAll}>
        {props.texts.showAll}
      </button>
    )}
  </p>
)

type WaysProps<Row> = Pick<Props<Row>, 'texts' | 'list' | 'names' | 'without'>

/** What the character has, view, groups and order. */
const Ways = <Row,>({ texts, list, names = {}, without = [] }: WaysProps<Row>) => {
  const { options, state, change } = list
  const groupings = options.groupings ?? []
  const nameOf = (word: string) => names[word] ?? texts.words[word as keyof ControlTexts['words']] ?? word
  const shows = options.shows.filter((word) => !without.includes(word))
  const pick = (key: 'sort' | 'view' | 'show' | 'grouping', words: readonly string[]): SegmentsProps => ({
    ...{ label: texts[key], words, chosen: state[key], nameOf },
    choose: (word) => change({ ...state, [key]: word }),
  })
  return (
    <div className="always">
      {shows.length > 1 && <Segments {...pick('show', shows)} />}
      {options.views.length > 1 && <Segments {...pick('view', options.views)} />}
      {groupings.length > 1 && <NamedSelect {...pick('grouping', groupings)} />}
      {options.sorts.length > 1 && <NamedSelect {...pick('sort', options.sorts)} />}
    </div>
  )
}

/** The menu of a list: search, order, view, what the character has, facets with counts. On a phone all but the search is in a sheet behind one button, with a count. */
export const Controls = <Row,>(props: Props<Row>) => {
  const { language, texts, list, shown, facets, isWaiting = false } = props
  const [open, setOpen] = useState<'inPage' | 'sheet' | null>(null)
  const panel = useId()
  const button = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const active = activeCount(list.state, list.options)
  const ahead = () => {
    facetForms.ahead()
    if (!isRoomy()) filterSheet.ahead()
  }
  const showAll = () => {
    list.reset()
    // The button is gone once nothing narrows the list.
    field.current?.focus()
  }
  const ways = (
    <>
      <Ways {...props} />
      <div className="facets">
        {open !== null && facets.length > 0 && (
          <facetForms.Part {...{ language, texts, list, shown }} facets={facets} />
        )}
      </div>
    </>
  )
  const close = (event: KeyboardEvent) => {
    if (open !== 'inPage' || event.key !== 'Escape') return
    event.preventDefault()
    setOpen(null)
    button.current?.focus()
  }
  return (
    <div className="controls" role="search" data-open={open ?? undefined}>
      <Search {...{ texts, list, field }} />
      <button
        type="button"
        className="button quiet filters"
        ref={button}
        aria-expanded={open !== null}
        aria-controls={open === 'sheet' ? undefined : panel}
        onPointerEnter={ahead}
        onFocus={ahead}
        onKeyDown={close}
        onClick={() => startTransition(() => setOpen(open !== null ? null : isRoomy() ? 'inPage' : 'sheet'))}
      >
        <Icon name="filter" />
        {active === 0 ? texts.filter : noted(language, texts.filter, formatNumber(active, language))}
      </button>
      {open === 'sheet' ? (
        <filterSheet.Part
          {...{ language, texts }}
          shown={shownText(props)}
          count={isWaiting ? null : shown.rows.length}
          reset={isNarrowed(list.state, list.options) ? list.reset : null}
          hold={list.hold}
          close={() => setOpen(null)}
        >
          {ways}
        </filterSheet.Part>
      ) : (
        <div className="ways-to-narrow" id={panel} onKeyDown={close}>
          {ways}
        </div>
      )}
      <Shown {...props} showAll={showAll} />
    </div>
  )
}
