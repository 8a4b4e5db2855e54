import { foldSearch } from '@kupodex/data/names'

/** Something that is searched by its name. */
interface Named {
  name: string
}

/** Folding all names at once would keep a phone from answering for a moment: so many at a time. */
const slice = 200

const pause = () => new Promise<void>((resolve) => void setTimeout(resolve))

const fold = async (rows: readonly Named[]): Promise<readonly string[]> => {
  const folded: string[] = []
  while (folded.length < rows.length) {
    for (const { name } of rows.slice(folded.length, folded.length + slice)) folded.push(foldSearch(name))
    await pause()
  }
  return folded
}

const known = new WeakMap<readonly Named[], Promise<readonly string[]>>()

/** The names of rows as they are searched, in the order of the rows; made once, a few at a time. */
export const foldNames = (rows: readonly Named[]): Promise<readonly string[]> => {
  const folded = known.get(rows) ?? fold(rows)
  known.set(rows, folded)
  return folded
}

/** Whether a folded name has every word of a text, which ignores case, accents and signs. */
export const nameMatcher = (text: string): ((folded: string) => boolean) => {
  const words = foldSearch(text).split(' ')
  return (folded) => words.every((word) => folded.includes(word))
}
