import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@kupodex/data/folder.fixture'
import { type TableName, type TableRow, tables } from '@kupodex/data/game'
import { counts } from '@kupodex/data/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '../command/run-command.fixture.ts'
import { importCommand } from './command.ts'
import { isUnsettled } from './sheets/display-name.ts'
import { readCsv } from './sheets/read-csv.ts'
import { mostOfAKind } from './sources/derived.ts'
import { shared, sharedIsHere, sqlOver } from './shared.fixture.ts'

const tableNames = Object.keys(tables) as TableName[]

const hasColumns = (name: TableName, columns: readonly string[]) =>
  columns.every((column) => Object.hasOwn(tables[name].row.shape, column))

/** Tables of things with ways to get them, and those among them that name the items that unlock a thing. */
const sourcedTables = tableNames.filter((name) => hasColumns(name, ['obtainable', 'sources', 'gone']))
const unlockedTables = sourcedTables.filter((name) => hasColumns(name, ['itemIds']))

/** A row of such a table. */
type SourcedRow = Omit<TableRow<'mounts'>, 'isInLog'> & Partial<Pick<TableRow<'mounts'>, 'isInLog'>>

const repository = join(import.meta.dirname, '../../../data/tables')

describe.skipIf(!sharedIsHere)(`an import of the real sheets${sharedIsHere ? '' : ' (skipped: not here)'}`, () => {
  const out = testFolder()
  const run = () => {
    const args = ['--sheets', join(shared, 'csv'), '--items', join(shared, 'items'), '--out', out]
    return runCommand(importCommand, args, {}, () => 1_782_172_800_000)
  }
  const known = new Map<TableName, unknown>()
  /** The rows of a table as the first run wrote it; a second one writes nothing. */
  const rows = <Name extends TableName>(name: Name) => {
    const all = known.get(name) ?? JSON.parse(readFileSync(join(out, 'tables', `${name}.json`), 'utf8'))
    known.set(name, all)
    return all as TableRow<Name>[]
  }
  const ofSheets = <Row extends { provisional?: true | undefined }>(all: readonly Row[]) =>
    all.filter(({ provisional }) => provisional !== true)
  const sourcedRows = (name: TableName) => rows(name) as unknown as SourcedRow[]

  beforeAll(async () => expect(await run()).toMatchObject({ code: 0 }))

  test('the points of all achievements and of each kind', () => {
    const byKind = Map.groupBy(ofSheets(rows('achievements')), ({ kindId }) => kindId)
    const sums = [...byKind].map(([kind, achievements]) => [
      kind,
      achievements.length,
      achievements.reduce((sum, { points }) => sum + points, 0),
    ])
    expect(sums.toSorted(([a = 0], [b = 0]) => a - b)).toEqual([
      [1, 687, 7120],
      [2, 280, 2935],
      [3, 549, 3835],
      [4, 654, 7035],
      [5, 528, 4880],
      [8, 617, 6290],
      [11, 246, 2455],
      [12, 72, 670],
      [13, 261, 1745],
    ])
  })

  test('what lists of players know of 7.55 and 7.56, by table', () => {
    const counted = (['achievements', ...sourcedTables] as const).flatMap((name) => {
      const newer = rows(name).filter((row) => 'provisional' in row)
      return newer.length === 0 ? [] : [[name, newer.length]]
    })
    expect(Object.fromEntries(counted)).toEqual({
      ...{ achievements: 52, mounts: 4, minions: 8, orchestrions: 21, emotes: 3, bardings: 1, fashions: 2, beasts: 50 },
    })
    expect(rows('achievements')).toHaveLength(3946)
  })

  test('joins, against SQL over the same files', () => {
    const all = sqlOver(['Achievement', 'Title', 'Companion', 'World', 'WorldDCGroupType', 'CharaMakeCustomize'])
    const pairs = all(
      `select a."#" as id, t."Masculine" as title from Achievement a join Title t on t."#" = a."Title"
       where a."Name" <> '' and a."AchievementCategory" <> '0' and t."Masculine" <> '' order by a."#" * 1`,
    ).map(({ id }) => Number(id))
    expect(
      rows('titles')
        .flatMap(({ achievementIds }) => achievementIds)
        .toSorted((a, b) => a - b),
    ).toEqual(pairs)
    const [logged] = all(`select count(*) as n from Companion where "Singular" <> '' and "Order" <> '0'
                          and "#" not in ('68', '69', '70', '72', '73', '74')`)
    expect(ofSheets(rows('minions')).filter(({ isInLog }) => isInLog)).toHaveLength(Number(logged?.['n']))
    const homes = all(`select w."#" as id, d."Name" as dc from World w join WorldDCGroupType d on d."#" = w."DataCenter"
                       where w."IsPublic" = 'True' order by w."#" * 1`)
    const names = new Map(rows('dataCenters').map(({ id, name }) => [id, name]))
    expect(rows('worlds').map(({ id, dataCenterId }) => [id, names.get(dataCenterId)])).toEqual(
      homes.map(({ id, dc }) => [Number(id), dc]),
    )
    // The style 576 has a book that no list names: it waits for its release.
    const links = all(
      `select distinct "UnlockLink" as id from CharaMakeCustomize where "HintItem" <> '0' and "UnlockLink" <> '576'`,
    )
    expect(rows('hairs').map(({ id }) => id)).toEqual(links.map(({ id }) => Number(id)).toSorted((a, b) => a - b))
  })

  test('every achievement points to a category, a kind and a title that are there', () => {
    const categories = new Map(rows('achievementCategories').map((row) => [row.id, row]))
    const kinds = new Set(rows('achievementKinds').map(({ id }) => id))
    const titles = new Set(rows('titles').map(({ id }) => id))
    const lost = rows('achievements').filter(
      ({ categoryId, kindId, titleId }) =>
        categories.get(categoryId)?.kindId !== kindId || !kinds.has(kindId) || (titleId !== 0 && !titles.has(titleId)),
    )
    expect(lost).toEqual([])
  })

  test.each(sourcedTables)('of %s at least 97 in 100 of what can be got have a way', (name) => {
    const got = sourcedRows(name).filter((row) => row.obtainable && row.isInLog !== false)
    const sourced = got.filter(({ sources }) => sources.length > 0)
    expect(sourced.length / got.length).toBeGreaterThanOrEqual(0.97)
  })

  test.each(sourcedTables)('of %s a row has a reason if and only if nobody can get it', (name) => {
    expect(sourcedRows(name).filter(({ obtainable, gone }) => obtainable === (gone !== undefined))).toEqual([])
  })

  test('what others say of the same things differs in at most twenty', () => {
    const { columns, records } = readCsv(join(shared, 'hand', 'not-counted.csv'), 'hand/not-counted.csv')
    const [table, id] = ['table', 'id'].map((column) => columns.indexOf(column))
    const theirs = new Set(records.map((fields) => `${fields[table!]} ${fields[id!]}`))
    const ours = new Set(
      sourcedTables.flatMap((name) => sourcedRows(name).flatMap((row) => (counts(row) ? [`${name} ${row.id}`] : []))),
    )
    expect(theirs.size).toBe(records.length)
    expect([...theirs].filter((thing) => ours.has(thing)).toSorted()).toEqual([
      ...['emotes 329', 'minions 580', 'mounts 102', 'mounts 95', 'mounts 96'],
    ])
  })

  test('of the ranks of seasons only those of the running one are open', () => {
    const ranks = rows('portraitConditions').filter(({ pvpSeason }) => pvpSeason !== null)
    expect(ranks).toHaveLength(201)
    expect([...new Set(ranks.map(({ pvpSeason }) => pvpSeason))].toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 21 }, (_, at) => at + 1),
    )
    const open = ranks.filter(({ obtainable }) => obtainable)
    expect(open.map(({ pvpSeason }) => pvpSeason)).toEqual(Array.from({ length: 11 }, () => 21))
    expect(ranks.filter(({ gone }) => gone === 'upcoming')).toEqual([])
  })

  test('no name of a collection is still in Japanese in English', () => {
    const named: TableName[] = [...sourcedTables, 'achievements']
    expect(named.flatMap((name) => sourcedRows(name).filter((row) => isUnsettled(row.name.en)))).toEqual([])
  })

  test('duties are the ones that the lists name', () => {
    const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
    const { columns, records } = readCsv(join(shared, 'items', 'sources.csv'), 'items/sources.csv')
    const [item, kind, name] = ['item_id', 'kind', 'ref_name_en'].map((column) => columns.indexOf(column))
    const listed = Map.groupBy(
      records.filter((fields) => fields[kind!] === 'instance' && fields[name!] !== ''),
      (fields) => Number(fields[item!]),
    )
    const duties = new Map(rows('duties').map((duty) => [duty.id, letters(duty.name.en)]))
    let compared = 0
    for (const table of unlockedTables) {
      for (const { id, itemIds, sources } of sourcedRows(table)) {
        const instances = sources.flatMap((source) => (source.kind === 'instance' ? [duties.get(source.id)] : []))
        if (instances.length === mostOfAKind) continue
        const wanted = itemIds
          .flatMap((itemId) => listed.get(itemId) ?? [])
          .map((fields) => letters(fields[name!] ?? ''))
        expect(instances, `${table} ${id}`).toEqual(expect.arrayContaining(wanted))
        compared += wanted.length
      }
    }
    expect(compared).toBeGreaterThan(500)
  })

  test('vendors kept by hand all sell something; the sheets know those of gemstones and of cards', () => {
    const { columns, records } = readCsv(join(repository, '../hand/vendors.csv'), 'hand/vendors.csv')
    const known = records.map((record) => Object.fromEntries(columns.map((column, at) => [column, record[at] ?? ''])))
    const kept = rows('shops').filter(({ deleted }) => !deleted)
    const sold = new Set(
      kept.flatMap(({ currencyItemId, npcId, items }) =>
        ['', ...items.map(({ itemId }) => itemId)].map((itemId) => `${itemId} ${currencyItemId} ${npcId}`),
      ),
    )
    const keys = known.map(({ item_id, currency_id, npc_id }) => `${item_id} ${currency_id} ${npc_id}`)
    expect(keys.filter((key) => !sold.has(key))).toEqual([])

    const all = sqlOver(['FateShop', 'TripleTriadCardResident', 'ENpcResident'])
    const gemstone = '26807'
    const traders = new Set(all(`select "#" as id from FateShop`).map(({ id }) => id))
    expect(known.filter(({ currency_id, npc_id }) => currency_id === gemstone && !traders.has(npc_id))).toEqual([])
    const sellers = new Map(
      all(
        `select c."#" as card, n."Singular" as name from TripleTriadCardResident c
         join ENpcResident n on n."#" = c."Acquisition" where c."AcquisitionType" = '10'`,
      ).map(({ card, name }) => [Number(card), name]),
    )
    const named = new Map(
      all('select "#" as id, "Singular" as name from ENpcResident').map(({ id, name }) => [id, name]),
    )
    const byItem = Map.groupBy(known, ({ item_id }) => Number(item_id))
    const cards = kept.flatMap(({ items }) => items).filter(({ unlock }) => unlock.kind === 'ttcard')
    const wrong = cards.flatMap(({ itemId, unlock }) =>
      (byItem.get(itemId) ?? []).filter(({ npc_id }) => named.get(npc_id) !== sellers.get(unlock.id)),
    )
    expect(wrong).toEqual([])
  })

  test('a second run changes nothing and says so', async () => {
    expect(await run()).toMatchObject({
      code: 0,
      out: expect.stringContaining('Nothing changed, nothing was written.'),
    })
  })

  test('the committed tables are its own output, but for the times and for rows of the past', () => {
    const timeless = (folder: string, name: string) =>
      (JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as { updatedAt: number; deleted: boolean }[])
        .filter(({ deleted }) => !deleted)
        .map((row) => JSON.stringify({ ...row, updatedAt: 0 }))
    for (const name of tableNames) {
      const fresh = timeless(join(out, 'tables'), name)
      const committed = timeless(repository, name)
      expect(committed.filter((row, at) => row !== fresh[at]).slice(0, 2), name).toEqual([])
      expect(fresh.length, name).toBe(committed.length)
      expect(fresh.length, name).toBeGreaterThan(0)
    }
  })

  test('leaves nothing behind but tables and prose', () => {
    expect(readdirSync(out).toSorted()).toEqual(['prose', 'tables'])
  })

  test('no prose is among the facts', () => {
    for (const name of tableNames) {
      const fields = new Set<string>(tables[name].prose)
      const told = rows(name).filter((row) => Object.keys(row).some((field) => fields.has(field)))
      expect(told, name).toEqual([])
    }
  })
})
