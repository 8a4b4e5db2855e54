import { sampleTables } from '@kupodex/data/character/sample-facts.fixture'
import { type BaseFile, baseKey, gameAnswer, type GameAnswer, gameVersionsAnswer } from '@kupodex/data/contract'
import {
  type Columns,
  type EditedTable,
  type Language,
  leanRows,
  type Override,
  rowsOfColumns,
  tables,
} from '@kupodex/data/game'
import { describe, expect, test } from 'vitest'
import { type Edits, noEdits, type Overrides } from './edits.ts'
import { filesOfGame, type GameData } from './files.ts'

const name = { en: 'Bear', de: 'Bär', fr: null, ja: null }
const mount = (id: number, updatedAt = 10, more: object = {}) => ({
  ...{ id, name, sort: id, icon: id, sourceTypeId: 6, obtainable: false, gone: 'event', patch: '7.0', itemIds: [] },
  ...{ sources: [], isInLog: true, extraSeats: 0, airborne: true, updatedAt, deleted: false, ...more },
})

const dataOf = (rows: readonly ReturnType<typeof mount>[]): GameData => ({
  definitions: { mounts: tables.mounts },
  rows: { mounts: rows, sourceTypes: [{ id: 6, updatedAt: 1, deleted: false }] },
  textsIn: (language) => ({ prose: () => ({}), howTo: () => `way in ${language}` }),
  facts: { ...sampleTables(), mounts: rows as never },
})

interface Published {
  rows: (language: Language) => GameAnswer['tables'][string]
  base: BaseFile
  updatedAt: number
  /** What functions count: id and weight of each mount. */
  counted: number[][]
  lean: (language: Language) => object[]
}

const publish = async (data: GameData, edits?: Edits): Promise<Published> => {
  const found = new Map<string, never>()
  for (const { key, body } of filesOfGame(data, edits)) {
    found.set(key, JSON.parse(new TextDecoder().decode(await body())) as never)
  }
  const file = (key: string) => found.get(key) as unknown
  const rowsIn = (kind: string) => (language: Language) =>
    gameAnswer.parse(file(`api/${kind}/${language}/mounts.json`)).tables.mounts ?? []
  return {
    rows: rowsIn('game'),
    lean: (language) => rowsOfColumns(file(`api/game-lean/${language}/mounts.json`) as Columns),
    base: file(baseKey('mounts')) as BaseFile,
    updatedAt: gameVersionsAnswer.parse(file('api/game-versions.json')).tables.mounts?.updatedAt ?? 0,
    counted: (file('api/game/facts.json') as { mounts: number[][] }).mounts,
  }
}

const saying = (fields: Override, at: number, id = 1): Overrides => ({ mounts: new Map([[id, { fields, at }]]) })

const after = (before: Published, overrides: Overrides): Edits => ({
  overrides,
  published: (language: Language, table: EditedTable) => (table === 'mounts' ? before.rows(language) : null),
})

const rowOf = (published: Published, language: Language, id = 1) =>
  published.rows(language).find((row) => row.id === id)

describe('a night with what editors say', () => {
  const fields = { howTo: { de: 'Frag einen Mogry.' }, obtainable: true, sourceTypeId: 2 }

  test('publishes it whole, lean, for counting and in the versions, and the base without it', async () => {
    const night = await publish(dataOf([mount(1), mount(2)]), { ...noEdits, overrides: saying(fields, 500) })
    expect(rowOf(night, 'de')).toMatchObject({
      howTo: 'Frag einen Mogry.',
      obtainable: true,
      sourceTypeId: 2,
      updatedAt: 500,
    })
    expect(rowOf(night, 'de')).not.toHaveProperty('gone')
    expect(rowOf(night, 'en')).toMatchObject({ howTo: 'way in en', obtainable: true, updatedAt: 500 })
    expect(rowOf(night, 'de', 2)).toMatchObject({ howTo: 'way in de', obtainable: false, gone: 'event', updatedAt: 10 })
    expect(night.lean('de')).toEqual(leanRows('mounts', night.rows('de')))
    expect(night.updatedAt).toBe(500)
    const [[, edited], [, plain]] = night.counted as [number[], number[]]
    expect(edited).not.toBe(plain)
    expect(night.base).toMatchObject({
      sourceTypes: [6],
      rows: [{ id: 1, updatedAt: 10, obtainable: false, gone: 'event', howTo: { de: 'way in de' } }, { id: 2 }],
    })
  })

  test('leaves rows that the game no longer has as they are', async () => {
    const gone = mount(1, 10, { deleted: true })
    const night = await publish(dataOf([gone]), { ...noEdits, overrides: saying(fields, 500) })
    expect(rowOf(night, 'de')).toMatchObject({ obtainable: false, updatedAt: 10, deleted: true })
    expect(night.base.rows).toEqual([])
  })

  test('is the same again where nothing changed', async () => {
    const first = await publish(dataOf([mount(1), mount(2)]), { ...noEdits, overrides: saying(fields, 500) })
    const second = await publish(dataOf([mount(1), mount(2)]), after(first, saying(fields, 500)))
    expect(second.rows('ja')).toEqual(first.rows('ja'))
    expect(second.updatedAt).toBe(500)
  })

  test('gives what an import changed before a later edit a time that readers of the edit ask for', async () => {
    const first = await publish(dataOf([mount(1), mount(2)]), { ...noEdits, overrides: saying(fields, 500) })
    // Imported at 300, published after the edit of 500.
    const second = await publish(dataOf([mount(1), mount(2, 300, { sort: 9 })]), after(first, saying(fields, 500)))
    expect(rowOf(second, 'fr', 2)).toMatchObject({ sort: 9, updatedAt: 501 })
    expect(rowOf(second, 'fr')).toMatchObject({ updatedAt: 500 })
    const third = await publish(dataOf([mount(1), mount(2, 300, { sort: 9 })]), after(second, saying(fields, 500)))
    expect(third.rows('fr')).toEqual(second.rows('fr'))
  })

  test('gives a row that an editor took back a later time than the edit had', async () => {
    const first = await publish(dataOf([mount(1)]), { ...noEdits, overrides: saying(fields, 500) })
    const second = await publish(dataOf([mount(1)]), after(first, saying({}, 600)))
    expect(rowOf(second, 'de')).toMatchObject({ howTo: 'way in de', obtainable: false, gone: 'event' })
    expect(rowOf(second, 'de')?.updatedAt).toBeGreaterThanOrEqual(600)
    // Taken back before any night had it: some readers have it anyway.
    const never = await publish(dataOf([mount(1)]))
    expect(rowOf(await publish(dataOf([mount(1)]), after(never, saying({}, 600))), 'de')?.updatedAt).toBe(600)
  })

  test('says the same once an import has put the words into the table', async () => {
    const first = await publish(dataOf([mount(1)]), { ...noEdits, overrides: saying(fields, 500) })
    const { gone: _, ...open } = mount(1, 700, { howTo: fields.howTo, obtainable: true, sourceTypeId: 2 })
    const imported = await publish(dataOf([open as never]), after(first, saying(fields, 500)))
    const cleared = await publish(dataOf([open as never]), after(imported, saying({}, 500)))
    const content = ({ rows }: Published) => rows('de').map(({ updatedAt: _, ...row }) => row)
    expect(content(imported)).toEqual(content(first))
    expect(cleared.rows('de')).toEqual(imported.rows('de'))
    expect(cleared.base.rows).toMatchObject([{ howTo: { de: 'Frag einen Mogry.', en: 'way in en' }, obtainable: true }])
  })
})
