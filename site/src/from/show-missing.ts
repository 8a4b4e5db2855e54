import { type CharacterAnswer, isLegacy } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { type Html, html } from '@kupodex/data/html'
import { asked } from '#ask/asked.ts'
import { showFailed } from '#ask/show-failed.ts'
import { missingIn, type OriginThings, typesIn } from '#browse/missing.ts'
import {
  choiceHtml,
  firstKept,
  keptCharacter,
  nameHtml,
  type OwnThings,
  readOwnThings,
  unknownHtml,
  whoseHtml,
} from '#browse/own-things.ts'
import { progressTexts } from '#browse/texts.ts'
import { formatNumber } from '#format/number.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { counted, fill } from '#texts/fill.ts'
import { setHtml } from '#ui/set-html.ts'
import type { ReaderCharacters } from '#user/for-reader.ts'
import type { ReaderCharacter } from '#user/reader-characters.ts'
import { keepPlacesChoice, type PlacesChoice, placesChoice } from './kept-choice.ts'
import { missingTexts } from './texts.ts'

type Named = Pick<ReaderCharacter, 'id' | 'name' | 'kind'>

const storage = safeStorage('localStorage')

/** A row of the list with how much is missing there; null where that is not known. */
interface Row {
  element: HTMLElement
  missing: number | null
}

/** Of how many places something is known, and in how many of them something is missing. */
interface Places {
  known: number
  missing: number
}

const placesIn = (rows: readonly Pick<Row, 'missing'>[]): Places => ({
  known: rows.filter(({ missing }) => missing !== null).length,
  missing: rows.filter(({ missing }) => missing !== null && missing > 0).length,
})

const headingHtml = (one: Named, { known, missing }: Places, language: Language): Html => {
  if (known === 0) return nameHtml(one, language)
  const texts = missingTexts(language)
  const [n, of] = [formatNumber(missing, language), formatNumber(known, language)]
  const [before = '', after = ''] = fill(missing === 0 ? texts.nothing : texts.places, { n, of }).split('{name}')
  return html`${before}${nameHtml(one, language)}${after}`
}

/** What is said of the reader's character above a list of places, with ways to narrow and order it. */
export const missingHtml = (
  one: Named,
  { rows, unknown }: { rows: readonly Pick<Row, 'missing'>[]; unknown: readonly string[] },
  chosen: PlacesChoice,
  language: Language,
): Html => {
  const places = placesIn(rows)
  const isKnown = places.known > 0
  const isOpen = places.missing > 0
  const { missing } = progressTexts(language)
  const rest = rows.length - places.known
  return html`
    ${whoseHtml(one, language)}
    <p>${headingHtml(one, places, language)}</p>
    ${
      isKnown &&
      html`
        ${choiceHtml('missing', missing, isOpen, isOpen && chosen.missing)}
        ${choiceHtml('most', missingTexts(language).most, isOpen, isOpen && chosen.most)}
      `
    }
    ${isKnown && rest > 0 && html`<p class="small soft">${counted(missingTexts(language).rest, rest, language)}</p>`}
    ${(unknown.length > 0 || !isKnown) && unknownHtml(unknown, isKnown, language)}
  `
}

const cellHtml = (missing: number | null, language: Language): Html => {
  if (missing === null) return html`–`
  return missing > 0
    ? html`${formatNumber(missing, language)}`
    : html`<span aria-hidden="true">✓</span><span class="unseen">${missingTexts(language).none}</span>`
}

const order = (rows: readonly Row[], isMostFirst: boolean): void => {
  const wanted = isMostFirst ? rows.toSorted((a, b) => (b.missing ?? -1) - (a.missing ?? -1)) : rows
  rows[0]?.element.parentElement?.append(...wanted.map(({ element }) => element))
}

/** Orders and narrows the rows as the boxes say, and keeps what is chosen from then on. The page itself narrows its rows at a change. */
export const bindChoices = (box: HTMLElement, rows: readonly Row[]): void => {
  const most = box.querySelector<HTMLInputElement>('[data-most]')
  const missing = box.querySelector<HTMLInputElement>('[data-missing]')
  most?.addEventListener('change', () => order(rows, most.checked))
  for (const input of [most, missing]) if (input?.checked) input.dispatchEvent(new Event('change', { bubbles: true }))
  most?.addEventListener('change', () => keepPlacesChoice(storage, 'most', most.checked))
  missing?.addEventListener('change', () => keepPlacesChoice(storage, 'missing', missing.checked))
}

const nothing: OriginThings = { counted: {}, legacy: {} }

/** Writes what a character misses of what places give; null for one that this browser does not keep. */
const show = async (
  page: Document,
  box: HTMLElement,
  one: ReaderCharacter,
  character: CharacterAnswer | null,
  given = nothing,
): Promise<void> => {
  const language = box.dataset['language'] as Language
  const types = typesIn(given)
  const own: OwnThings = character === null ? new Map() : await readOwnThings(character, types)
  const hasLegacy = character !== null && isLegacy(character)
  const elements = [...page.querySelectorAll<HTMLElement>('[data-thing]')]
  const rows = elements.map((element): Row => {
    const [, id = ''] = (element.dataset['thing'] ?? '').split('/')
    return { element, missing: missingIn(given, id, own, hasLegacy) }
  })
  for (const { element, missing } of rows) {
    // What is hidden with all that is there already.
    if (missing === 0) element.dataset['own'] = ''
    const cell = element.querySelector('.own-missing')
    if (cell !== null) setHtml(cell, cellHtml(missing, language))
  }
  const names = JSON.parse(box.dataset['names'] ?? '{}') as Partial<Record<string, string>>
  const unknown = types.filter((type) => own.get(type) === null).map((type) => names[type] ?? type)
  setHtml(box, missingHtml(one, { rows, unknown }, placesChoice(storage, one.kind), language))
  bindChoices(box, rows)
}

/** Writes how much the reader's character misses in each row of a list of places, or that it cannot be loaded what these give. */
export const showMissing = async (
  page: Document,
  box: HTMLElement,
  characters: ReaderCharacters,
  read = keptCharacter,
): Promise<void> => {
  const { one, answer } = await firstKept(characters, read)
  if (answer === null) return show(page, box, one, null)
  const given = asked('originThings', { kind: box.dataset['origins'] ?? '' })
  return new Promise((resolve) => {
    given.subscribe((view) => {
      if (view.state === 'loading') return
      if (view.state === 'ready') return resolve(show(page, box, one, answer, view.value))
      showFailed({ place: box, language: box.dataset['language'] as Language, className: 'stack' }, given.again)
      resolve()
    })
  })
}
