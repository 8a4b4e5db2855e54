/** What a cell of a column of ticks says. */
export type Tick = 'yes' | 'no' | 'unclear'

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
export const tickOf = (cell: string): Tick => {
  const word = worded(cell)
  return yes.has(word) ? 'yes' : word === '' || no.has(word) ? 'no' : 'unclear'
}

/** Whether a cell says without doubt that something is not there. */
export const saysNo = (cell: string): boolean => no.has(worded(cell)) && !weak.has(worded(cell))

/** Whether cells are those of a column of ticks: all of them are words for that, or empty, and one of them is so without doubt. */
export const areTicks = (cells: readonly string[]): boolean => {
  const words = cells.map(worded).filter((word) => word !== '')
  return words.every((word) => yes.has(word) || no.has(word)) && words.some((word) => !weak.has(word))
}
