import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { type CharacterProfile, foldName, shortestSearch } from '../character/index.ts'
import type { Connection } from './connection.ts'
import { idOfKey, nameIndex } from './table.ts'

/** What a search shows of a character. */
export interface FoundName {
  id: number
  name: string
  iconUrl: string
  worldId: number
}

const cardSchema = z.object({ name: z.string(), iconUrl: z.string(), worldId: z.int().nonnegative() })

/** The partition of a folded name: its first letters, so that every search that is long enough reads one alone. */
const startOf = (folded: string): string => [...folded].slice(0, shortestSearch).join('')

/** The attributes that the name index needs of a profile item; null for who is not to be found: nameless, hidden or gone. */
export const nameAttributes = ({ status, name, iconUrl, worldId }: CharacterProfile) => {
  const folded = status === 'ready' && name !== null ? foldName(name) : ''
  if (folded === '') return null
  return {
    nameStart: startOf(folded),
    nameKey: folded,
    nameCard: { name, iconUrl: iconUrl ?? '', worldId: worldId ?? 0 },
  }
}

/** Looking for characters by name. */
export const nameAccess = ({ table, send }: Connection) => ({
  /** At most `limit` characters whose name begins with a text, by name; none for a text of fewer letters than four. */
  searchNames: async (text: string, limit: number): Promise<FoundName[]> => {
    const folded = foldName(text)
    if ([...folded].length < shortestSearch) return []
    const { Items = [] } = await send(
      new QueryCommand({
        TableName: table,
        IndexName: nameIndex,
        KeyConditionExpression: 'nameStart = :start AND begins_with(nameKey, :text)',
        ExpressionAttributeValues: { ':start': startOf(folded), ':text': folded },
        Limit: limit,
      }),
    )
    return Items.map((item) => ({ id: idOfKey(String(item.pk)), ...cardSchema.parse(item.nameCard) }))
  },
})
