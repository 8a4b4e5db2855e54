import type { Element } from '../markup/element.ts'
import { expectLayout, unknownLayout } from '../markup/layout-error.ts'
import { mainOf } from '../markup/page.ts'
import { attributeOf, textIn } from '../markup/values.ts'
import type { Parsed } from '../ground/outcome.ts'

/** How a world is; `unknown` where the page has a sign for it that we do not know. */
type WorldState = 'online' | 'partlyInMaintenance' | 'inMaintenance' | 'unknown'

/** A world as the page lists it; `category` is how full it is, in the page's language, `takesNew` whether characters can be made there. */
interface ListedWorld {
  name: string
  dataCenter: string
  state: WorldState
  category: string
  takesNew: boolean
}

/** All worlds, in the page's order. */
export type WorldStatusPage = { worlds: ListedWorld[] }

const states: Readonly<Record<string, WorldState>> = {
  'world-ic__1': 'online',
  'world-ic__2': 'partlyInMaintenance',
  'world-ic__3': 'inMaintenance',
}

/** Reads the page of all worlds: of each data center a list. */
export const readWorldStatus = (html: string): Parsed<WorldStatusPage> => {
  const main = mainOf(html).need('ldst__contents--worldstatus')
  const worlds = main.all('world-dcgroup__item').flatMap(readDataCenter)
  expectLayout(worlds.length > 0 && worlds.length === main.all('world-list__item').length, 'worlds out of place')
  expectLayout(new Set(worlds.map(({ name }) => name)).size === worlds.length, 'a world twice')
  return { outcome: 'ok', value: { worlds } }
}

const readDataCenter = (group: Element): ListedWorld[] => {
  const dataCenter = textIn(group.need('world-dcgroup__header'))
  return group.all('world-list__item').map((item) => ({
    name: textIn(item.need('world-list__world_name')),
    dataCenter,
    state: stateOf(iconIn(item.need('world-list__status_icon'))),
    category: textIn(item.need('world-list__world_category')),
    takesNew: takesNew(iconIn(item.need('world-list__create_character'))),
  }))
}

const iconIn = (element: Element): Element => {
  const [icon, ...others] = element.tagged('i')
  return icon && others.length === 0 ? icon : unknownLayout('not one sign of a world')
}

const stateOf = (icon: Element): WorldState => {
  const [state] = attributeOf(icon, 'class')
    .split(/\s+/)
    .flatMap((name) => states[name] ?? [])
  return state ?? 'unknown'
}

const takesNew = (icon: Element): boolean => {
  expectLayout(icon.has('world-ic__available') !== icon.has('world-ic__unavailable'), 'whether a world takes new ones')
  return icon.has('world-ic__available')
}
