import { type FoldedText, foldText } from '@kupodex/data/find'
import { expansionOfPatch } from '@kupodex/data/game'
import { textFinder } from '#find/text-finder.ts'
import { type Chosen, chosenQuery, type FacetName, isChosen, readChosen, wordsName } from './facet.ts'

/** Says how many rows are shown, where some are not, and shows what takes back what is chosen. */
const say = (page: Document, bar: HTMLElement, shown: number, isWhole: boolean, isNarrowed: boolean): void => {
  const { shown: words = '', of = '', nothing = '' } = bar.dataset
  const found = bar.querySelector('[data-found]')
  const n = shown.toLocaleString(page.documentElement.lang)
  const text = shown === 0 ? nothing : words.replace('{n}', n).replace('{of}', of)
  if (found !== null) found.textContent = isWhole ? '' : text
  bar.querySelector('[data-all]')?.toggleAttribute('hidden', !isNarrowed)
}

/** The value of a row: its collection is in the key of its thing, and its expansion is that of its patch where it says none. */
const valueOf = (row: HTMLElement, name: FacetName): string | undefined => {
  if (name === 'collection') return row.dataset['thing']?.split('/')[0]
  if (name !== 'expansion' || row.dataset[name] !== undefined) return row.dataset[name]
  const patch = row.querySelector<HTMLElement>('[data-patch]')?.dataset['patch']
  return patch === undefined ? undefined : String(expansionOfPatch(Number(patch)))
}

/** The name that a row says, folded; nothing while the spoiler shield hides it. */
const nameOf = (row: HTMLElement): FoldedText => {
  const name = row.querySelector('a, b')
  const patch = name?.closest<HTMLElement>('[data-patch]')
  const isHidden = row.closest('[data-shield]') !== null && patch != null && patch.dataset['seen'] === undefined
  return foldText(isHidden ? '' : (name?.textContent ?? ''))
}

/** Whether the words are the exact patch of a row, `7.55` or `Patch 7.55`. */
const isOfPatch = (words: string, { dataset }: HTMLElement): boolean => words.replace(/^\D+/, '') === dataset['part']

/** Whether a row is one that the reader's character has, where only what is missing is asked for. */
const isLeftOut = ({ dataset }: HTMLElement, isMissingOnly: boolean): boolean =>
  isMissingOnly && dataset['own'] !== undefined

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

/** Narrows a page's rows by chips, one of each kind at a time, and by words of names; what is chosen is in the address. */
export const bindFacets = (
  page: Document,
  place: Pick<Location, 'search' | 'pathname'>,
  history: Pick<History, 'replaceState' | 'state'>,
): void => {
  const bar = page.querySelector<HTMLElement>('[data-facets]')
  if (bar === null) return
  const rows = [...page.querySelectorAll<HTMLElement>('[data-rows] > tr')]
  const chips = [...bar.querySelectorAll<HTMLButtonElement>('[data-facet]')]
  const field = bar.querySelector<HTMLInputElement>('[data-words]')
  const fold = bar.querySelector<HTMLButtonElement>('[data-fold]')
  const facetOf = ({ dataset }: HTMLElement) => dataset['facet'] as FacetName
  const things = rows.filter(({ dataset }) => dataset['thing'] !== undefined)
  const choice = () => page.querySelector<HTMLInputElement>('[data-missing]')

  /** Says on each chip how many rows it has, of those that are missing where only these are asked for. */
  const count = () => {
    const only = choice()?.checked === true
    const left = things.filter((row) => !isLeftOut(row, only))
    for (const chip of chips) {
      const [number, facet] = [chip.querySelector('small'), facetOf(chip)]
      const { length } = left.filter((row) => isChosen({ [facet]: chip.value }, (name) => valueOf(row, name)))
      if (number !== null) number.textContent = length.toLocaleString(page.documentElement.lang)
    }
  }
  const show = (chosen: Chosen) => {
    for (const chip of chips) chip.setAttribute('aria-pressed', String(chosen[facetOf(chip)] === chip.value))
    const pressed = chips.filter((chip) => chosen[facetOf(chip)] === chip.value).length
    const number = fold?.querySelector('[data-chosen]')
    if (number != null) number.textContent = pressed === 0 ? '' : pressed.toLocaleString(page.documentElement.lang)
    const words = chosen[wordsName]
    const names = words === undefined ? [] : things.map(nameOf)
    const isFound = textFinder(words ?? '', names, (name) => name)
    const only = choice()?.checked === true
    let shown = 0
    for (const [at, row] of things.entries()) {
      const isNamed = words === undefined || isFound(names[at] as FoldedText) || isOfPatch(words, row)
      row.hidden = isLeftOut(row, only) || !isNamed || !isChosen(chosen, (name) => valueOf(row, name))
      if (!row.hidden) shown += 1
    }
    showDividers(rows)
    const isNarrowed = Object.keys(chosen).length > 0
    say(page, bar, shown, !isNarrowed && shown === things.length, isNarrowed)
  }
  const choose = (chosen: Chosen) => {
    history.replaceState(history.state, '', chosenQuery(chosen) || place.pathname)
    show(chosen)
  }

  // Words that no chip has choose nothing, nor do those of names without a field.
  const read = () =>
    Object.fromEntries(
      Object.entries(readChosen(place.search)).filter(([name, value]) =>
        name === wordsName ? field !== null : chips.some((chip) => facetOf(chip) === name && chip.value === value),
      ),
    )
  // Of a phone's page, where chips are folded away until they are asked for.
  fold?.addEventListener('click', () => {
    const isOpen = bar.toggleAttribute('data-open')
    fold.setAttribute('aria-expanded', String(isOpen))
  })
  bar.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const chip = target.closest<HTMLButtonElement>('[data-facet]')
    if (chip !== null) {
      const { [facetOf(chip)]: now, ...others } = read()
      choose(now === chip.value ? others : { ...others, [facetOf(chip)]: chip.value })
    } else if (target.closest('[data-all]') !== null) {
      choose({})
      if (field === null) return
      field.value = ''
      // What was pressed is gone.
      field.focus()
    }
  })
  field?.addEventListener('input', () => {
    const { [wordsName]: _, ...others } = read()
    const text = field.value.trim()
    choose(text === '' ? others : { ...others, [wordsName]: text })
  })
  // It comes with what is known of the reader's character.
  page.addEventListener('change', ({ target }) => {
    if (target !== choice()) return
    count()
    show(read())
  })
  const first = read()
  if (field !== null && first[wordsName] !== undefined) field.value = first[wordsName]
  if (Object.keys(first).length > 0) show(first)
}
