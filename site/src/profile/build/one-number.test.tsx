import { isMarkType, itemTypes, summarise, summariseAchievements, summariseMarks } from '@kupodex/data/character'
import { type CharacterAnswer, progressOf } from '@kupodex/data/contract'
import { characterWith } from '@kupodex/data/contract/character.fixture'
import { type KnownCollection, syncedCollections } from '@kupodex/data/game'
import { sumUp } from '@kupodex/data/rules'
import { loadTable } from '@kupodex/data/tables'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { realFacts } from '#achievements/build/sums-of-all.ts'
import { kindsOf, totalOf } from '#achievements/groups.ts'
import { TitleSums } from '#achievements/titles-list.tsx'
import { titleRows } from '#achievements/titles.ts'
import { shelfSums } from '#browse/build/counts.ts'
import { tableThings } from '#browse/build/tables.fixture.ts'
import { collectionEntries, percentOf } from '#character/menu.ts'
import { listFacts } from '#collection/facts.ts'
import { Summary } from '#collection/summary.tsx'
import { ownedThings, readThings, type Thing, type ThingRow } from '#collection/thing.ts'
import { frameOf } from '#dev/frame.fixture.ts'
import { formatPercent } from '#format/number.ts'
import { sumsOf } from '#list/sums/character-sums.tsx'
import { countWords } from '#list/sums/count-words.ts'
import type { ShownRows } from '#list/controls/use-narrowed.ts'
import { rowsIn } from '#tables/build/shown.fixture.ts'
import { openPage } from '#ui/page.fixture.ts'
import { Profile } from '../profile.tsx'
import { profilePageTexts } from '../profile-texts.ts'
import { RadarBox } from '../radar-box.tsx'

type Type = KnownCollection['type']

/** A made-up character has every third thing of the game's own tables. */
const third = (ids: readonly number[]) => ids.filter((_, at) => at % 3 === 0).map((id) => ({ id, date: 5 }))
const idsOf = (table: KnownCollection['table']) => loadTable(table).map(({ id }) => Number(id))
const had = new Map<Type, ReturnType<typeof third>>([
  ...syncedCollections.map(({ type, table }) => [type, third(idsOf(table))] as const),
  ...listFacts.map(({ type, table }) => [type, third(idsOf(table))] as const),
])
const hadOf = (type: Type) => had.get(type) ?? []

/** What functions answer of it. */
const achievements = summariseAchievements(hadOf('achievement'), realFacts, false)
const summaryOf = (type: Type) => {
  if (type === 'title') return achievements.titles
  if (isMarkType(type)) return summariseMarks(hadOf(type), realFacts.marks[type])
  const part = syncedCollections.find((one) => one.type === type)?.table ?? 'achievements'
  return summarise(hadOf(type), realFacts[part])
}
const character = characterWith('public', {
  ...{ name: 'Aldo Test', worldName: '', dcName: '', ranks: {}, status: 'ready', jobs: [] },
  ...Object.fromEntries(syncedCollections.map(({ type, table }) => [table, hadOf(type)])),
  ...Object.fromEntries(
    itemTypes.flatMap((type) => {
      const { count, possible } = summaryOf(type)
      return [
        [`${type}Count`, count],
        [`${type}Possible`, possible],
      ]
    }),
  ),
  achievementPoints: achievements.total.points,
  achievementPointsPossible: achievements.total.pointsPossible,
  achievementKinds: achievements.kinds,
}) satisfies CharacterAnswer

const numberOf = (type: Type): string => {
  const progress = progressOf(character, [type])
  return progress === null ? '–' : countWords('en', progress.count, progress.possible)
}

const wordsIn = (markup: string, selector: string) => openPage(markup).words(selector)

/** The numbers of the table beside the radar, by the word of each collection's page. */
const radar = () => {
  const text = profilePageTexts('en').profile.radar
  const markup = renderToStaticMarkup(<RadarBox language="en" text={text} titles={{}} character={character} />)
  const { all } = openPage(markup)
  return all('.radar-table tbody td').map((cell) =>
    [...cell.querySelectorAll('small, span')].map((one) => one.textContent),
  )
}

test.each(collectionEntries.map((entry, at) => [entry.types.join(), entry, at] as const))(
  'menu and radar say the same of %s',
  (_, entry, at) => {
    const [type = 'mount'] = entry.types
    const percent = formatPercent(percentOf(character, entry) ?? 0, 0, 'en')
    expect(radar()[at]).toEqual([numberOf(type), percent])
  },
)

describe.each(listFacts.map((facts) => [facts.type, facts] as const))('%s', (type, facts) => {
  const rows = loadTable(facts.table).filter(({ deleted }) => !deleted) as unknown as readonly ThingRow[]
  const dates = new Map(hadOf(type).map(({ id, date }) => [id, date]))
  const things = ownedThings(readThings(rows, { itemBy: facts.page.itemBy }))(dates, new Set())

  test('the head of the list has the same number, and the list holds what it adds up to', () => {
    const shown = null as unknown as ShownRows<Thing>
    const markup = renderToStaticMarkup(<Summary frame={frameOf(type)} things={things} shown={shown} />)
    expect(wordsIn(markup, 'p b')).toEqual([numberOf(type)])
    expect(sumUp(things).all).toBe(things.length)
  })

  test('its shelf has as many that count', () => {
    const shelf = tableThings('en').find((one) => one.shelf.type === type)
    expect(shelfSums(shelf?.things ?? []).possible).toBe(progressOf(character, [type])?.possible)
  })
})

test.each(['mount', 'minion'] as const)(
  'the box of %ss on the profile has the same number, and its explanation',
  (type) => {
    const texts = profilePageTexts('en')
    const props = { language: 'en', texts, images: null, updating: false, syncNow: () => undefined } as const
    const markup = renderToStaticMarkup(<Profile {...props} character={character} />)
    expect(wordsIn(markup, '.figure')).toContain(numberOf(type))
    const { count, possible } = sumsOf(rowsIn('en', `${type}s`), type, character)
    expect(countWords('en', count, possible)).toBe(numberOf(type))
  },
)

test('achievements and titles say the same on their pages, their shelves and in their explanations', () => {
  const { count, countPossible } = achievements.total
  const sums = sumsOf(rowsIn('en', 'achievements'), 'achievement', character)
  expect(sums).toMatchObject({ count, possible: countPossible })
  expect(sums.all - sums.possible).toBe(achievements.total.countPossibleUnobtainable)
  const kinds = kindsOf(rowsIn('en', 'achievementKinds'), rowsIn('en', 'achievementCategories'), achievements.kinds)
  expect(totalOf(kinds)).toMatchObject({ count, countPossible })
  const dates = new Map(hadOf('achievement').map(({ id, date }) => [id, date]))
  const using = { dates, legacy: false, gender: 'male' } as const
  const titles = titleRows(rowsIn('en', 'titles'), rowsIn('en', 'achievements'), using)
  const markup = renderToStaticMarkup(<TitleSums language="en" titles={titles} isKnown />)
  expect(wordsIn(markup, 'b')).toEqual([numberOf('title')])
  const [onTitles, onAchievements] = (['title', 'achievement'] as const).map((type) =>
    shelfSums(tableThings('en').find(({ shelf }) => shelf.type === type)?.things ?? []),
  )
  expect([onTitles?.possible, onAchievements?.possible]).toEqual([achievements.titles.possible, countPossible])
})
