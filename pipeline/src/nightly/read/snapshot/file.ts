import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { DamagedPackError, pack, unpack } from '#nightly/arrays/pack.ts'
import type { CharacterForNight, CharacterSource } from '../character.ts'
import { charactersOfBlock, type Room, startBlock } from './block.ts'

const indexKind = { name: 'snapshot', version: 1 }

interface Index {
  /** Where each block begins in the file, and where the last one ends. */
  starts: Float64Array
  characters: number
}

/** Characters in a block: some megabytes, so that workers share the blocks evenly and none takes much memory. */
const blockSize = 1024

/** Eight bytes at the end of the file: how long the index before them is. */
const footer = 8

/**
 * Writes a snapshot: everything the night reads of the characters, in blocks that can be read apart from each other, then an
 * index of them. It is written aside and renamed at the end, so that a file under that name is whole.
 */
export const writeSnapshot = async (path: string, size = blockSize) => {
  const aside = `${path}.part`
  const file = await open(aside, 'w')
  const starts = [0]
  let characters = 0
  let block = startBlock()
  const flush = async () => {
    const bytes = block.bytes()
    await file.write(bytes)
    starts.push((starts.at(-1) as number) + bytes.length)
    block = startBlock()
  }
  return {
    /** A full block is written before this resolves. */
    add: async (character: CharacterForNight): Promise<void> => {
      block.add(character)
      characters++
      if (block.size() === size) await flush()
    },
    close: async (): Promise<void> => {
      if (block.size() > 0) await flush()
      const index = pack(indexKind, { starts: Float64Array.from(starts), characters })
      const length = new Uint8Array(footer)
      new DataView(length.buffer).setFloat64(0, index.length, true)
      await file.write(index)
      await file.write(length)
      await file.close()
      await rename(aside, path)
    },
    /** Leaves nothing behind. */
    drop: async (): Promise<void> => {
      await file.close()
      await rm(aside, { force: true })
    },
  }
}

/** Writes all characters of a source into a snapshot. Those that cannot be read are counted and left out; an error leaves no file behind. */
export const takeSnapshot = async (
  source: CharacterSource,
  path: string,
  onProgress: (done: number, about: number | null) => void = () => undefined,
): Promise<{ characters: number; damaged: number }> => {
  const snapshot = await writeSnapshot(path)
  const damaged = new Set<number>()
  let characters = 0
  try {
    for await (const character of source.read((id) => damaged.add(id))) {
      await snapshot.add(character)
      onProgress(++characters, source.about)
    }
  } catch (error) {
    await snapshot.drop()
    throw error
  }
  await snapshot.close()
  return { characters, damaged: damaged.size }
}

/** A snapshot that is open for reading, by any number of readers at once. */
interface Snapshot {
  characters: number
  blocks: number
  /** The characters of a block, each to be used before the next is asked for, and one block after another. */
  read: (block: number) => Generator<CharacterForNight>
  close: () => void
}

/** Opens a snapshot; throws a `DamagedPackError` where it is something else, unfinished or of another version. */
export const openSnapshot = (path: string): Snapshot => {
  const file = openSync(path, 'r')
  let buffer = new Uint8Array()
  const room: Room = new Map()
  const readBytes = (from: number, length: number) => {
    if (buffer.length < length) buffer = new Uint8Array(length * 2)
    const bytes = buffer.subarray(0, length)
    for (let at = 0; at < length;) {
      const read = readSync(file, bytes, at, length - at, from + at)
      if (read === 0) throw new DamagedPackError('tooShort', 'snapshot: the end is missing')
      at += read
    }
    return bytes
  }
  const { size } = fstatSync(file)
  if (size < footer) throw new DamagedPackError('tooShort', 'snapshot: the end is missing')
  const end = readBytes(size - footer, footer)
  const length = new DataView(end.buffer, end.byteOffset).getFloat64(0, true)
  if (!(length >= 0 && length <= size - footer)) throw new DamagedPackError('notPacked', 'snapshot: it has no index')
  const { starts, characters } = unpack<Index>(indexKind, readBytes(size - footer - length, length).slice())
  return {
    characters,
    blocks: starts.length - 1,
    read: (block) => {
      const start = starts[block] as number
      return charactersOfBlock(readBytes(start, (starts[block + 1] as number) - start), room)
    },
    close: () => closeSync(file),
  }
}
