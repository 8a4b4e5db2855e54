import type { Language } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import { noted } from '#format/punctuation.ts'
import type { Facet } from './narrow.ts'
import { toggled, withOnly } from './state.ts'
import type { ControlTexts } from './texts.ts'
import type { ListControl } from './use-list.ts'
import type { ShownRows } from './use-narrowed.ts'

export interface FacetFormsProps {
  language: Language
  texts: ControlTexts
  list: ListControl
  shown: Pick<ShownRows<never>, 'values' | 'counts'>
  facets: readonly Omit<Facet<never>, 'valuesOf'>[]
}

interface FacetProps extends Omit<FacetFormsProps, 'facets'> {
  facet: FacetFormsProps['facets'][number]
}

const Chips = ({ language, list, shown, facet }: FacetProps) => {
  const { name, label, labelOf } = facet
  const chosen = list.state.facets[name] ?? []
  const counts = shown.counts.facets[name]
  return (
    <fieldset className="facet">
      <legend>{label}</legend>
      <div>
        {(shown.values[name] ?? []).map((value) => {
          const n = counts?.get(value) ?? 0
          return (
            <button
              key={value}
              type="button"
              className={n === 0 ? 'none' : undefined}
              aria-pressed={chosen.includes(value)}
              onClick={() => list.change(toggled(list.state, name, value))}
            >
              {labelOf(value)} <small>{formatNumber(n, language)}</small>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

const FacetSelect = ({ language, texts, list, shown, facet }: FacetProps) => {
  const { name, label, labelOf } = facet
  const counts = shown.counts.facets[name]
  const countOf = (value: string) => formatNumber(counts?.get(value) ?? 0, language)
  return (
    <label className="pick">
      <span>{label}</span>
      <select
        value={list.state.facets[name]?.[0] ?? ''}
        onChange={({ target }) => list.change(withOnly(list.state, name, target.value))}
      >
        <option value="">{texts.any}</option>
        {(shown.values[name] ?? []).map((value) => (
          <option key={value} value={value}>
            {noted(language, labelOf(value), countOf(value))}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The facets of a list, each as chips or as a select, with how many rows every value would show; none that no row has a value of. */
export const FacetForms = ({ facets, ...props }: FacetFormsProps) => (
  <>
    {facets.map((facet) => {
      if ((props.shown.values[facet.name] ?? []).length === 0) return null
      const Form = facet.form === 'chips' ? Chips : FacetSelect
      return <Form key={facet.name} {...props} facet={facet} />
    })}
  </>
)
