import { startTransition, useId, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import { noted } from '#format/punctuation.ts'
import { fill } from '#texts/fill.ts'
import { Icon } from '#ui/icon.tsx'
import { laterPart } from '#ask/later-part.tsx'
import type { Facet } from './narrow.ts'
import { activeCount, isNarrowed } from './state.ts'
import type { ControlTexts } from './texts.ts'
import type { ListControl } from './use-list.ts'
import type { ShownRows } from './use-narrowed.ts'
import styles from './facet-forms.css?url'

/** Facets are closed at first. */
const facetForms = laterPart(() => import('./facet-forms.tsx').then(({ FacetForms }) => FacetForms), { styles })

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

const Search = ({ texts, list }: Pick<Props<never>, 'texts' | 'list'>) => (
  <label className="narrow">
    <span className="unseen">{texts.search}</span>
    <Icon name="search" />
    <input
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

type ShownProps<Row> = Pick<Props<Row>, 'language' | 'texts' | 'list' | 'shown' | 'isWaiting'>

const Shown = <Row,>({ language, texts, list, shown, isWaiting = false }: ShownProps<Row>) => {
  const n = formatNumber(shown.rows.length, language)
  return (
    <p className="shown">
      <span role="status">{!isWaiting && fill(texts.shown, { n, of: formatNumber(shown.of, language) })}</span>
      {isNarrowed(list.state, list.options) && (
        <button type="button" className="link" onClick={list.reset}>
          {texts.showAll}
        </button>
      )}
    </p>
  )
}

/**
 * The menu of a list: search, order, view, what the character has, and facets with counts. On a phone all but the search is
 * behind one button that says how many ways of narrowing are in use.
 */
export const Controls = <Row,>(props: Props<Row>) => {
  const { language, texts, list, shown, facets, names = {}, without = [] } = props
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const { options, state, change } = list
  const groupings = options.groupings ?? []
  const active = activeCount(state, options)
  const nameOf = (word: string) => names[word] ?? texts.words[word as keyof ControlTexts['words']] ?? word
  const shows = options.shows.filter((word) => !without.includes(word))
  const choose = (key: 'sort' | 'view' | 'show' | 'grouping') => (word: string) => change({ ...state, [key]: word })
  return (
    <div className="controls" role="search" data-open={isOpen || undefined}>
      <Search texts={texts} list={list} />
      <button
        type="button"
        className="button quiet filters"
        aria-expanded={isOpen}
        aria-controls={panel}
        onPointerEnter={facetForms.ahead}
        onFocus={facetForms.ahead}
        onClick={() => startTransition(() => setOpen(!isOpen))}
      >
        <Icon name="filter" />
        {active === 0 ? texts.filter : noted(language, texts.filter, formatNumber(active, language))}
      </button>
      <div className="ways-to-narrow" id={panel}>
        <div className="always">
          {shows.length > 1 && (
            <Segments label={texts.show} words={shows} chosen={state.show} nameOf={nameOf} choose={choose('show')} />
          )}
          {options.views.length > 1 && (
            <Segments
              label={texts.view}
              words={options.views}
              chosen={state.view}
              nameOf={nameOf}
              choose={choose('view')}
            />
          )}
          {groupings.length > 1 && (
            <NamedSelect
              label={texts.grouping}
              words={groupings}
              chosen={state.grouping}
              nameOf={nameOf}
              choose={choose('grouping')}
            />
          )}
          {options.sorts.length > 1 && (
            <NamedSelect
              label={texts.sort}
              words={options.sorts}
              chosen={state.sort}
              nameOf={nameOf}
              choose={choose('sort')}
            />
          )}
        </div>
        <div className="facets">
          {isOpen && facets.length > 0 && <facetForms.Part {...{ language, texts, list, shown }} facets={facets} />}
        </div>
      </div>
      <Shown {...props} />
    </div>
  )
}
