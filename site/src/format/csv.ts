/** What a spreadsheet takes for the beginning of a formula, in signs of either width, also behind space or line ends. */
const formula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u

/** A cell of CSV (RFC 4180): quoted where it must be; one that a spreadsheet would take for a formula gets an apostrophe before it. */
const cell = (value: string | number): string => {
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV, with a byte order mark so that spreadsheets read every script. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`

/** A record of a file of CSV: the number of its row as a spreadsheet shows it, from 1 on, and its cells. */
export interface CsvRow {
  row: number
  cells: string[]
}

const separators = ['\t', ';', ','] as const

/** The sign that parts the cells of a file: of those that are in its first written line the one that is there most; null for one column. */
const separatorOf = (text: string): string | null => {
  const line = /\S.*/.exec(text)?.[0].replace(/"[^"]*"/g, '') ?? ''
  const [most] = separators
    .map((sign) => ({ sign, count: line.split(sign).length - 1 }))
    .toSorted((a, b) => b.count - a.count)
  return most !== undefined && most.count > 0 ? most.sign : null
}

/** What a cell says: the apostrophe that keeps a spreadsheet from reading a formula is not part of it. */
const written = (cell: string): string => {
  const text = cell.trim()
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text
}

/** The rows of CSV, of cells copied from a spreadsheet, or of a plain list, without empty ones. Never throws: an open quote goes on to the end of the text. */
export const rowsOfCsv = (text: string): CsvRow[] => {
  const source = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(source)
  const rows: CsvRow[] = []
  let [row, at, isEnded] = [1, 0, false]
  let cells: string[] = []
  /** Reads the cell that begins here, and leaves `at` at what ends it. */
  const readCell = (): string => {
    if (separator !== null && source[at] === '"') {
      let cell = ''
      for (at += 1; at < source.length; at += 1) {
        if (source[at] === '"' && source[++at] !== '"') break
        cell += source[at] ?? ''
      }
      return cell + readPlain()
    }
    return readPlain()
  }
  const readPlain = (): string => {
    const from = at
    while (at < source.length && source[at] !== separator && source[at] !== '\n' && source[at] !== '\r') at += 1
    return source.slice(from, at)
  }
  while (!isEnded) {
    cells.push(written(readCell()))
    isEnded = at >= source.length
    if (!isEnded && source[at] === separator) at += 1
    else {
      if (cells.some((cell) => cell !== '')) rows.push({ row, cells })
      if (source[at] === '\r' && source[at + 1] === '\n') at += 1
      at += 1
      row += 1
      cells = []
    }
  }
  return rows
}
