/** What a page says to its worker: what it had loaded before there was one, as addresses. */
export interface LoadedMessage {
  page: string
  loaded: readonly string[]
}

/** What the worker says to a page: it was given what has been kept since then (epoch ms). */
export interface KeptMessage {
  kept: number
}
