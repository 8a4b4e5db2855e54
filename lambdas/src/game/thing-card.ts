import { type ThingAnswer, thingSeconds, type RarityAnswer } from '@kupodex/data/contract'
import { isLearnt, type Language, type RarityType, waySeparator } from '@kupodex/data/game'
import { html, markupOf } from '@kupodex/data/html'
import { listNames, percentDecimals, rarityLists } from '@kupodex/data/rules'
import { thingTexts, type ThingTexts } from './texts.ts'

/** A row of a table with a rarity list, as published in one language; what its table does not have is left out. */
export interface ThingRow {
  id: number | string
  deleted: boolean
  name?: string
  /** Of a title. */
  masculine?: string
  feminine?: string
  howTo?: string
  description?: string
  patch?: string | null
  obtainable?: boolean
}

interface ThingFacts {
  language: Language
  type: RarityType
  row: ThingRow
  /** How many own each thing of the list, of all characters; null before that was counted. */
  rarity: Pick<RarityAnswer, 'charCount' | 'rarity'> | null
}

/** The size that programs are told, in pixels: as wide as a column of text. */
const [width, height] = [400, 160]

/** Texts of the game mark words with asterisks. */
const plain = (text: string): string => text.replaceAll('*', '')

const percentText = (percent: number, language: Language): string => {
  const digits = percent === 0 ? 0 : percentDecimals(percent)
  const format = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  return new Intl.NumberFormat(language, format).format(percent / 100)
}

/** How many own it; of what players check off, none of those counted is zero percent. */
const ownersText = ({ language, type, row, rarity }: ThingFacts, texts: ThingTexts): string => {
  const entry = rarity?.rarity.find(({ id }) => id === row.id)
  if (rarity === null || rarity.charCount === 0 || entry === undefined) return texts.notCounted
  if (entry.count === 0 && !isLearnt('ticked', rarityLists[type])) return texts.nobody
  return texts.owned.replace('{share}', percentText(entry.percentFull, language))
}

/** How to get it, in a line: of many ways the first two. */
const howToText = ({ howTo, description }: ThingRow): string => {
  const ways = plain(howTo || description || '').split(waySeparator)
  return ways.length > 3 ? [...ways.slice(0, 2), '…'].join(waySeparator) : ways.join(waySeparator)
}

/** The card of a thing; what is not known of it is left out, or said so. */
export const thingCard = (facts: ThingFacts): ThingAnswer => {
  const { language, type, row } = facts
  const texts = thingTexts[language]
  const name = row.name ?? row.masculine ?? row.feminine ?? `#${row.id}`
  const collection = listNames(language)[type]
  const lines = [
    ...[howToText(row)].filter((text) => text !== ''),
    ...(row.patch == null ? [] : [texts.patch.replace('{patch}', row.patch)]),
    ownersText(facts, texts),
    ...(row.obtainable === false ? [texts.unobtainable] : []),
  ]
  const card = html`
    <blockquote lang="${language}">
      <p><strong>${name}</strong> · ${collection}</p>
      ${lines.map((line) => html`<p>${line}</p>`)}
    </blockquote>
  `
  return {
    ...{ version: '1.0', type: 'rich', title: `${name} · ${collection}`, provider_name: 'Kupodex' },
    ...{ cache_age: thingSeconds, width, height, html: markupOf(card), name, collection, facts: lines },
  }
}
