import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { collectionNames } from '#game/index.ts'
import { tabMarkup } from '../frame.fixture.ts'
import { rootOf } from '../markup/element.ts'
import { scan } from '../markup/scan.ts'
import { parsePage } from '../pages/parse.ts'
import { tabbedCollections } from './collection-kinds.ts'
import { readTabs, type TabName, type TabState } from './tabs.ts'

/** Tabs as the site has them in English: what each is called, and the word of its address. */
const known: readonly { name: TabName; word: string; path: string }[] = [
  { name: 'classJob', word: 'Class/Job', path: 'class_job' },
  ...tabbedCollections.map(({ type, lodestone }) => ({
    name: type,
    word: collectionNames[type].en,
    path: lodestone.page,
  })),
  { name: 'achievement', word: 'Achievements', path: 'achievement' },
]

const read = (items: readonly string[]) =>
  readTabs(
    rootOf(
      scan(
        `<div><ul class="character__profile_tab"><li><a href="javascript:void(0);">Profile</a></li>${items.join('')}<li><a href="/lodestone/character/4711/following/">Follow</a></li></ul></div>`,
      ),
    ),
  )

const states = fc.tuple(
  ...known.map(({ name }) =>
    fc.constantFrom<TabState>(
      ...(name === 'classJob' ? (['link'] as const) : (['link', 'disabled', 'absent'] as const)),
    ),
  ),
)
const strange = fc.record({
  at: fc.nat(known.length),
  word: fc.constantFrom('Glamours', 'Bestiary', 'Blue Mage Spellbook', '新しい', ''),
  path: fc.constantFrom('glamour', 'bestiary', 'constructor', '__proto__'),
  state: fc.constantFrom<TabState>('link', 'disabled', 'selected'),
})

test('tabs of which we know nothing, in whatever place, change nothing of the others', () => {
  fc.assert(
    fc.property(states, fc.array(strange, { maxLength: 4 }), (all, added) => {
      const items = known.map(({ word, path }, at) => tabMarkup(word, path, all[at] ?? 'absent'))
      // Where no tab of ours has a word, the words of the page are not known, and greyed-out tabs are taken by their places.
      fc.pre(all.some((state, at) => known[at]?.name !== 'classJob' && state !== 'absent'))
      const whole = [...items]
      for (const { at, word, path, state } of added) whole.splice(at, 0, tabMarkup(word, path, state))
      const { tabs, unknownTabs = [] } = read(whole)
      expect(tabs).toEqual(Object.fromEntries(known.map(({ name }, at) => [name, all[at]])))
      const named = added.map(({ word, path, state }) => (state === 'link' ? path : word))
      expect(unknownTabs.toSorted()).toEqual(named.toSorted())
    }),
  )
})

test('on a page whose words are not known, a greyed-out tab is taken by its place, and one too many is unknown', () => {
  const greyed = [tabMarkup('Compagnons', '', 'disabled'), tabMarkup('Véhicules', '', 'disabled')]
  const { tabs } = read([tabMarkup('Classe', 'class_job', 'link'), ...greyed])
  expect(Object.values(tabs).filter((state) => state === 'disabled')).toHaveLength(2)
  const more = known.map(() => tabMarkup('Autre', '', 'disabled'))
  expect(read([tabMarkup('Classe', 'class_job', 'link'), ...more]).unknownTabs).toEqual(['Autre'])
})

test('a tab of ours that lost its address is not taken for one that is not there', () => {
  const lost = '<li><a class="x">Achievements</a></li>'
  expect(() => read([tabMarkup('Class/Job', 'class_job', 'link'), lost])).toThrow('a tab without an address')
})

const file = join(import.meta.dirname, '../../../../../shared/lodestone/pages/character-43809410-en-2025.html')

describe.skipIf(!existsSync(file))('a saved profile (skipped where it is not there)', () => {
  test.each<[TabState, number]>([
    ['link', 0],
    ['disabled', 0],
    ['disabled', 3],
    ['selected', 5],
    ['disabled', 7],
  ])('with a new tab (%s) at place %d reads as before', (state, place) => {
    const html = readFileSync(file, 'utf8')
    const whole = parsePage('character', html, 200)
    const at = html.indexOf('<li', html.indexOf('character__profile_tab'))
    const items = html.slice(at, html.indexOf('</ul>', at)).split('</li>')
    items.splice(place, 0, tabMarkup('Bestiary', 'bestiary', state).replace('</li>', ''))
    const changed = html.slice(0, at) + items.join('</li>') + html.slice(html.indexOf('</ul>', at))
    const parsed = parsePage('character', changed, 200)
    if (whole.outcome !== 'ok') throw new Error(whole.outcome)
    expect(parsed).toEqual({
      outcome: 'ok',
      value: { ...whole.value, unknownTabs: [state === 'link' ? 'bestiary' : 'Bestiary'] },
    })
  })
})
