import type { CharacterForNight } from '../character.ts'
import { openSnapshot } from './file.ts'

/** Characters in parts that can be read apart from each other; plain data, so that it can be sent to another thread. */
export interface PartedSource {
  kind: 'snapshot'
  path: string
}

/** A parted source that is open. */
export interface OpenParts {
  parts: number
  /** How many characters there are. */
  about: number
  /** The characters of a part, each to be used before the next is asked for. */
  read: (part: number) => Iterable<CharacterForNight>
  close: () => void
}

/** Opens a parted source. */
export const openParts = ({ path }: PartedSource): OpenParts => {
  const { blocks, characters, read, close } = openSnapshot(path)
  return { parts: blocks, about: characters, read, close }
}
