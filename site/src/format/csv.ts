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
