// Not by its index: worker threads would load the clients of AWS with it.
import { hashOf } from '#publish/file.ts'
import type { ManifestEntry } from '#publish/index.ts'
import { JsonWriter } from '../json/json-writer.ts'

export interface NightFile extends ManifestEntry {
  key: string
  bytes: Uint8Array<ArrayBuffer>
}

/** What every answer of a night says of itself. */
export interface Stamp {
  /** When the game's data last changed (epoch ms). */
  deployTime: number
  /** When the night runs (epoch ms). */
  now: number
  /** The files published before, by key. */
  before: Readonly<Record<string, ManifestEntry>>
}

const encoder = new TextEncoder()

/**
 * Makes the answers of a night, whole ones or several at a time piece by piece. If nothing but the time changed in a file it
 * keeps the time of before, and so its bytes: otherwise every file would be new every night. `published.json` says how old
 * the whole is.
 */
export const stamper = ({ deployTime, now, before }: Stamp) => {
  const ownWriter = new JsonWriter()
  /** For files that are written side by side: their room is used again by the next ones. */
  const writers: JsonWriter[] = []
  const head = `{"deployTime":${deployTime},"generateTime":`
  const timeOf = (key: string) => before[key]?.time ?? now

  /** Begins a file with a writer of its own; its fields follow, each beginning with a comma. */
  const start = (key: string, writer: JsonWriter): void => {
    writer.clear()
    writer.raw(`${head}${timeOf(key)}`)
  }
  /** The file that was begun with `start`, after all of its fields. */
  const finish = (key: string, writer: JsonWriter): NightFile => {
    writer.raw('}')
    const { bytes } = writer
    const old = before[key]
    const time = timeOf(key)
    const asItIs = (hash: string): NightFile => ({ key, hash, size: bytes.length, time, bytes: bytes.slice() })
    if (time === now) return asItIs(hashOf(bytes))
    // A file of another size has changed for sure.
    if (old?.size === bytes.length) {
      const hash = hashOf(bytes)
      if (hash === old.hash) return asItIs(hash)
    }
    const begin = encoder.encode(`${head}${now}`)
    const rest = bytes.subarray(head.length + String(time).length)
    const renewed = new Uint8Array(begin.length + rest.length)
    renewed.set(begin)
    renewed.set(rest, begin.length)
    return { key, hash: hashOf(renewed), size: renewed.length, time: now, bytes: renewed }
  }
  /** Makes a whole file; `write` writes its fields. */
  const file = (key: string, write: (writer: JsonWriter) => void): NightFile => {
    start(key, ownWriter)
    write(ownWriter)
    return finish(key, ownWriter)
  }
  /** Makes a whole file of the fields of a small answer. */
  const answer = (key: string, fields: object): NightFile =>
    file(key, (writer) => writer.raw(`,${JSON.stringify(fields).slice(1, -1)}`))
  return Object.assign(file, { answer, start, finish, writers })
}

export type Stamper = ReturnType<typeof stamper>
