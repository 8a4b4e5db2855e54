import { nameParts } from '@kupodex/data/find'
import { type Language, languages, originKinds, rarityTypes } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { metaParts } from '#achievements/build/meta-parts.ts'
import { rewardsIn } from '#achievements/build/rewards.ts'
import { sumsOfAll } from '#achievements/build/sums-of-all.ts'
import { titleAchievements } from '#achievements/build/title-achievements.ts'
import { countedThings } from '#alts/build/counted-things.ts'
import { openApi } from '#api/openapi.ts'
import { thingsOf } from '#browse/build/all-things.ts'
import { allScopes, homesById } from '#build/places.ts'
import { published } from '#build/tree.ts'
import { namedKinds, namesByShard } from '#character/build/names.ts'
import { listFacts } from '#collection/facts.ts'
import { originPages, pagesOfKind } from '#from/build/all-origins.ts'
import { kindPlaces } from '#from/build/kind-places.ts'
import { originThings } from '#from/build/origin-things.ts'
import { wayLinks } from '#from/build/way-links.ts'
import { namesFile } from '#home/build/names-file.ts'
import { deskPlaces } from '#home/desk/build/desk-places.ts'
import { nextGoods } from '#next/build/next-goods.ts'
import { nextMarket } from '#next/build/next-market.ts'
import { nextWindows } from '#next/build/next-windows.ts'
import { patchPages } from '#patches/build/all-patches.ts'
import { gainWeights } from '#profile/build/gain-weights.ts'
import { moreWords } from '#profile/build/more-words.ts'
import { itemsOf, outsideOf, ownersOf } from '#rarity/build/lists.ts'
import type { RarityItems } from '#rarity/load.ts'
import { offeredPatches } from '#shield/build/item-patches.ts'
import { currencyNames, soldNames } from '#shops/build/offered-names.ts'
import { troveWords } from '#shops/build/trove-words.ts'
import { partFiles, type PartWithTexts } from '#texts/build/imports.ts'
import { partTexts } from '#texts/build/page-texts.ts'
import { agendaFile } from '#workshop/agenda/build/file.ts'
import { publishedPatterns } from '#workshop/build/crafts.ts'

type Make = (site: string) => unknown

const ofEach = <Kind extends string>(kinds: readonly Kind[], make: (kind: Kind) => unknown): Record<string, Make> =>
  Object.fromEntries(kinds.map((kind) => [kind, () => make(kind)]))

/** Files of a language, in the folder of their name and language, or a file called by the language. */
const wordsIn = (lang: Language): Record<string, Make | Record<string, Make>> => ({
  /** What achievements give besides points and titles. */
  'achievement-rewards': () => rewardsIn(lang),
  /** The names that character pages fill in in the browser, of one kind and a range of ids. */
  'character-names': Object.fromEntries(
    namedKinds.flatMap((kind) =>
      [...namesByShard(lang, kind)].map(([shard, names]) => [`${kind}/${shard}`, () => names]),
    ),
  ),
  'currency-names': () => currencyNames(lang),
  /** The skies that the desk shows. */
  'desk-places': () => deskPlaces(lang),
  /** A part of what the search of the site finds, by name. */
  'find-names': ofEach(nameParts, (part) =>
    namesFile(lang, part, {
      thingsOf: (type) => thingsOf(lang, type),
      origins: [...originPages(lang).values()],
      patches: patchPages(lang),
      scopes: allScopes.filter((scope) => scope !== 'global' && published.stats(scope) !== null),
    }),
  ),
  /** Themes and materials of the island's crafts, and the words of their agenda. */
  'island-agenda': () => agendaFile(lang),
  /** Metas, and the achievements and items that they are made up from. */
  'meta-parts': () => metaParts(lang),
  /** What can be sold on market boards, by name. */
  'next-market': () => nextMarket(lang),
  /** What waits for the game's clock and weather. */
  'next-windows': () => nextWindows(lang),
  /** The places of a kind, for what to do next or together. */
  'origin-places': ofEach(originKinds, (kind) => kindPlaces(pagesOfKind(lang, kind), lang)),
  'part-texts': ofEach(Object.keys(partFiles) as PartWithTexts[], (part) => partTexts(part, lang)),
  'profile-words': () => moreWords(lang),
  /** What the browser needs of the items of a type to search and page through its lists. */
  'rarity-items': ofEach(rarityTypes, (type): RarityItems => ({
    items: [...itemsOf(lang, type).values()],
    unlisted: [...outsideOf(type)],
  })),
  /** The names of what is sold for a currency, and its own. */
  'sold-names': Object.fromEntries([...soldNames(lang)].map(([currency, names]) => [currency, () => names])),
  /** Achievements that give titles, with their kinds and categories. */
  'title-achievements': () => titleAchievements(lang),
  /** Names of what the trove offers, and names and ways of what that unlocks. */
  'trove-words': () => troveWords(lang, published),
  /** What the words of ways link to, for the details of the lists of characters. */
  'way-links': ofEach(
    listFacts.map(({ type }) => type),
    (type) => wayLinks(thingsOf(lang, type)),
  ),
})

/** Files that are the same in every language. */
const plain: Record<string, Make | Record<string, Make>> = {
  /** What there is of each kind and category of achievements. */
  'achievement-sums': sumsOfAll,
  /** What counts of every collection, for totals of several characters together. */
  'counted-things': countedThings,
  'gain-weights': gainWeights,
  /** The patterns of popularity of the island's crafts, for the calculator of its workshop. */
  'island-popularity': publishedPatterns,
  /** The patch that brought each item that shops and the Moogle Treasure Trove offer, for readers who hide what is newer. */
  'item-patches': offeredPatches,
  /** What is sold for each currency of what totals count. */
  'next-goods': nextGoods,
  openapi: openApi,
  /** What each page of a kind gives, for what a character misses there. */
  'origin-things': ofEach(originKinds, (kind) => originThings(pagesOfKind('en', kind))),
  /** Data center and name of every world by id, for tables that are filled in the browser. */
  places: () => homesById,
  /** Owners by data center, for item pages of a scope that are filled in the browser. */
  'rarity-owners': ofEach(rarityTypes, ownersOf),
}

/** Where a file lies, and how it is made: one of several of a name lies below it. */
const at = (path: string, made: Make | Record<string, Make>) =>
  typeof made === 'function'
    ? [{ params: { file: path }, props: { make: made } }]
    : Object.entries(made).map(([word, make]) => ({ params: { file: `${path}/${word}` }, props: { make } }))

export const getStaticPaths = () => [
  ...Object.entries(plain).flatMap(([name, made]) => at(name, made)),
  ...languages.flatMap((lang) => Object.entries(wordsIn(lang)).flatMap(([name, made]) => at(`${name}/${lang}`, made))),
]

export const GET: APIRoute<{ make: Make }> = ({ props: { make }, site }) => Response.json(make(site?.href ?? ''))
