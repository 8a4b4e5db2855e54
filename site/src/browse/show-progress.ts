import { isItemType, type ItemType } from '@kupodex/data/character'
import { type CharacterAnswer, isLegacy, knownOf } from '@kupodex/data/contract'
import { type Html, html } from '@kupodex/data/html'
import type { Language } from '@kupodex/data/game'
import { type Counting, type Sums, sumUp } from '@kupodex/data/rules'
import { formatNumber } from '#format/number.ts'
import { listed, noted } from '#format/punctuation.ts'
import { countingTexts } from '#list/sums/texts.ts'
import { sumsHtml } from '#list/sums/sums-html.ts'
import { knownDates, type OwnedDates, readOwned } from '#owned/owned.ts'
import { pageSources } from '#owned/page-sources.ts'
import { characterPath, inLanguage } from '#paths/paths.ts'
import type { RecentCharacter } from '#recent/recent.ts'
import { readKept } from '#tables/kept-characters.ts'
import { counted, fill } from '#texts/fill.ts'
import { setHtml } from '#ui/set-html.ts'
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

/** The rows of things, each with its collection and id. */
const rowsOf = (page: Document, legacy: boolean): Row[] =>
  [...page.querySelectorAll<HTMLElement>('[data-thing]')].flatMap((element) => {
    const [type = '', id] = (element.dataset['thing'] ?? '').split('/')
    return isItemType(type) ? [{ element, type, id: Number(id), counting: countingOfRow(element, legacy) }] : []
  })

/**
 * What a character has of a collection; null where that is not known. Of what is checked off by hand nothing is known as long as
 * nothing is checked off, and nobody is asked then.
 */
const datesOf = async (character: CharacterAnswer, type: ItemType): Promise<OwnedDates | null> =>
  knownOf(character, type) === 'untouched' ? null : knownDates(await readOwned(pageSources, character, type))

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

const linkOf = ({ id, name }: Pick<RecentCharacter, 'id' | 'name'>, language: Language): Html =>
  html`<a class="link" href="${inLanguage(language, characterPath(id))}">${name}</a>`

/** What a character has of what counts; of a page where nothing does, of all. */
const headingOf = (last: Pick<RecentCharacter, 'id' | 'name'>, sums: Sums, language: Language): Html => {
  const texts = progressTexts(language)
  const n = (value: number) => formatNumber(value, language)
  const [have, possible] = sums.possible > 0 ? [sums.count, sums.possible] : [sums.owned, sums.all]
  const sentence = fill(have === possible ? texts.done : texts.have, { n: n(have), of: n(possible) })
  const written = sums.possible > 0 ? sentence : noted(language, sentence, countingTexts(language).uncounted)
  const [before = '', after = ''] = written.split('{name}')
  return html`${before}${linkOf(last, language)}${after}`
}

const unknownHtml = (names: readonly string[], isRest: boolean, language: Language): Html => {
  const texts = progressTexts(language)
  const words = listed(language, ...names)
  return isRest
    ? html`<details class="small soft"><summary>${counted(texts.unknownOf, names.length, language)}</summary>${words}</details>`
    : html`<p class="small soft">${fill(texts.unknown, { collections: words })}</p>`
}

/** What is said of the character opened last above a page's things; its link alone where nothing is known of any. */
export const progressHtml = (
  last: Pick<RecentCharacter, 'id' | 'name'>,
  { sums, rows, unknown }: Progress,
  language: Language,
): Html => {
  const texts = progressTexts(language)
  const isKnown = sums.all > 0
  return html`
    <h2 class="small soft">${texts.label}</h2>
    <p>${isKnown ? headingOf(last, sums, language) : linkOf(last, language)}</p>
    ${sums.owned > 0 && sums.owned < rows && html`<label><input type="checkbox" data-missing> ${texts.missing}</label>`}
    ${unknown.length > 0 && unknownHtml(unknown, isKnown, language)}
  `
}

/** Marks what a character has among the rows of a page, says how many those are, and can hide them. */
export const showProgress = async (page: Document, box: HTMLElement, last: RecentCharacter): Promise<void> => {
  const language = box.dataset['language'] as Language
  const kept = await readKept(last.id)
  const answer = kept === null || kept.answer.private ? null : kept.answer
  const rows = rowsOf(page, answer !== null && isLegacy(answer))
  const types = answer === null ? [] : [...new Set(rows.map(({ type }) => type))]
  const owned = new Map(
    await Promise.all(types.map(async (type) => [type, answer && (await datesOf(answer, type))] as const)),
  )
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
  setHtml(box, progressHtml(last, { sums, rows: rows.length, unknown }, language))
}
