import type { Element } from '../markup/element.ts'
import { expectLayout, unknownLayout } from '../markup/layout-error.ts'
import { mainOf } from '../markup/page.ts'
import { attributeOf, textIn } from '../markup/values.ts'
import type { Parsed } from '../ground/outcome.ts'
import { type CollectionKind, collectionKinds } from '../ground/collection-kinds.ts'

/** The card of one thing, as a desktop browser fetches it by the hash in a list; the item is the one that unlocks it, if any. */
export type TooltipPage = { name: string; text: string; itemHref: string | null; itemName: string | null }

export const readTooltip = (html: string): Parsed<TooltipPage> => {
  const fragment = mainOf(html)
  const kinds = collectionKinds.filter(
    (kind) => fragment.find(`${kind}__tooltip`) ?? fragment.find(`${kind}__header__label`),
  )
  const [kind, ...others] = kinds
  if (!kind || others.length > 0) return unknownLayout('not the card of one thing')
  return {
    outcome: 'ok',
    value: {
      name: textIn(fragment.need(`${kind}__header__label`)),
      text: fragment.need(`${kind}__text`).lines,
      ...itemIn(fragment, kind),
    },
  }
}

const itemIn = (fragment: Element, kind: CollectionKind) => {
  const items = fragment.all(`${kind}__item_icon`).filter(({ name }) => name === 'a')
  expectLayout(items.length < 2 && items.length === fragment.tagged('a').length, 'links other than to the item')
  const item = items[0]
  return {
    itemHref: item ? attributeOf(item, 'href') : null,
    itemName: item ? attributeOf(item, 'data-tooltip') : null,
  }
}
