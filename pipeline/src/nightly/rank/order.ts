const bits = 11
const buckets = 1 << bits

/**
 * Sorts `order` (numbers of rows) by `keys[row]`, ascending, keeping the order of rows with equal keys: a radix sort, whose
 * time is the same for any keys. A digit that all keys share costs one look at them.
 */
export const sortStable = (order: Uint32Array<ArrayBuffer>, keys: Uint32Array): Uint32Array<ArrayBuffer> => {
  let from = order
  let to = new Uint32Array(order.length)
  const starts = new Uint32Array(buckets)
  for (let shift = 0; shift < 32; shift += bits) {
    starts.fill(0)
    for (let at = 0; at < from.length; at++) {
      starts[((keys[from[at] as number] as number) >>> shift) & (buckets - 1)]!++
    }
    if (starts.includes(from.length)) continue
    let start = 0
    for (let bucket = 0; bucket < buckets; bucket++) {
      const count = starts[bucket] as number
      starts[bucket] = start
      start += count
    }
    for (let at = 0; at < from.length; at++) {
      const row = from[at] as number
      to[starts[((keys[row] as number) >>> shift) & (buckets - 1)]!++] = row
    }
    ;[from, to] = [to, from]
  }
  return from
}

/** The rows of `ids` by ascending id. Throws where an id is there twice: one character must not rank twice. */
export const orderById = (ids: Float64Array): Uint32Array<ArrayBuffer> => {
  const rows = Uint32Array.from(ids, (_, row) => row)
  const low = Uint32Array.from(ids, (id) => id % 2 ** 32)
  const high = Uint32Array.from(ids, (id) => Math.floor(id / 2 ** 32))
  const order = sortStable(sortStable(rows, low), high)
  for (let at = 1; at < order.length; at++) {
    const id = ids[order[at] as number]
    if (id === ids[order[at - 1] as number]) throw new Error(`character ${id} was read twice`)
  }
  return order
}

/** The rows of a board in its order: score descending, date ascending, id ascending; rows without a score are left out. */
export const orderOfBoard = (byId: Uint32Array, scores: Uint32Array, dates: Uint32Array): Uint32Array<ArrayBuffer> => {
  const ranked = new Uint32Array(byId.length)
  const falling = new Uint32Array(scores.length)
  let count = 0
  for (let at = 0; at < byId.length; at++) {
    const row = byId[at] as number
    const score = scores[row] as number
    falling[row] = ~score
    ranked[count] = row
    if (score > 0) count++
  }
  return sortStable(sortStable(ranked.slice(0, count), dates), falling)
}
