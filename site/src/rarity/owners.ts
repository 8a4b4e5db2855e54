import type { RarityAnswer } from '@kupodex/data/contract'

/** Owners of every item of a type by scope, in the order of `scopes`: global, then data centers. */
export interface RarityOwners {
  generateTime: number
  scopes: readonly string[]
  /** Characters counted in each scope. */
  characters: readonly number[]
  /** Owners in each scope by item id. */
  owners: Readonly<Record<string, readonly number[]>>
}

declare module '#ask/files.ts' {
  interface FileAnswers {
    rarityOwners: RarityOwners
  }
}

/** Puts the lists of several scopes of one type side by side; a scope without a list is left out. */
export const ownersIn = (scopes: readonly string[], listOf: (scope: string) => RarityAnswer | null): RarityOwners => {
  const lists = scopes.flatMap((scope) => {
    const answer = listOf(scope)
    return answer === null
      ? []
      : [{ scope, answer, counts: new Map(answer.rarity.map(({ id, count }) => [id, count])) }]
  })
  const ids = lists[0] === undefined ? [] : [...lists[0].counts.keys()].sort((a, b) => a - b)
  return {
    generateTime: lists[0]?.answer.generateTime ?? 0,
    scopes: lists.map(({ scope }) => scope),
    characters: lists.map(({ answer }) => answer.charCount),
    owners: Object.fromEntries(ids.map((id) => [id, lists.map(({ counts }) => counts.get(id) ?? 0)])),
  }
}
