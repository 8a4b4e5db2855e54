import type { Client } from '@kupodex/data/client'

/** What a chat bot says when somebody asks for a character by name. */
export const lookUp = async (kupodex: Client, text: string): Promise<string> => {
  const found = await kupodex.ask('charsearch', { text })
  if (!found.ok) return found.code === 'badSearch' ? 'Please type at least four letters.' : 'Please try again later.'
  const [first] = found.value.results
  if (first === undefined) return `There is no ${text} on Kupodex.`

  const character = await kupodex.ask('charcache', { id: first.id })
  if (!character.ok) return 'Please try again later.'
  const { name, worldName, mountCount, mountPossible, mountRank } = character.value
  // Null means not known or not ranked, never none.
  const rank = mountRank === null ? 'not ranked' : `rank ${mountRank} on ${worldName}`
  return `${name} (${worldName}): ${mountCount} of ${mountPossible} mounts, ${rank}`
}
