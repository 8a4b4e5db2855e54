/** Runs `work` on every item, at most `width` at a time; after an error no more are begun, and the first is thrown. */
export const eachInParallel = async <Item>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const left = items[Symbol.iterator]()
  let failed = false
  const worker = async () => {
    while (!failed) {
      const { value, done } = left.next()
      if (done === true) return
      try {
        await work(value)
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  const results = await Promise.allSettled(Array.from({ length: width }, worker))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

/**
 * Cuts a stream of sized things into batches: at most a number of things, or a number of bytes plus the last thing. What lies at a path of this
 * machine has no bytes in memory yet, and none that count.
 */
export async function* inBatches<Item extends { size: number; path?: string }>(
  items: AsyncIterable<Item> | Iterable<Item>,
  limit: { files: number; bytes: number },
): AsyncGenerator<Item[]> {
  let batch: Item[] = []
  let bytes = 0
  for await (const item of items) {
    batch.push(item)
    if (item.path === undefined) bytes += item.size
    if (batch.length < limit.files && bytes < limit.bytes) continue
    yield batch
    batch = []
    bytes = 0
  }
  if (batch.length > 0) yield batch
}
