import { foldNames } from '@kupodex/data/find'
import type { Language } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import { findingTexts } from '#find/texts.ts'
import { inLanguage, pathOf } from '#paths/paths.ts'
import { setHtml } from '#ui/set-html.ts'
import { counted, fill } from '#texts/fill.ts'
import { fewestOf, typingPause } from './enough.ts'
import { searchQuery } from './found-base.ts'
import { findCompanies, type FoundCompany } from './companies.ts'
import { characterOptions, companyOptions, optionId, type OptionGroup, optionsHtml, optionsOf } from './found-html.ts'
import { mayBeName } from './may-be-name.ts'
import { afterKey, noOptions, type Options } from './options.ts'
import { suggest, type Suggestion } from './suggest.ts'
import type { Things } from './things.ts'

const mostCharacters = 6
const mostCompanies = 4

/** Letters from which on names of things are offered: some have only three. */
const fewestTyped = 2

export interface ComboboxDeps {
  /** The path that the id of a character is appended to. */
  char: string
  ask: Ask
  /** Takes the character that is chosen, which is opened without it; the field is empty then. */
  choose?: (character: Suggestion) => void
}

const partsOf = (form: HTMLFormElement) => ({
  input: form.querySelector('input'),
  list: form.querySelector<HTMLElement>('[data-suggestions]'),
  status: form.querySelector<HTMLElement>('[data-status]'),
})

/**
 * Offers what may be meant below a field while a name is typed: in a form with `data-everything` whatever the site has a page of, then
 * characters and free companies, then a search for more of these, in others characters alone. Arrows choose, Enter opens what is chosen, Escape closes the list.
 */
