import { type Client, decodeOwned, need } from '@kupodex/data/client'

/** Which mounts each character of a group lacks of those that at least one of them has. */
export const whoLacksWhat = async (kupodex: Client, ids: number[]): Promise<Map<string, number[]>> => {
  // Every list has one address: ids in ascending order, each once, at most 100.
  const inOrder = [...new Set(ids)].sort((a, b) => a - b)
  const { characters, types } = need(await kupodex.ask('charsitems', { types: 'mounts', ids: inOrder.join() }))
  const { things = [], owned = [] } = types.mount ?? {}

  const missing = new Map<string, number[]>()
  for (const [at, character] of characters.entries()) {
    const has = decodeOwned(things, owned[at] ?? null)
    // Hidden, private, or never read: nothing is known of them, which is not the same as having none.
    if (character === null || has === null) continue
    missing.set(
      character.name,
      things.filter((id) => !has.includes(id)),
    )
  }
  return missing
}
