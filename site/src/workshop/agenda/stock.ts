import type { AgendaFile } from './task.ts'

export interface Stock {
  amounts: ReadonlyMap<number, number>
  /** Lines that name no material, or no amount. */
  unread: readonly string[]
}

const folded = (text: string): string => text.normalize('NFKC').trim().toLocaleLowerCase().replaceAll('’', "'")

/** Reads a list with a material and its amount in each line, in either order; the last line about a material counts. */
export const readStock = (text: string, materials: AgendaFile['materials']): Stock => {
  const ids = new Map(materials.flatMap(({ id, name, english }) => [name, english].map((one) => [folded(one), id])))
  const amounts = new Map<number, number>()
  const unread: string[] = []
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue
    const [, before, name = '', after] =
      /^\s*(?:(\d{1,4})\s*[x×]?\s+)?(.*?)(?:[\s:：x×,;\t]+(\d{1,4}))?\s*$/iu.exec(line) ?? []
    const amount = after ?? before
    const id = ids.get(folded(name))
    if (id === undefined || amount === undefined) unread.push(line.trim())
    else amounts.set(id, Number(amount))
  }
  return { amounts, unread }
}
