import { isMarkType, type ItemType } from '@kupodex/data/character'
import { type CsvRow, rowsOfCsv } from '#format/csv.ts'
import { fileOf, type FileRead, isKey, type Problem, problemOf, type Wanted } from './wanted.ts'

type Tick = 'yes' | 'no' | 'unclear'

const yes = new Set(
  'true yes y x 1 owned have got obtained done wahr ja vrai oui はい 済 済み 所持 有 ✓ ✔ ✔️ ☑ ☑️ ✅ ○ ◯ 〇 ●'.split(
    ' ',
  ),
)
const no = new Set('false no n 0 missing none falsch nein faux non いいえ 未 未所持 無 ☐ ✗ ✘ × ❌ - – —'.split(' '))

/** Words that say something else in other columns, so that they make no column one of ticks. */
const weak = new Set('0 1 y n - – — none missing 有 無 未'.split(' '))

const worded = (cell: string): string => cell.trim().toLowerCase()

/** What a cell says where its column is known to be one of ticks; an empty one says that nothing is there. */
const tickOf = (cell: string): Tick => {
  const word = worded(cell)
  return yes.has(word) ? 'yes' : word === '' || no.has(word) ? 'no' : 'unclear'
}

/** Whether a cell says without doubt that something is not there. */
const saysNo = (cell: string): boolean => no.has(worded(cell)) && !weak.has(worded(cell))

/** Whether cells are those of a column of ticks: all of them are words for that, or empty, and one of them is so without doubt. */
const areTicks = (cells: readonly string[]): boolean => {
  const words = cells.map(worded).filter((word) => word !== '')
  return words.every((word) => yes.has(word) || no.has(word)) && words.some((word) => !weak.has(word))
}

/** What columns are called, in any of the languages, in small letters. */
const columnWords = {
  type: ['type', 'collection', 'category', 'sammlung', 'kategorie', 'typ', 'catégorie', 'コレクション', '種類', '分類'],
  id: ['id'],
  name: ['name', 'item', 'title', 'gegenstand', 'nom', 'objet', '名前', '名称', 'アイテム', 'アイテム名'],
  date: ['date', 'datum', '日付'],
  owned: [
    ...['owned', 'have', 'obtained', 'got', 'collected', 'own?', 'im besitz', 'besitzt', 'erhalten', 'abgehakt'],
    ...['possédé', 'obtenu', '所持', '取得', '入手', '入手済み'],
  ],
} as const

type Column = keyof typeof columnWords

const columnNames = Object.keys(columnWords) as Column[]

type Columns = Readonly<Record<Column, number>>

const noColumns: Columns = { type: -1, id: -1, name: -1, date: -1, owned: -1 }

const columnsOf = ({ cells }: CsvRow): Columns => {
  const words = cells.map((cell) => cell.toLowerCase())
  const placeOf = (column: Column) =>
    words.findIndex((word) => (columnWords[column] as readonly string[]).includes(word))
  return Object.fromEntries(columnNames.map((column) => [column, placeOf(column)])) as Columns
}

/** A row is a header where it names a column by which things are known. */
const isHeader = ({ id, name, type }: Columns): boolean => id >= 0 || name >= 0 || type >= 0

/** A date in epoch s: seconds as the export has them, or ISO 8601; undefined for neither, null for none. */
const dateOf = (text: string): number | null | undefined => {
  if (text === '') return null
  const seconds = /^[0-9]{1,10}$/.test(text)
    ? Number(text)
    : /^\d{4}-\d\d-\d\d([T ]|$)/.test(text)
      ? Date.parse(text) / 1000
      : NaN
  return Number.isFinite(seconds) && seconds >= 0 ? Math.floor(seconds) : undefined
}

const tickColumnsOf = (rows: readonly CsvRow[]): number[] => {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  return Array.from({ length: width }, (_, at) => at).filter((at) => areTicks(rows.map(({ cells }) => cells[at] ?? '')))
}

/** Rows without their header, and where the columns are that are known; -1 for one that is not. */
interface Layout {
  rows: readonly CsvRow[]
  at: Columns
}

/**
 * How a table is laid out. A header that no word is known of stands above a column of ticks. Null where rows may say that something is not
 * owned, and it cannot be told which do: several columns are of ticks, or one has something else too.
 */
const layoutOf = (all: readonly CsvRow[]): Layout | null => {
  const [first, ...rest] = all
  const named = first === undefined ? noColumns : columnsOf(first)
  if (isHeader(named) && named.owned >= 0) return { rows: rest, at: named }
  const ticks = tickColumnsOf(rest)
  const isAbove = ticks.some((at) => tickOf(first?.cells[at] ?? '') === 'unclear')
  const rows = isHeader(named) || isAbove ? rest : all
  const [owned = -1, ...more] = rows === rest ? ticks : tickColumnsOf(all)
  const isUnclear = more.length > 0 || (owned < 0 && rows.some(({ cells }) => cells.some(saysNo)))
  return isUnclear ? null : { rows, at: { ...(isHeader(named) ? named : noColumns), owned } }
}

/** How a thing is named in a row: by its id where there is one, else by the name, or by any of the cells where no column is one of names. */
const namedIn = (cells: readonly string[], at: Columns): Wanted['by'] | null => {
  const id = cells[at.id] ?? ''
  if (id !== '') return isKey(Number(id)) && /^\d+$/.test(id) ? { column: 'id', key: Number(id) } : null
  const name = cells[at.name] ?? ''
  if (at.name >= 0) return { names: [name] }
  const others = cells.filter((cell, n) => cell !== '' && n !== at.owned && n !== at.date && n !== at.type)
  return { names: others.length > 1 ? [others.join(', '), ...others] : others }
}

/**
 * Reads a table or a plain list: with the columns of our export, or with names in any language. A row that has nothing but the name of a
 * collection says what the rows below it are of. A column of ticks says which rows are owned; the others are left out.
 */
export const readTable = (text: string, collectionOf: (cell: string) => ItemType | null): FileRead => {
  const all = rowsOfCsv(text)
  if (all.length === 0) return { ok: false, code: 'empty' }
  const layout = layoutOf(all)
  if (layout === null) return { ok: false, code: 'manyTicks' }
  const { rows, at } = layout
  const wanted: Wanted[] = []
  const problems: Problem[] = []
  let left = 0
  let below: ItemType | null = null

  const readRow = ({ row, cells }: CsvRow): Problem | Wanted | 'left' => {
    const tick = at.owned < 0 ? 'yes' : tickOf(cells[at.owned] ?? '')
    if (tick === 'no') return 'left'
    if (tick === 'unclear') return problemOf('owned', row, cells[at.owned])
    const word = cells[at.type] ?? ''
    const type = word === '' ? below : collectionOf(word)
    if (type === null && word !== '') return problemOf('collection', row, word)
    if (type !== null && !isMarkType(type)) return problemOf('automatic', row, word || cells.join(', '), [type])
    const by = namedIn(cells, at)
    if (by === null) return problemOf('id', row, cells[at.id], type === null ? [] : [type])
    const date = dateOf(cells[at.date] ?? '')
    return date === undefined ? problemOf('date', row, cells[at.date]) : { row, type, by, date }
  }

  for (const line of rows) {
    const [only = '', ...more] = line.cells.filter((cell) => cell !== '')
    const heading = more.length === 0 ? collectionOf(only) : null
    if (heading !== null) {
      below = heading
      continue
    }
    const read = readRow(line)
    if (read === 'left') left += 1
    else if ('code' in read) problems.push(read)
    else wanted.push(read)
  }
  return fileOf('table', wanted, problems, left)
}
