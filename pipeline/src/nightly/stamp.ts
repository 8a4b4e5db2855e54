import { hashOf, type ManifestEntry } from '../publish/index.ts'
import { JsonWriter } from './json-writer.ts'

/** A file of the night with its bytes. */
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
 * Makes the answers of a night one after another. `write` writes the fields after the times, each beginning with a comma. If
 * nothing else in a file changed it keeps the time of before, and so its bytes: otherwise every file would be new every
 * night. `published.json` says how old the whole is.
 */
export const stamper = ({ deployTime, now, before }: Stamp) => {
  const writer = new JsonWriter()
  const head = `{"deployTime":${deployTime},"generateTime":`
  const bytesAt = (time: number, write: (writer: JsonWriter) => void) => {
    writer.clear()
    writer.raw(`${head}${time}`)
    write(writer)
    writer.raw('}')
    return writer.bytes
  }
  const file = (key: string, time: number, bytes: Uint8Array, hash = hashOf(bytes)): NightFile => {
    return { key, hash, size: bytes.length, time, bytes: bytes.slice() }
  }
  return (key: string, write: (writer: JsonWriter) => void): NightFile => {
    const old = before[key]
    if (old?.time === undefined) return file(key, now, bytesAt(now, write))
    const bytes = bytesAt(old.time, write)
    const hash = hashOf(bytes)
    if (hash === old.hash) return file(key, old.time, bytes, hash)
    // Times of our days have as many digits: putting the new one in its place saves writing all again.
    if (String(old.time).length !== String(now).length) return file(key, now, bytesAt(now, write))
    encoder.encodeInto(String(now), bytes.subarray(head.length))
    return file(key, now, bytes)
  }
}

/** Makes the answers of a night. */
export type Stamper = ReturnType<typeof stamper>
