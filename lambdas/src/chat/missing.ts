import { type ItemType, isItemType, itemTypes } from '@kupodex/data/character'
import { fill } from '@kupodex/data/contract'
import { collectionPages, type Language } from '@kupodex/data/game'
import { foldSearch } from '@kupodex/data/names'
import { countOf, formatNumber, formatPercent } from '../card/figures.ts'
import { collectionName } from '../card/texts.ts'
import { countedOf } from '../character/counted-of.ts'
import { ownedIn } from '../character/known.ts'
import { type OpenCharacter, openCharacter } from './character.ts'
import { type CommandDeps, pageAt } from './deps.ts'
import type { Asked } from './interaction.ts'
import { type Choice, formatShare, plain, type Reply, show, tell } from './reply.ts'
import { readRarity } from './rarity.ts'
import { type ChatTexts, chatTexts } from './texts.ts'
import { readThings } from './things.ts'

const mostThings = 12

const names = (language: Language): [ItemType, string][] =>
  itemTypes.map((type) => [type, collectionName(type, language)])

/** The collection that a text names, by its own word or by its name; null for none. */
const collectionIn = (text: string, language: Language): ItemType | null => {
  if (isItemType(text)) return text
  const wanted = foldSearch(text)
  const all = names(language).map(([type, name]) => [type, foldSearch(name)] as const)
  const found = all.find(([, name]) => name === wanted) ?? all.find(([, name]) => name.startsWith(wanted))
  return found?.[0] ?? null
}

export const suggestCollections = ({ language, given }: Asked): Choice[] => {
  const wanted = foldSearch(given('collection'))
  return names(language)
    .filter(([, name]) => foldSearch(name).includes(wanted))
    .map(([value, name]) => ({ name, value }))
}

/** How far the character is in each collection; what is not known is named last. */
const overview = ({ card: { collections } }: OpenCharacter, texts: ChatTexts, language: Language): string[] => {
  const nameOf = (type: ItemType) => plain(collectionName(type, language))
  const known = collections.flatMap(({ type, progress }) =>
    progress === null
      ? []
      : [
          fill(type === 'achievement' ? texts.missing.points : texts.missing.progress, {
            collection: nameOf(type),
            count: countOf(progress, language),
            percent: formatPercent(progress.percent, language),
          }),
        ],
  )
  const unknown = collections.flatMap(({ type, progress }) => (progress === null ? [nameOf(type)] : []))
  return unknown.length === 0
    ? known
    : [...known, fill(texts.missing.unknownOf, { collections: unknown.join(texts.comma) })]
}

/** What the character lacks of a collection, what most others own first; null where it is not known what it has. */
const missingOf = async (deps: CommandDeps, { stored, facts }: OpenCharacter, type: ItemType, language: Language) => {
  const owned = ownedIn(stored, facts)(type)
  if (owned === null) return null
  const [things, rarity] = await Promise.all([
    readThings(deps.readSiteFile, language),
    readRarity(deps.published, type),
  ])
  const shares = new Map(rarity?.rarity.map(({ id, percentile, percentFull }) => [id, percentile ?? percentFull]))
  const missing = [...countedOf(type, facts, stored.profile.legacy)].filter((id) => !owned.has(id))
  return missing
    .map((id) => ({ id, name: things?.byId(type, id)?.name, share: shares.get(id) ?? null }))
    .toSorted((a, b) => (b.share ?? -1) - (a.share ?? -1) || a.id - b.id)
}

/** `/missing`: what a character lacks, of all collections or by name of one. */
export const answerMissing = async (deps: CommandDeps, { language, given }: Asked): Promise<Reply> => {
  const texts = chatTexts[language]
  const type = given('collection') === '' ? null : collectionIn(given('collection'), language)
  if (type === null && given('collection') !== '') return tell(texts.noCollection)
  const opened = await openCharacter(deps, texts, { name: given('character'), world: '' })
  if (!opened.ok) return opened.reply
  const { character } = opened
  const page = (word: string) => pageAt(deps, language, `/char/${character.stored.profile.id}/${word}/`)
  const title = (what: string) => plain(fill(texts.missing.title, { name: character.card.name, what }))
  if (type === null)
    return show({ title: title(texts.missing.all), url: page('next'), lines: overview(character, texts, language) })
  const missing = await missingOf(deps, character, type, language)
  const named = missing?.flatMap(({ name, share }) => (name === undefined ? [] : [{ name, share }])) ?? []
  const shown = named.slice(0, mostThings)
  const number = (n: number) => formatNumber(n, language)
  return show({
    title: title(collectionName(type, language)),
    url: page(collectionPages[type].path),
    lines:
      missing === null
        ? [texts.missing.unknown]
        : missing.length === 0
          ? [texts.missing.none]
          : [
              fill(texts.missing.count, { n: number(missing.length) }),
              ...shown.map(({ name, share }) =>
                share === null
                  ? `- ${plain(name)}`
                  : `- ${fill(texts.missing.thing, { name: plain(name), percent: formatShare(share, language) })}`,
              ),
              ...(missing.length > shown.length
                ? [fill(texts.more, { n: number(missing.length - shown.length) })]
                : []),
            ],
  })
}
