import type { ItemType } from '@kupodex/data/character'
import { type CharacterAnswer, knownOf } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { type Html, html } from '@kupodex/data/html'
import { listed } from '#format/punctuation.ts'
import { knownDates, type OwnedDates, readOwned } from '#owned/owned.ts'
import { pageSources } from '#owned/page-sources.ts'
import { characterPath, inLanguage } from '#paths/paths.ts'
import type { RecentCharacter } from '#recent/recent.ts'
import { readKept } from '#tables/kept-characters.ts'
import { counted, fill } from '#texts/fill.ts'
import type { ReaderCharacters } from '#user/for-reader.ts'
import type { ReaderCharacter } from '#user/reader-characters.ts'
import { progressTexts } from './texts.ts'

/** What a character has, by collection; null for one of which that is not known. */
export type OwnThings = ReadonlyMap<ItemType, OwnedDates | null>

/** A character as this browser keeps it; null where it does not, and where the character is private. */
export const keptCharacter = async (id: number): Promise<CharacterAnswer | null> => {
  const kept = await readKept(id)
  return kept === null || kept.answer.private ? null : kept.answer
}

/** Of a reader's characters the first that this browser keeps, with what it keeps; the first of all where it keeps none. */
export const firstKept = async (
  characters: ReaderCharacters,
  read = keptCharacter,
): Promise<{ one: ReaderCharacter; answer: CharacterAnswer | null }> => {
  for (const one of characters) {
    const answer = await read(one.id)
    if (answer !== null) return { one, answer }
  }
  return { one: characters[0], answer: null }
}

export const whoseHtml = ({ kind }: Pick<ReaderCharacter, 'kind'>, language: Language): Html =>
  html`<h2 class="small soft">${progressTexts(language).labels[kind]}</h2>`

/** What a character has of a collection; null where that is not known. Of what is checked off by hand nobody is asked as long as nothing is checked off. */
const datesOf = async (character: CharacterAnswer, type: ItemType): Promise<OwnedDates | null> =>
  knownOf(character, type) === 'untouched' ? null : knownDates(await readOwned(pageSources, character, type))

export const readOwnThings = async (character: CharacterAnswer, types: readonly ItemType[]): Promise<OwnThings> =>
  new Map(await Promise.all(types.map(async (type) => [type, await datesOf(character, type)] as const)))

export const nameHtml = ({ id, name }: Pick<RecentCharacter, 'id' | 'name'>, language: Language): Html =>
  html`<a class="link" href="${inLanguage(language, characterPath(id))}">${name}</a>`

/** A box to check that narrows or orders rows; disabled where that would change nothing, so that it takes the same place. */
export const choiceHtml = (choice: 'missing' | 'most', label: string, isOpen: boolean, isChecked = false): Html =>
  html`<label><input type="checkbox" data-${choice}${isChecked && html` checked`}${!isOpen && html` disabled`}> ${label}</label>`

/** Of which collections nothing is known of a character; folded away beside others of which something is. Without any nothing is known at all. */
export const unknownHtml = (names: readonly string[], isRest: boolean, language: Language): Html => {
  const texts = progressTexts(language)
  if (names.length === 0) return html`<p class="small soft">${texts.notKept}</p>`
  const words = listed(language, ...names)
  return isRest
    ? html`<details class="small soft"><summary>${counted(texts.unknownOf, names.length, language)}</summary>${words}</details>`
    : html`<p class="small soft">${fill(texts.unknown, { collections: words })}</p>`
}
