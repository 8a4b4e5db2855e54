import { isItemType, type ItemType } from '@kupodex/data/character'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { html } from '@kupodex/data/html'
import type { Language } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import { listed } from '#format/punctuation.ts'
import { knownOf } from '#owned/known.ts'
import { knownDates, type OwnedDates, readOwned } from '#owned/owned.ts'
import { pageSources } from '#owned/page-sources.ts'
import { characterPath, inLanguage } from '#paths/paths.ts'
import type { RecentCharacter } from '#recent/recent.ts'
import { readKept } from '#tables/kept-characters.ts'
import { fill } from '#texts/fill.ts'
import { setHtml } from '#ui/set-html.ts'
import { progressTexts } from './texts.ts'

interface Row {
  element: HTMLElement
  type: ItemType
  id: number
}

/** The rows of things, each with its collection and id. */
const rowsOf = (page: Document): Row[] =>
  [...page.querySelectorAll<HTMLElement>('[data-thing]')].flatMap((element) => {
    const [type = '', id] = (element.dataset['thing'] ?? '').split('/')
    return isItemType(type) ? [{ element, type, id: Number(id) }] : []
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
  mark.textContent = `✓ ${own}`
  return mark
}

const headingOf = ({ id, name }: RecentCharacter, [have, possible]: readonly [number, number], language: Language) => {
  const texts = progressTexts(language)
  const n = (value: number) => formatNumber(value, language)
  const sentence = fill(have === possible ? texts.done : texts.have, { n: n(have), of: n(possible) })
  const [before = '', after = ''] = sentence.split('{name}')
  return html`${before}<a class="link" href="${inLanguage(language, characterPath(id))}">${name}</a>${after}`
}

/** Marks what a character has among the rows of a page, says how many those are, and can hide them. */
export const showProgress = async (page: Document, box: HTMLElement, last: RecentCharacter): Promise<void> => {
  const kept = await readKept(last.id)
  if (kept === null || kept.answer.private) return
  const language = box.dataset['language'] as Language
  const texts = progressTexts(language)
  const names = JSON.parse(box.dataset['progress'] ?? '{}') as Partial<Record<string, string>>
  const rows = rowsOf(page)
  const types = [...new Set(rows.map(({ type }) => type))]
  const owned = new Map(await Promise.all(types.map(async (type) => [type, await datesOf(kept.answer, type)] as const)))
  const known = rows.filter(({ type }) => owned.get(type) != null)
  const unknown = types.filter((type) => owned.get(type) === null)
  const have = known.filter(({ type, id }) => owned.get(type)?.has(id))
  for (const { element } of have) {
    element.dataset['own'] = ''
    element.querySelector('.shelf-item > div')?.append(check(page, texts.own))
  }
  const words = listed(language, ...unknown.map((type) => names[type] ?? type))
  setHtml(
    box,
    html`
      <h2 class="small soft">${texts.label}</h2>
      ${known.length > 0 && html`<p>${headingOf(last, [have.length, known.length], language)}</p>`}
      ${
        have.length > 0 &&
        have.length < rows.length &&
        html`<label><input type="checkbox" data-missing> ${texts.missing}</label>`
      }
      ${unknown.length > 0 && html`<p class="small soft">${fill(texts.unknown, { collections: words })}</p>`}
    `,
  )
  box.hidden = false
}
