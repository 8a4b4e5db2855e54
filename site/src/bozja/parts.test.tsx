import { describe, expect, test } from 'vitest'
import { failedTexts } from '#ask/texts.ts'
import { character, frameOf, thingOf } from '#dev/frame.fixture.ts'
import { showTables, type ShownTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { BattleDetails } from './battle-details.tsx'
import { battlesOf, type FateRow, type NoteRow } from './battles.ts'
import { NoteDetails } from './note-details.tsx'
import { noteWords, placesOf } from './places.ts'
import { bozjaTexts } from './texts.ts'

const text = bozjaTexts('en')
const frame = frameOf('bozjaNote')
const says = { loading: frame.texts.tables.loading, failed: failedTexts('en').failed }
const fate = (id: number, rest: Partial<FateRow> = {}): FateRow => ({
  ...{ id, name: `Battle ${id}`, fateType: 1, mapId: 606, x: 10, y: 20.04, spawnedById: null },
  ...rest,
})
const note = (id: number, bozjaFates: readonly number[], isOwned: boolean | null): NoteRow => ({
  ...{ id, number: id, name: `Note ${id}`, bozjaFates, isOwned, patch: '5.35' },
})
const fates = [
  fate(1),
  fate(2, { fateType: 2, spawnedById: 1, mapId: 665 }),
  fate(3, { fateType: 3, spawnedById: 1, x: null }),
  fate(4, { mapId: 99 }),
]
const notes = [note(12, [2], true), note(5, [1, 2], false)]

describe('places of battles on a map', () => {
  const [first, second, ...rest] = placesOf(battlesOf(fates, notes), { language: 'en', text })

  test('say their kind, what drops there, and what they appear after', () => {
    expect(first).toMatchObject({ id: 1, kind: 'fate', label: 'Battle 1', note: 'Skirmish · 5. Note 5 (missing)' })
    expect(second?.note).toBe(
      'Critical Engagement · 5. Note 5 (missing) · 12. Note 12 (completed) · Appears after Battle 1',
    )
    expect([second?.kind, first?.mainPatch]).toEqual(['engagement', 53])
  })

  test('leave out what has no place, and what is on other maps', () => expect(rest).toEqual([]))

  test.each([
    [[], true],
    [[note(5, [1], true)], true],
    [[note(5, [1], true), note(6, [1], false)], false],
    [[note(5, [1], null)], false],
  ])('are done where nothing is missing: %j', (own, isDone) => {
    expect(placesOf(battlesOf([fate(1)], own), { language: 'en', text })[0]?.isDone).toBe(isDone)
  })

  test.each([
    [[true, true], 'completed'],
    [[true, false], 'missing'],
    [[true, null], 'unknown'],
  ] as const)('are drawn by what the character has of their notes: %j', (owned, overlay) => {
    const own = owned.map((isOwned, at) => note(at, [1], isOwned))
    expect(battlesOf([fate(1)], own)[0]?.overlay).toBe(overlay)
  })

  test('do not say what a character has where that is not known', () => {
    expect(noteWords(note(5, [], null), { language: 'en', text })).toBe('5. Note 5')
  })
})

describe('the details of a battle', () => {
  const things = [5, 12].map((id) => thingOf({ id, name: `Note ${id}`, number: id }))
  const draw = async (id: number, fought = fates) => {
    showTables()
    const chosen: (number | null)[] = []
    const battle = battlesOf(fought, notes).find((one) => one.id === id)
    if (battle === undefined) throw new Error('no battle')
    const select = (other: number | null) => void chosen.push(other)
    const isKnown = { ...frame, isKnown: false }
    return { page: await drawn(<BattleDetails {...{ things, text, battle, select }} frame={isKnown} />), chosen }
  }

  test('name what drops there, and lead to it', async () => {
    const { page } = await draw(2)
    expect(page.words('h2, h2 + p')).toEqual(['Battle 2', 'Critical Engagement · X:\u00a010.0 Y:\u00a020.0'])
    expect(page.words('[aria-label] a')).toEqual(['5. Note 5', '12. Note 12'])
    expect(page.all('a')[0]?.getAttribute('href')).toBe('/char/7/bozjanotes/5/')
  })

  test('lead to the battles that belong to it, and back', async () => {
    const { page, chosen } = await draw(1)
    expect(page.words('button')).toEqual([
      ...['Can be followed by Battle 2', 'Can be followed by Battle 3', text.close],
    ])
    await page.click('li:nth-child(2) button')
    await page.click('section > button')
    expect(chosen).toEqual([3, null])
  })

  test('have no list of others where there are none', async () => {
    const { page } = await draw(1, [fate(1)])
    expect(page.attributes('section > ul', 'aria-label')).toEqual([text.drops])
    expect(page.words('button')).toEqual([text.close])
  })

  test('say where nothing drops, and no place that is not known', async () => {
    const { page } = await draw(3)
    expect(page.words('p')).toEqual(['Duel', text.dropsNothing])
    expect(page.words('button')[0]).toBe('Appears after Battle 1')
  })
})

describe('the details of a note', () => {
  const draw = async (id: number, tables: ShownTables = {}) => {
    showTables({ fates, bozjaNotes: notes, ...tables })
    return drawn(<NoteDetails {...{ frame, character, groups: [] }} thing={thingOf({ id })} />)
  }

  test('have every battle that drops it, with its map', async () => {
    const page = await draw(5)
    expect(page.words('li')).toEqual([
      'Battle 1Skirmish · Bozjan Southern Front · X:\u00a010.0 Y:\u00a020.0',
      'Battle 2Critical Engagement · Zadnor · X:\u00a010.0 Y:\u00a020.0Appears after Battle 1',
    ])
    expect(page.words('summary')).toEqual([
      ...['Show on the map of Bozjan Southern Front', 'Show on the map of Zadnor'],
    ])
  })

  test('have the maps alone on which it drops', async () => {
    expect((await draw(12)).words('summary')).toEqual(['Show on the map of Zadnor'])
  })

  test('are nothing for a note that nothing drops', async () => {
    expect((await draw(99)).one('#part').textContent).toBe('')
  })

  test.each(['loading', 'failed'] as const)('say that they are %s', async (state) => {
    expect((await draw(5, { fates: state })).words('p')).toContain(says[state])
    expect((await draw(5, { bozjaNotes: state })).words('p')).toContain(says[state])
  })
})
