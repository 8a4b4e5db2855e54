import { type CollectionKind, collectionKinds, collectionTabs } from '../ground/collection-kinds.ts'
import { type CharacterHeader, readHeader } from '../ground/header.ts'
import { readTabs } from '../ground/tabs.ts'
import type { Element } from '../markup/element.ts'
import { expectLayout, unknownLayout } from '../markup/layout-error.ts'
import { mainOf } from '../markup/page.ts'
import { attributeOf, textIn, wholeNumber } from '../markup/values.ts'
import type { Parsed } from '../ground/outcome.ts'

/** Desktop markup has no names: the tooltip hash belongs to the thing, not to the character, and the icon too. */
type IconItem = { tooltipHash: string; tooltipHref: string; iconUrl: string }

/** Mobile markup names each thing, as the game shows it, in the page's language; the page of emotes does so in both. */
export type NamedItem = { name: string; iconUrl: string }

/** Everything that a character owns of a collection; never empty. `total` is the number that the page declares, or null. */
export type CollectionPage = CharacterHeader & { total: number | null; count: number; namesOnPage: string[] } & (
    | { variant: 'desktop'; items: IconItem[] }
    | { variant: 'mobile' | 'named'; items: NamedItem[] }
  )

/** Reads a page of owned things in desktop or mobile markup; an empty one is the outcome `private`, since owning none is a 404. */
export const readCollection =
  (kind: CollectionKind) =>
  (html: string): Parsed<CollectionPage> => {
    const main = mainOf(html)
    const header = readHeader(main)
    for (const other of collectionKinds) {
      expectLayout(other === kind || (entriesOf(main, other).length === 0 && !listOf(main, other)), `a ${other} page`)
    }
    const icons = main.all(`${kind}__list_icon`)
    const named = main.all(`${kind}__list__item`)
    const count = icons.length + named.length
    const total = totalOf(main, kind)
    if (count === 0) {
      expectLayout((total ?? 0) === 0 && (listOf(main, kind) !== null || isEmptyTab(main, kind)), `no list of ${kind}`)
      return { outcome: 'private' }
    }
    expectLayout(total === null ? icons.length === 0 : total === count, `${count} of ${total}`)
    expectLayout(icons.length === 0 || named.length === 0, 'both variants')
    if (named.length > 0) {
      const items = named.map(readNamed(kind))
      const namesOnPage = items.map(({ name }) => name)
      return { outcome: 'ok', value: { ...header, variant: 'mobile', total, count, namesOnPage, items } }
    }
    const items = icons.map(readIcon(kind, header.id))
    expectLayout(new Set(items.map(({ tooltipHash }) => tooltipHash)).size === count, 'a thing twice')
    return { outcome: 'ok', value: { ...header, variant: 'desktop', total, count, namesOnPage: [], items } }
  }

export const entriesOf = (main: Element, kind: CollectionKind) => [
  ...main.all(`${kind}__list_icon`),
  ...main.all(`${kind}__list__item`),
]

const listOf = (main: Element, kind: CollectionKind) =>
  main.find(`js__${kind}_list`) ??
  main.find(`character__${kind}s`) ??
  main.find(`character__${kind}`) ??
  main.find(`${kind}__list`)

/** The mount page, too, writes its total with the minions' class. */
const totalOf = (main: Element, kind: CollectionKind): number | null => {
  const total = main.find('minion__sort__total') ?? main.find(`${kind}__sort__total`)
  const [number] = total?.tagged('span') ?? []
  if (total && !number) return unknownLayout('no total')
  return number ? wholeNumber(number.text) : null
}

/** Whether this is the page of that tab, with nothing but a notice below it. */
const isEmptyTab = (main: Element, kind: CollectionKind): boolean =>
  main.find('character__profile_tab') !== null &&
  readTabs(main).tabs[collectionTabs[kind]] === 'selected' &&
  main.need('character__content').find('parts__zero') !== null

const readNamed =
  (kind: CollectionKind) =>
  (item: Element): NamedItem => {
    const icon = item.need(`${kind}__list__icon__image`)
    return {
      name: textIn(item.need(`${kind}__name`)),
      iconUrl: icon.attribute('data-original') ?? attributeOf(icon, 'src'),
    }
  }

const readIcon =
  (kind: CollectionKind, owner: number) =>
  (item: Element): IconItem => {
    const tooltipHref = attributeOf(item, 'data-tooltip_href')
    const [, id, path, tooltipHash] =
      /\/lodestone\/character\/(\d+)\/(\w+)\/tooltip\/([0-9a-f]{40})$/.exec(tooltipHref) ?? []
    if (!tooltipHash || path !== kind || Number(id) !== owner) return unknownLayout('a tooltip address')
    const images = item.all('character__item_icon__img')
    expectLayout(images.length === 1, 'pictures of a thing')
    return { tooltipHash, tooltipHref, iconUrl: attributeOf(images[0]!, 'src') }
  }
