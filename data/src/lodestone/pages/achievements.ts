import { type CharacterHeader, readHeader } from '../ground/header.ts'
import { readTabs, type Tabs } from '../ground/tabs.ts'
import type { Element } from '../markup/element.ts'
import { expectLayout, unknownLayout } from '../markup/layout-error.ts'
import { mainOf } from '../markup/page.ts'
import { epochIn, matchIn, textIn, wholeNumber } from '../markup/values.ts'
import type { Parsed } from '../ground/outcome.ts'
import { expectComplete, type PagePosition, readPager, readTotal } from './pager.ts'

/** A page of what was earned, newest first; `epoch` in seconds, ids as in the game. `tabs` is null on a page without tabs. */
export type AchievementHistoryPage = CharacterHeader &
  PagePosition & { tabs: Tabs | null; total: number; points: number; entries: { id: number; epoch: number }[] }

/** An achievement of a kind: `epoch` in seconds, null when not earned; the name in the page's language. */
type AchievementItem = { id: number; achieved: boolean; points: number; name: string; epoch: number | null }

/** All achievements of a kind, earned or not; `count` is how many the page declares, and as many are there. */
export type AchievementKindPage = CharacterHeader & { count: number; items: AchievementItem[] }

/** Reads a page of the history. Its texts are sentences, so it gives ids and dates only. */
export const readAchievementHistory = (html: string): Parsed<AchievementHistoryPage> => {
  const main = mainOf(html)
  const header = readHeader(main)
  expectLayout(main.find('js--achievement_size') === null, 'a kind page')
  const points = wholeNumber(main.need('achievement__point').text)
  const total = readTotal(main) ?? 0
  const position = readPager(main)
  const entries = main.all('entry').map((entry) => {
    const link = entry.need('entry__achievement')
    return { id: idOf(link, header.id), epoch: epochIn(entry.need('entry__activity__time')) }
  })
  expectComplete(entries.length, total, position)
  expectUnique(entries)
  const tabs = main.find('character__profile_tab') && readTabs(main).tabs
  return { outcome: 'ok', value: { ...header, tabs, total, points, ...position, entries } }
}

export const readAchievementKind = (html: string): Parsed<AchievementKindPage> => {
  const main = mainOf(html)
  const header = readHeader(main)
  const count = wholeNumber(main.need('js--achievement_size').text)
  const items = main.all('entry').map((entry) => readItem(entry, header.id))
  expectLayout(items.length === count, `${items.length} of ${count} achievements`)
  expectUnique(items)
  return { outcome: 'ok', value: { ...header, count, items } }
}

/** The mark on the entry is new, the class on its link is older; if both are there they have to agree. */
const readItem = (entry: Element, owner: number): AchievementItem => {
  const link = entry.need('entry__achievement')
  const complete = link.has('entry__achievement--complete')
  const mark = entry.attribute('data-achieved')
  expectLayout(mark === null || mark === (complete ? '1' : '0'), 'earned or not')
  const time = entry.find('entry__activity__time')
  expectLayout((time !== null) === complete, 'a date')
  return {
    id: idOf(link, owner),
    achieved: complete,
    points: wholeNumber(entry.need('entry__achievement__number').text),
    name: textIn(entry.need('entry__activity__txt')),
    epoch: time && epochIn(time),
  }
}

const idOf = (link: Element, owner: number): number => {
  const id = matchIn(link, 'href', /\/lodestone\/character\/\d+\/achievement\/detail\/(\d+)\/?$/)
  return link.attribute('href')?.includes(`/character/${owner}/`)
    ? Number(id)
    : unknownLayout("another character's achievement")
}

const expectUnique = (items: readonly { id: number }[]): void =>
  expectLayout(new Set(items.map(({ id }) => id)).size === items.length, 'an achievement twice')
