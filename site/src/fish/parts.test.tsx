import { describe, expect, test } from 'vitest'
import { character, frameOf, thingOf } from '#dev/frame.fixture.ts'
import { showTables, type ShownTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { FishDetails } from './fish-details.tsx'
import { fishTexts } from './texts.ts'
import { Tracker } from './tracker.tsx'
import { codeOf } from '#bring/tracker-code.ts'
import { useFishNotes } from './fish-page.tsx'

const texts = fishTexts('en')
const frame = frameOf('fish')
const row = { id: 7, itemId: 5007, name: 'Carp', level: 12, placeNameId: 3, spearfish: false }
const places = [{ id: 3, name: 'A Pond' }]

describe('the details of a fish', () => {
  const draw = async (rest: object = {}, tables: ShownTables = {}) => {
    showTables({ fish: [{ ...row, ...rest }], placeNames: places, ...tables })
    return (await drawn(<FishDetails {...{ frame, character, groups: [] }} thing={thingOf({ id: 7 })} />)).words('dd')
  }

  test('say where it is, at which level, and how it is caught', async () => {
    expect(await draw()).toEqual(['A Pond', '12', texts.rod])
    expect(await draw({ spearfish: true, level: null, placeNameId: null })).toEqual([
      ...[texts.unknown, texts.unknown, texts.spear],
    ])
  })

  test('wait for the names of places, but not for ever', async () => {
    expect((await draw({}, { placeNames: 'loading' }))[0]).toBe('…')
    expect((await draw({}, { placeNames: 'failed' }))[0]).toBe(texts.unknown)
    expect(await draw({}, { fish: 'loading' })).toEqual([])
  })
})

describe('the notes of fish', () => {
  const Said = ({ isWanted }: { isWanted: boolean }) => (
    <p>{[...useFishNotes('en', isWanted).values()].map(({ text }) => text).join('|')}</p>
  )
  const said = async (isWanted: boolean) => (await drawn(<Said isWanted={isWanted} />)).words('p')

  test('say level and place, and which are caught on voyages', async () => {
    const bay = { ...row, id: 8, level: 1, placeNameId: 3448 }
    showTables({ fish: [row, bay], placeNames: [...places, { id: 3448, name: 'A Bay' }] })
    expect(await said(true)).toEqual(['Level 12 · A Pond|Level 1 · A Bay · Ocean fishing'])
    expect(await said(false)).toEqual([''])
  })
})

describe('codes of an external tracker', () => {
  const fish = [row, { ...row, id: 8, itemId: 5008 }, { ...row, id: 9, itemId: 5009 }]
  const draw = async () => {
    showTables({ fish })
    const set: [readonly number[], boolean][] = []
    const mark = { set: (ids: readonly number[], owned: boolean) => void set.push([ids, owned]) }
    const things = [thingOf({ id: 7 }, { isOwned: true }), thingOf({ id: 8 }), thingOf({ id: 9 })]
    const owning = { ...frame, mark: mark as unknown as typeof frame.mark }
    return { page: await drawn(<Tracker frame={owning} things={things} />), set }
  }
  const own = codeOf(fish, new Set([7]))

  test('have what the character owns', async () => {
    const { page } = await draw()
    expect(page.one<HTMLInputElement>('input').value).toBe(own)
  })

  test('add what the character does not have yet, once that is wanted', async () => {
    const { page, set } = await draw()
    await page.enter('textarea', codeOf(fish, new Set([7, 8, 9])))
    expect([page.words('p[role=status]'), set]).toEqual([['This adds 2 fish.'], []])
    await page.click('.tracker > button')
    expect(set).toEqual([[[8, 9], true]])
    expect([page.one<HTMLTextAreaElement>('textarea').value, page.words('p[role=status]')]).toEqual(['', ['']])
  })

  test('with nothing new say so, and what is no code says what is wrong', async () => {
    const { page } = await draw()
    await page.enter('textarea', own)
    expect(page.words('p[role=status]')).toEqual([texts.tracker.nothing])
    await page.enter('textarea', 'no code')
    expect(Object.values(texts.tracker.problems)).toContain(page.words('p[role=status]')[0])
    expect(page.one('textarea').getAttribute('aria-invalid')).toBe('true')
    await page.enter('textarea', '  ')
    expect([page.words('p[role=status]'), page.one('textarea').hasAttribute('aria-invalid')]).toEqual([[''], false])
  })
})