export const bindCombobox = (form: HTMLFormElement, { char, ask, choose }: ComboboxDeps): void => {
  const { input, list, status } = partsOf(form)
  if (input === null || list === null) return
  const language = form.ownerDocument.documentElement.lang as Language
  const texts = findingTexts(language)
  const isEverything = form.dataset['everything'] !== undefined

  let things: Things = { state: isEverything ? 'loading' : 'ready', find: () => [], hides: () => false }
  let asked: { text: string; characters: readonly Suggestion[]; companies: readonly FoundCompany[] } = {
    ...{ text: '', characters: [], companies: [] },
  }
  let groups: readonly OptionGroup[] = []
  let foundCount = 0
  let options: Options = noOptions
  let turn = 0
  let timers: ReturnType<typeof setTimeout>[] = []

  const text = () => input.value.trim()
  const isTyped = () => [...text()].length >= Math.min(fewestTyped, fewestOf(text()))

  const say = () => {
    if (status === null) return
    const isOut = asked.text !== text() || things.state === 'loading'
    const count = options.isOpen ? foundCount : 0
    const words = count > 0 ? counted(texts.found, count, language) : isOut ? '' : texts.none
    const said = !isTyped() || (!options.isOpen && options.count > 0) ? '' : words
    const hasFailed = things.state === 'failed' && isTyped()
    status.textContent = hasFailed ? `${texts.failed} ${count > 0 ? said : ''}`.trim() : said
    // What is found is seen in the list; that nothing could be is seen here alone.
    status.classList.toggle('unseen', !hasFailed)
  }

  const draw = (next: Options) => {
    options = next
    setHtml(list, optionsHtml(groups, list.id, options.active))
    list.hidden = !options.isOpen
    input.setAttribute('aria-expanded', String(options.isOpen))
    if (options.active === null) input.removeAttribute('aria-activedescendant')
    else {
      const id = optionId(list.id, options.active)
      input.setAttribute('aria-activedescendant', id)
      list.querySelector(`[id="${id}"]`)?.scrollIntoView({ block: 'nearest' })
    }
    say()
  }

  /** The way to characters whom nothing here knows. */
  const shieldOptions = (): OptionGroup[] =>
    things.hides(text())
      ? [
          {
            title: null,
            options: [{ href: inLanguage(language, pathOf('spoilers')), name: texts.shielded, notes: [] }],
          },
        ]
      : []
  const searchOptions = (): OptionGroup[] => {
    if (!isEverything || !mayBeName(text())) return []
    const href = `${form.getAttribute('action') ?? ''}${searchQuery(text(), null)}`
    return [{ title: null, options: [{ href, name: fill(texts.lookFor, { name: text() }), notes: [] }] }]
  }

  /** Shows what is known now; what was chosen stays so. */
  const show = (isOpen: boolean) => {
    const chosen = options.active === null ? undefined : optionsOf(groups)[options.active]?.href
    const isAsked = asked.text === text()
    const found = [
      ...(isTyped() ? things.find(text()) : []),
      ...(isAsked ? characterOptions(asked.characters, char, isEverything ? texts.characters : null) : []),
      ...(isAsked ? companyOptions(asked.companies, language) : []),
    ]
    foundCount = optionsOf(found).length
    groups = [...found, ...(foundCount === 0 ? shieldOptions() : []), ...(isAsked ? searchOptions() : [])]
    const all = optionsOf(groups)
    const at = chosen === undefined ? -1 : all.findIndex(({ href }) => href === chosen)
    draw({ isOpen: isOpen && all.length > 0, count: all.length, active: at < 0 || !isOpen ? null : at })
  }

  /** The only option that is called just what was typed; null where none is, or several are. */
  const exactlyNamed = (): number | null => {
    const typed = foldNames(text()).trim()
    const named = optionsOf(groups).flatMap(({ name }, at) => (foldNames(name).trim() === typed ? [at] : []))
    return options.isOpen && named.length === 1 ? (named[0] ?? null) : null
  }

  /** Names that are still to come stay away. */
  const stop = () => {
    turn += 1
    timers.forEach((timer) => clearTimeout(timer))
    timers = []
  }
  const findNamed = async () => {
    const [mine, sought] = [turn, text()]
    const [characters, companies] = await Promise.all([
      suggest(ask, sought, mostCharacters).catch(() => []),
      isEverything ? findCompanies(ask, sought, mostCompanies).catch(() => []) : [],
    ])
    if (mine !== turn || sought !== text()) return
    asked = { text: sought, characters, companies }
    show(true)
  }
  // The letter is drawn first, then what it finds.
  const typed = () => {
    stop()
    timers = [setTimeout(() => show(true)), setTimeout(() => void findNamed(), typingPause)]
  }

  input.addEventListener('input', typed)
  form.addEventListener('keydown', (event) => {
    if (event.target !== input || event.isComposing) return
    const opened = options.active ?? exactlyNamed()
    if (event.key === 'Enter' && opened !== null) {
      event.preventDefault()
      list.querySelector<HTMLElement>(`[id="${optionId(list.id, opened)}"]`)?.click()
      return
    }
    // A list in a dialog closes with it.
    const next = event.key === 'Escape' && form.closest('dialog') !== null ? null : afterKey(options, event.key)
    if (next === null) return
    event.preventDefault()
    if (!next.isOpen) stop()
    draw(next)
  })
  if (choose !== undefined)
    list.addEventListener('click', (event) => {
      const href = (event.target as Element).closest('[role=option]')?.getAttribute('href')
      const character = asked.characters.find(({ id }) => `${char}${id}/` === href)
      if (character === undefined) return
      event.preventDefault()
      stop()
      input.value = ''
      show(false)
      input.focus()
      choose(character)
    })
  form.addEventListener('submit', () => {
    stop()
    draw({ ...options, isOpen: false, active: null })
  })
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (form.contains(relatedTarget as Node | null)) return
    if (form.closest('dialog') === null && options.isOpen) draw({ ...options, isOpen: false, active: null })
  })
  const changed = (next: Things) => {
    things = next
    if (input.value !== '') show(true)
  }
  if (isEverything)
    void import('./things.ts').then(
      ({ followThings }) => followThings(language, changed),
      () => changed({ ...things, state: 'failed' }),
    )
  // Letters may have been typed while this was fetched.
  if (input.value !== '') typed()
}
