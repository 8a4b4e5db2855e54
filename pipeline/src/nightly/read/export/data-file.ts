import { gunzipSync } from 'node:zlib'
import type { Proofs } from '@kupodex/data/character'
import { assembleCharacter, idOfKey, sortKeys } from '@kupodex/data/store'
import type { CharacterForNight } from '../character.ts'
import { readStored } from '../from-store.ts'
import { type Attribute, itemFromJson, plainItem, type RawItem } from './attributes.ts'

/** What was found in a data file besides characters. */
interface FileFindings {
  /** Called with a character that cannot be read, which is left out, or of which a part cannot be read. */
  onDamaged: (id: number) => void
  /** Called with a character whose profile is not in the file: if another file has it, its items lie scattered. */
  onOrphan: (id: number) => void
}

const newline = 10

/** The lines of a text in bytes; a text of a whole file may be longer than a string can be. */
function* linesOf(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder()
  for (let from = 0; from < bytes.length;) {
    const found = bytes.indexOf(newline, from)
    const to = found < 0 ? bytes.length : found
    if (to > from) yield decoder.decode(bytes.subarray(from, to))
    from = to + 1
  }
}

interface Line {
  Item: Record<string, Attribute>
}

const keyOf = (attribute: Attribute | undefined): string => {
  const text = attribute?.S
  return typeof text === 'string' ? text : ''
}

/** The items of one data file of a table export, as they were written to the table. */
export function* itemsOfDataFile(gzipped: Uint8Array): Generator<RawItem> {
  for (const line of linesOf(gunzipSync(gzipped))) yield itemFromJson((JSON.parse(line) as Line).Item)
}

/**
 * The characters of one data file of a table export (gzipped DynamoDB JSON, an item a line). The service promises no order, so
 * items are put together by their character over the whole file.
 */
export function* charactersOfDataFile(
  gzipped: Uint8Array,
  proofs: Proofs,
  { onDamaged, onOrphan }: FileFindings,
): Generator<CharacterForNight> {
  const items = new Map<string, Record<string, Attribute>[]>()
  for (const line of linesOf(gunzipSync(gzipped))) {
    const { Item } = JSON.parse(line) as Line
    const key = keyOf(Item.pk)
    if (!key.startsWith(sortKeys.character) || keyOf(Item.sk).startsWith(sortKeys.time)) continue
    const known = items.get(key)
    if (known) known.push(Item)
    else items.set(key, [Item])
  }
  for (const [key, ofCharacter] of items) {
    const id = idOfKey(key)
    let stored: ReturnType<typeof assembleCharacter>
    try {
      stored = assembleCharacter(ofCharacter.map(plainItem))
    } catch {
      onDamaged(id)
      continue
    }
    if (stored) yield readStored(stored, proofs, onDamaged)
    else onOrphan(id)
  }
}
