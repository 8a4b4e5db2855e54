import { expansionOfPatch } from '@kupodex/data/game'
import { type Chosen, chosenQuery, type FacetName, isChosen, readChosen } from './facet.ts'

/** Says how many rows are shown, where some are not. */
const say = (page: Document, bar: HTMLElement, shown: number, isWhole: boolean): void => {
  const { shown: words = '', of = '', nothing = '' } = bar.dataset
  const found = bar.querySelector('[data-found]')
  const n = shown.toLocaleString(page.documentElement.lang)
  const text = shown === 0 ? nothing : words.replace('{n}', n).replace('{of}', of)
  if (found !== null) found.textContent = isWhole ? '' : text
  bar.querySelector('[data-all]')?.toggleAttribute('hidden', isWhole)
}

/** The value of a row; its expansion is that of its patch. */
const valueOf = (row: HTMLElement, name: FacetName): string | undefined => {
  if (name !== 'expansion') return row.dataset[name]
  const patch = row.querySelector<HTMLElement>('[data-patch]')?.dataset['patch']
  return patch === undefined ? undefined : String(expansionOfPatch(Number(patch)))
}

/** A divider is shown where a row below it is. */
const showDividers = (rows: Iterable<HTMLElement>): void => {
  let divider: HTMLElement | null = null
  for (const row of rows) {
    if (row.classList.contains('shelf-divider')) {
      divider = row
      divider.hidden = true
    } else if (divider !== null && !row.hidden) divider.hidden = false
  }
}

/** Narrows a page's rows by chips, one of each kind at a time; what is chosen is in the address. */
export const bindFacets = (
  page: Document,
  place: Pick<Location, 'search' | 'pathname'>,
  history: Pick<History, 'replaceState' | 'state'>,
): void => {
  const bar = page.querySelector<HTMLElement>('[data-facets]')
  if (bar === null) return
  const rows = [...page.querySelectorAll<HTMLElement>('[data-rows] > tr')]
  const chips = [...bar.querySelectorAll<HTMLButtonElement>('[data-facet]')]
  const nameOf = ({ dataset }: HTMLElement) => dataset['facet'] as FacetName

  const show = (chosen: Chosen) => {
    for (const chip of chips) chip.setAttribute('aria-pressed', String(chosen[nameOf(chip)] === chip.value))
    let shown = 0
    for (const row of rows) {
      if (row.dataset['thing'] === undefined) continue
      row.hidden = !isChosen(chosen, (name) => valueOf(row, name))
      if (!row.hidden) shown += 1
    }
    showDividers(rows)
    say(page, bar, shown, Object.keys(chosen).length === 0)
  }
  const choose = (chosen: Chosen) => {
    history.replaceState(history.state, '', chosenQuery(chosen) || place.pathname)
    show(chosen)
  }

  // Words that no chip has choose nothing.
  const read = () =>
    Object.fromEntries(
      Object.entries(readChosen(place.search)).filter(([name, value]) =>
        chips.some((chip) => nameOf(chip) === name && chip.value === value),
      ),
    )
  bar.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const chip = target.closest<HTMLButtonElement>('[data-facet]')
    if (chip !== null) {
      const { [nameOf(chip)]: now, ...others } = read()
      choose(now === chip.value ? others : { ...others, [nameOf(chip)]: chip.value })
    } else if (target.closest('[data-all]') !== null) choose({})
  })
  const first = read()
  if (Object.keys(first).length > 0) show(first)
}
