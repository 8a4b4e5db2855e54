import { isKey } from './wanted.ts'

/** What a fish is called in the codes of trackers, and in our tables. */
export interface CodedFish {
  id: number
  itemId: number
}

export type CodeProblem = 'notJson' | 'shape' | 'empty' | 'tooLong'

export type ReadCode = { ok: true; itemIds: number[] } | { ok: false; problem: CodeProblem }

export interface ImportPlan {
  /** Fish, by their ids in our tables, that are not checked off yet. */
  add: number[]
  /** How many item ids are of no fish in the tables. */
  unknown: number
}

/** The longest code that is read, in characters: a tracker's whole settings with every fish are a tenth of it. */
const longest = 500_000

/** The code of the fish that a character has: the item ids as a JSON array, which trackers import. */
export const codeOf = (fish: readonly CodedFish[], owned: ReadonlySet<number>): string =>
  JSON.stringify(
    fish
      .filter(({ id }) => owned.has(id))
      .map(({ itemId }) => itemId)
      .sort((a, b) => a - b),
  )

const refuse = (problem: CodeProblem): ReadCode => ({ ok: false, problem })

/** Reads a code: an array of item ids, or a tracker's settings, which have such an array as `completed`. */
export const readCode = (text: string): ReadCode => {
  if (text.length > longest) return refuse('tooLong')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return refuse('notJson')
  }
  const list = Array.isArray(json) ? json : (json as { completed?: unknown } | null)?.completed
  if (!Array.isArray(list) || !list.every(isKey)) return refuse('shape')
  return list.length === 0 ? refuse('empty') : { ok: true, itemIds: [...new Set(list)] }
}

/** What importing item ids would add to what a character has; nothing is ever taken away. */
export const planImport = (
  itemIds: readonly number[],
  fish: readonly CodedFish[],
  owned: ReadonlySet<number>,
): ImportPlan => {
  const byItem = new Map(fish.map(({ id, itemId }) => [itemId, id]))
  const known = itemIds.flatMap((itemId) => byItem.get(itemId) ?? [])
  return { add: known.filter((id) => !owned.has(id)), unknown: itemIds.length - known.length }
}
