/** Ids by due time, the earliest first. An id may be in it more than once; the taker knows which entry still holds. */
export class DueHeap {
  readonly #due: number[] = []
  readonly #ids: number[] = []

  push(id: number, due: number): void {
    let at = this.#due.length
    while (at > 0) {
      const parent = (at - 1) >> 1
      const above = this.#due[parent] as number
      if (above <= due) break
      this.#put(at, this.#ids[parent] as number, above)
      at = parent
    }
    this.#put(at, id, due)
  }

  /** The earliest due time; Infinity for an empty one. */
  get next(): number {
    return this.#due[0] ?? Infinity
  }

  pop(): { id: number; due: number } | undefined {
    const due = this.#due[0]
    const id = this.#ids[0]
    if (due === undefined || id === undefined) return undefined
    const lastDue = this.#due.pop() as number
    const lastId = this.#ids.pop() as number
    if (this.#due.length > 0) this.#sink(lastId, lastDue)
    return { id, due }
  }

  #sink(id: number, due: number): void {
    const size = this.#due.length
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= size) break
      if (child + 1 < size && (this.#due[child + 1] as number) < (this.#due[child] as number)) child++
      const below = this.#due[child] as number
      if (below >= due) break
      this.#put(at, this.#ids[child] as number, below)
      at = child
    }
    this.#put(at, id, due)
  }

  #put(at: number, id: number, due: number): void {
    this.#due[at] = due
    this.#ids[at] = id
  }
}
