/** Buffers that are kept by name; the oldest go where all together are more than `most` bytes. */
export const keepWithin = (most: number) => {
  const kept = new Map<string, Buffer>()
  let bytes = 0
  const keep = (name: string, buffer: Buffer): void => {
    if (kept.has(name)) return
    kept.set(name, buffer)
    bytes += buffer.length
    for (const [oldest, { length }] of kept) {
      if (bytes <= most) return
      kept.delete(oldest)
      bytes -= length
    }
  }
  /** What is kept under a name, or what `make` gives, which is kept from then on unless it is null. */
  return async <T extends Buffer | null>(name: string, make: () => Promise<T>): Promise<Buffer | T> => {
    const found = kept.get(name) ?? (await make())
    if (found !== null) keep(name, found)
    return found
  }
}
