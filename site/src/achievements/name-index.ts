import { type FoldedText, foldText } from '@kupodex/data/find'

interface Named {
  name: string
}

/** Folding all names at once would keep a phone from answering for a moment: so many at a time. */
const slice = 200

const pause = () => new Promise<void>((resolve) => void setTimeout(resolve))

const fold = async (rows: readonly Named[]): Promise<readonly FoldedText[]> => {
  const folded: FoldedText[] = []
  while (folded.length < rows.length) {
    for (const { name } of rows.slice(folded.length, folded.length + slice)) folded.push(foldText(name))
    await pause()
  }
  return folded
}

const known = new WeakMap<readonly Named[], Promise<readonly FoldedText[]>>()

/** The names of rows as they are searched, in the order of the rows; made once, a few at a time. */
export const foldAll = (rows: readonly Named[]): Promise<readonly FoldedText[]> => {
  const folded = known.get(rows) ?? fold(rows)
  known.set(rows, folded)
  return folded
}
