import type { Connection } from './connection.ts'
import type { Item } from './item.ts'
import { assembleCharacter, type StoredCharacter } from './stored-character.ts'
import { idOfKey, sortKeys } from './table.ts'

interface ScanOptions {
  /** How many parts of the table are read side by side. */
  segments?: number
  /** Items asked for at a time, for tests; the service's own limit is 1 MB. */
  pageSize?: number
  /** Called with a character that cannot be read; without it such a character stops the scan. */
  onDamaged?: (id: number, error: unknown) => void
}

async function* scanSegment(
  { table }: Connection,
  Segment: number,
  TotalSegments: number,
  pageSize?: number,
): AsyncGenerator<Item[]> {
  let group: Item[] = []
  let ExclusiveStartKey: Item | undefined
  do {
    const page = await table.scan({
      Segment,
      TotalSegments,
      FilterExpression: 'begins_with(pk, :character) AND NOT begins_with(sk, :time)',
      ExpressionAttributeValues: { ':character': sortKeys.character, ':time': sortKeys.time },
      ...(pageSize ? { Limit: pageSize } : {}),
      ...(ExclusiveStartKey ? { ExclusiveStartKey } : {}),
    })
    for (const item of page.Items ?? []) {
      if (group.length > 0 && group[0]?.pk !== item.pk) {
        yield group
        group = []
      }
      group.push(item)
    }
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
  if (group.length > 0) yield group
}

/** Merges several iterators, in the order in which their values arrive. */
async function* interleave<T>(sources: AsyncGenerator<T>[]): AsyncGenerator<T> {
  const take = (source: AsyncGenerator<T>) => source.next().then((result) => ({ source, result }))
  const waiting = new Map(sources.map((source) => [source, take(source)]))
  try {
    while (waiting.size > 0) {
      const { source, result } = await Promise.race(waiting.values())
      if (result.done) {
        waiting.delete(source)
      } else {
        waiting.set(source, take(source))
        yield result.value
      }
    }
  } finally {
    await Promise.allSettled(sources.map((source) => source.return(undefined)))
  }
}

export const scanAccess = (connection: Connection) => ({
  /** Every character once, in no particular order. A scan returns the items of a partition together, so that only one character per segment is in memory. */
  scanCharacters: async function* ({
    segments = 1,
    pageSize,
    onDamaged,
  }: ScanOptions = {}): AsyncGenerator<StoredCharacter> {
    const sources = Array.from({ length: segments }, (_, n) => scanSegment(connection, n, segments, pageSize))
    for await (const group of interleave(sources)) {
      let character: StoredCharacter | null
      try {
        character = assembleCharacter(group)
      } catch (error) {
        if (!onDamaged) throw error
        onDamaged(idOfKey(String(group[0]?.pk)), error)
        continue
      }
      if (character) yield character
    }
  },
})
