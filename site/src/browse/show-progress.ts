import { isItemType, type ItemType } from '@kupodex/data/character'
import { isLegacy } from '@kupodex/data/contract'
import { type Html, html } from '@kupodex/data/html'
import type { Language } from '@kupodex/data/game'
import { type Counting, type Sums, sumUp } from '@kupodex/data/rules'
import { formatNumber } from '#format/number.ts'
import { noted } from '#format/punctuation.ts'
import { countingTexts } from '#list/sums/texts.ts'
import { sumsHtml } from '#list/sums/sums-html.ts'
import { fill } from '#texts/fill.ts'
import { setHtml } from '#ui/set-html.ts'
import type { ReaderCharacters } from '#user/for-reader.ts'
import type { ReaderCharacter } from '#user/reader-characters.ts'
import {
  choiceHtml,
  firstKept,
  keptCharacter,
  nameHtml,
  type OwnThings,
  readOwnThings,
  unknownHtml,
  whoseHtml,
} from './own-things.ts'
import { progressTexts } from './texts.ts'

interface Row {
  element: HTMLElement
  type: ItemType
  id: number
  counting: Counting
}

/** How a row is counted for a character: only what does not count says so, and the Legacy kind counts for those who have it. */
const countingOfRow = ({ dataset }: HTMLElement, legacy: boolean): Counting => {
  const counting = (dataset['counting'] ?? 'counted') as Counting
  return legacy && counting === 'legacy' ? 'counted' : counting
}

const rowsOf = (page: Document, legacy: boolean): Row[] =>
  [...page.querySelectorAll<HTMLElement>('[data-thing]')].flatMap((element) => {
    const [type = '', id] = (element.dataset['thing'] ?? '').split('/')
    return isItemType(type) ? [{ element, type, id: Number(id), counting: countingOfRow(element, legacy) }] : []
  })

const check = (page: Document, own: string): Element => {
  const mark = page.createElement('span')
  mark.className = 'own-mark'
  setHtml(mark, html`✓<span class="unseen">${own}</span>`)
  return mark
}

/** What a character has of a page's things: of those that it is known of, of `rows` in all, and the names of collections of which nothing is known. */
export interface Progress {
  sums: Sums
  rows: number
  unknown: readonly string[]
}

/** What a character has of what counts; of a page where nothing does, of all. */
const headingOf = (one: Pick<ReaderCharacter, 'id' | 'name'>, sums: Sums, language: Language): Html => {
  const texts = progressTexts(language)
  const n = (value: number) => formatNumber(value, language)
  const [have, possible] = sums.possible > 0 ? [sums.count, sums.possible] : [sums.owned, sums.all]
  const sentence = fill(have === possible ? texts.done : texts.have, { n: n(have), of: n(possible) })
  const written = sums.possible > 0 ? sentence : noted(language, sentence, countingTexts(language).uncounted)
  const [before = '', after = ''] = written.split('{name}')
  return html`${before}${nameHtml(one, language)}${after}`
}

/** What is said of the reader's character above a page's things; its link alone where nothing is known of any. */
export const progressHtml = (
  one: Pick<ReaderCharacter, 'id' | 'name' | 'kind'>,
  { sums, rows, unknown }: Progress,
  language: Language,
): Html => {
  const texts = progressTexts(language)
  const isKnown = sums.all > 0
  return html`
    ${whoseHtml(one, language)}
    <p>${isKnown ? headingOf(one, sums, language) : nameHtml(one, language)}</p>
    ${isKnown && choiceHtml('missing', texts.missing, sums.owned > 0 && sums.owned < rows)}
    ${(unknown.length > 0 || !isKnown) && unknownHtml(unknown, isKnown, language)}
  `
}

/** Marks what the reader's character has among the rows of a page, says how many those are, and can hide them. */
export const showProgress = async (
  page: Document,
  box: HTMLElement,
  characters: ReaderCharacters,
  read = keptCharacter,
): Promise<void> => {
  const language = box.dataset['language'] as Language
  const { one, answer } = await firstKept(characters, read)
  const rows = rowsOf(page, answer !== null && isLegacy(answer))
  const types = answer === null ? [] : [...new Set(rows.map(({ type }) => type))]
  const owned: OwnThings = answer === null ? new Map() : await readOwnThings(answer, types)
  const known = rows.filter(({ type }) => owned.get(type) != null)
  const isOwned = ({ type, id }: Row) => owned.get(type)?.has(id) === true
  const { own } = progressTexts(language)
  for (const { element } of known.filter(isOwned)) {
    element.dataset['own'] = ''
    element.querySelector('.shelf-item')?.append(check(page, own))
  }
  const sums = sumUp(known.map((row) => ({ counting: row.counting, isOwned: isOwned(row) })))
  const table = page.querySelector('[data-sums]')
  if (table !== null && known.length > 0)
    setHtml(table, sumsHtml(language, { sums, isKnown: true, unknown: rows.length - known.length }))
  const names = JSON.parse(box.dataset['progress'] ?? '{}') as Partial<Record<string, string>>
  const unknown = types.filter((type) => owned.get(type) === null).map((type) => names[type] ?? type)
  setHtml(box, progressHtml(one, { sums, rows: rows.length, unknown }, language))
}
