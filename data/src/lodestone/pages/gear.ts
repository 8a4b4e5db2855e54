import type { Element } from '../markup/element.ts'
import { expectLayout, unknownLayout } from '../markup/layout-error.ts'
import { attributeOf, matchIn, wholeNumber } from '../markup/values.ts'

/** The gear slots by their number on the page; there are no belts since 6.0. */
const places = [
  'mainHand',
  'offHand',
  'head',
  'body',
  'hands',
  'waist',
  'legs',
  'feet',
  'earrings',
  'necklace',
  'bracelets',
  'ring1',
  'ring2',
  'soul',
] as const

type GearPlace = (typeof places)[number]

/** A piece of gear; the id is the one in the site's own item pages, not the game's; the name is in the page's language. */
type GearPiece = { id: string; name: string; itemLevel: number; highQuality: boolean }

/** Worn gear by slot; null for an empty slot. Only pages from before 6.0 have a slot for a belt. */
export type Gear = Record<Exclude<GearPlace, 'waist'>, GearPiece | null> & { waist?: GearPiece | null }

const itemLink = /^\/lodestone\/playguide\/db\/item\/([0-9a-f]{11})\/(?:\?hq=1)?$/

/** Reads the worn gear. Each slot is there exactly once, empty or not, and slots do not nest; facewear, which has no level, is skipped. */
export const readGear = (content: Element): Gear => {
  const found: Partial<Record<GearPlace, GearPiece | null>> = {}
  for (const box of content.all('ic_reflection_box')) {
    if (box.has('icon-c--glasses')) continue
    const place = places.find((_, number) => box.has(`icon-c--${number}`)) ?? unknownLayout('gear in an unknown place')
    expectLayout(!(place in found) && box.find('ic_reflection_box') === null, `${place} twice`)
    found[place] = box.children().length === 0 ? null : readPiece(box)
  }
  for (const place of places) expectLayout(place in found || place === 'waist', `no place for ${place}`)
  expectLayout(found.mainHand !== null, 'nothing in the main hand')
  return found as Gear
}

/** A glamoured piece also links to the item whose look it has; its own link is the one to its details. */
const readPiece = (box: Element): GearPiece => {
  const [name, level, details] = [
    'db-tooltip__item__name',
    'db-tooltip__item__level',
    'db-tooltip__bt_item_detail',
  ].map((part) => {
    const [first, ...others] = box.all(part)
    return first && others.length === 0 ? first : unknownLayout(`${others.length + 1} .${part} in a piece of gear`)
  }) as [Element, Element, Element]
  const [link, ...others] = details.tagged('a')
  if (!link || others.length > 0) return unknownLayout('links to the details of a piece of gear')
  return {
    id: matchIn(link, 'href', itemLink),
    name: withoutMark(name.text) || unknownLayout('gear without a name'),
    itemLevel: wholeNumber(level.text),
    highQuality: attributeOf(link, 'href').endsWith('?hq=1'),
  }
}

/** The site's font has the sign of high quality at U+E03C. */
const withoutMark = (name: string): string => name.replace(/\s*\uE03C$/, '')
