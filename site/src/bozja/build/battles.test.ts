import { loadTable } from '@kupodex/data/tables'
import { describe, expect, test } from 'vitest'
import { isOnMap } from '#maps/grid.fixture.ts'
import { battlesOf, mapIds, type NoteRow } from '../battles.ts'
import { placesOf } from '../places.ts'
import { bozjaTexts } from '../texts.ts'

const fates = loadTable('fates')
  .filter(({ deleted }) => !deleted)
  .map((row) => ({ ...row, name: row.name.en }))
const notesWith = (isOwned: (number: number) => boolean | null): NoteRow[] =>
  loadTable('bozjaNotes')
    .filter(({ deleted }) => !deleted)
    .map((row) => ({ ...row, name: row.name.en, isOwned: isOwned(row.number) }))
const english = { language: 'en', text: bozjaTexts('en') } as const

describe('the battles of the two maps', () => {
  const battles = battlesOf(
    fates,
    notesWith((number) => number % 2 === 0),
  )

  test('are all of the two zones and no other, each within its map', () => {
    expect(battles.length).toBe(fates.filter(({ mapId }) => mapId !== null).length)
    for (const { mapId, x, y, name } of battles) {
      const { sizeFactor = 0 } = loadTable('maps').find(({ id }) => id === mapId) ?? {}
      expect([name, x !== null && y !== null && isOnMap({ x, y }, sizeFactor)]).toEqual([name, true])
    }
  })

  test('name exactly the notes that name them, and are missing while one of them is', () => {
    for (const note of notesWith(() => true)) {
      const naming = battles.filter(({ notes }) => notes.some(({ id }) => id === note.id)).map(({ id }) => id)
      expect([note.number, naming.toSorted()]).toEqual([note.number, [...note.bozjaFates].toSorted()])
    }
    for (const { notes, overlay } of battles) {
      const odd = notes.some(({ number }) => number % 2 === 1)
      expect(overlay).toBe(notes.length === 0 ? 'noDrops' : odd ? 'missing' : 'completed')
    }
    expect(new Set(battles.map(({ overlay }) => overlay)).size).toBe(3)
  })

  test('are not called missing where it is not known what the character has', () => {
    const overlays = battlesOf(
      fates,
      notesWith(() => null),
    ).map(({ overlay }) => overlay)
    expect(new Set(overlays)).toEqual(new Set(['noDrops', 'unknown']))
  })

  test('follow each other on the same map, and each duel follows an engagement', () => {
    const after = battles.filter((battle) => battle.after !== null)
    for (const battle of after) {
      expect(battle.after?.mapId).toBe(battle.mapId)
      const other = battles.find(({ id }) => id === battle.after?.id)
      expect(other?.before.map(({ id }) => id)).toContain(battle.id)
    }
    const duels = battles.filter(({ fateType }) => fateType === 3)
    expect(duels.map(({ after: one }) => one?.fateType)).toEqual(duels.map(() => 2))
  })

  test('say on the map what drops, whether it is missing, and what comes before', () => {
    const places = placesOf(battles, english)
    expect(places.map(({ id }) => id)).toEqual(battles.map(({ id }) => id))
    expect(places.find(({ id }) => id === 100004)?.note).toBe(
      'Duel · 11. Dabog aan Inivisch (missing) · Appears after Vigil for the Lost',
    )
    expect(places.filter(({ isDone }) => isDone).length).toBe(
      battles.filter(({ overlay }) => overlay === 'completed' || overlay === 'noDrops').length,
    )
    expect(mapIds.at(-1)).toBe(665)
  })
})
