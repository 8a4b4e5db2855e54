import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Drawn } from './draw/decode.ts'
import { drawCell, drawMap, drawSingle } from './draw/draw.ts'
import { sourceHash } from './kept.ts'
import type { Candidate } from './source/source.ts'

/** What every Ogg file begins with (RFC 3533). */
const beginning = Buffer.from('OggS')

/** A sample as it is published: what it was, if it is an Ogg file. */
const checkSound = async (bytes: Buffer): Promise<Drawn> =>
  bytes.subarray(0, beginning.length).equals(beginning)
    ? { ok: true, bytes }
    : { ok: false, kind: 'damaged', why: 'not an Ogg file' }

/** What can be made of a file. */
const makers = { cell: drawCell, single: drawSingle, map: drawMap, sound: checkSound } as const

export type Kind = keyof typeof makers

export interface Skipped {
  name: string
  kind: 'damaged' | 'huge'
  why: string
}

/** What is known of a file after it was read: the hash of its bytes, null without any. */
type Seen = string | null

/** What one run reads and draws. Each file is read once, each picture drawn once; what is drawn waits in a folder of the run. */
export interface Workshop {
  /** The hash of the first file that something can be made of; null where there is none. What has the hash `known` was good before and is not drawn. */
  choose: (kind: Kind, candidates: readonly Candidate[], known: string | undefined) => Promise<string | null>
  /** Whether a file of this run has that hash, so that it can be made. */
  has: (hash: string) => boolean
  /** What is made of the file with that hash. */
  make: (kind: Kind, hash: string) => Promise<Buffer>
  /** Files that were skipped, by name. */
  skipped: () => readonly Skipped[]
}

const openWorkshop = (folder: string): Workshop => {
  const seen = new Map<string, Promise<Seen>>()
  const sources = new Map<string, Candidate>()
  const made = new Map<string, Promise<Drawn>>()
  const skipped = new Map<string, Skipped>()
  const pathOf = (kind: Kind, hash: string) => join(folder, `${kind}-${hash}`)

  const look = async (candidate: Candidate): Promise<Seen> => {
    const read = await candidate.read()
    if (read.kind === 'huge') skipped.set(candidate.name, { name: candidate.name, ...read })
    if (read.kind !== 'bytes') return null
    const hash = sourceHash(read.bytes)
    sources.set(hash, candidate)
    return hash
  }
  const seeOnce = (candidate: Candidate): Promise<Seen> => {
    const before = seen.get(candidate.name) ?? look(candidate)
    seen.set(candidate.name, before)
    return before
  }
  const draw = async (kind: Kind, hash: string): Promise<Drawn> => {
    const read = await sources.get(hash)?.read()
    if (read?.kind !== 'bytes') throw new Error(`${sources.get(hash)?.name} is gone while it is being read`)
    const drawn = await makers[kind](read.bytes)
    if (drawn.ok) await writeFile(pathOf(kind, hash), drawn.bytes)
    return drawn.ok ? { ok: true, bytes: Buffer.alloc(0) } : drawn
  }
  const drawOnce = (kind: Kind, hash: string): Promise<Drawn> => {
    const path = pathOf(kind, hash)
    const before = made.get(path) ?? draw(kind, hash)
    made.set(path, before)
    return before
  }
  return {
    choose: async (kind, candidates, known) => {
      for (const candidate of candidates) {
        const hash = await seeOnce(candidate)
        if (hash === null) continue
        if (hash === known) return hash
        const drawn = await drawOnce(kind, hash)
        if (drawn.ok) return hash
        skipped.set(candidate.name, { name: candidate.name, kind: drawn.kind, why: drawn.why })
      }
      return null
    },
    has: (hash) => sources.has(hash),
    make: async (kind, hash) => {
      const drawn = await drawOnce(kind, hash)
      if (!drawn.ok) throw new Error(`${sources.get(hash)?.name} was read before and cannot be now: ${drawn.why}`)
      return readFile(pathOf(kind, hash))
    },
    skipped: () => [...skipped.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
  }
}

/** Runs work with a workshop and its folder, which is gone afterwards. */
export const withWorkshop = async <T>(work: (workshop: Workshop, folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'kupodex-pictures-'))
  try {
    return await work(openWorkshop(folder), folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
