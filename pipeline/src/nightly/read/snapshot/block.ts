import { type CharacterStatus, characterStatuses } from '@kupodex/data/character'
import { isLearnt, listedCollections } from '@kupodex/data/game'
import { column, dataOf, f64, textAt, textColumn, type Texts, u16, u32, u8 } from '#nightly/arrays/columns.ts'
import { pack, type Packable, unpack } from '#nightly/arrays/pack.ts'
import type { Collected } from '#nightly/catalog/catalog.ts'
import type { CharacterForNight, OwnedIds } from '../character.ts'

/** Raised whenever a block is written in another way. */
const kind = { name: 'snapshot-block', version: 4 }

/** What characters own of one collection. */
interface OwnedColumns {
  /** Marks of each character plus one; 0 where the collection is hidden. */
  counts: Uint16Array
  /** From when on dates say when something was obtained (see `OwnedIds`), by character. */
  gainedAfter: Uint32Array
  /** Item ids of each character as steps from the one before (from -1) less one, seven bits a byte, low bits first. */
  steps: Uint8Array
  dates: Uint32Array
}

/** Some characters, column by column. */
interface Columns {
  ids: Float64Array
  statuses: Uint8Array
  worldIds: Uint16Array
  clanIds: Uint8Array
  /** Bit 0 male, 1 female, 2 legacy, 3 found. */
  bits: Uint8Array
  /** A bit for each collection that a player can hide, in the order of the game's collections. */
  hides: Uint8Array
  updatedAt: Float64Array
  priorities: Uint8Array
  names: Texts
  icons: Texts
  /** Ids of free companies, empty for none, and their names. */
  companies: Texts
  companyNames: Texts
  owned: Partial<Record<Collected, OwnedColumns>>
}

const hideable = listedCollections.flatMap((one) => (isLearnt('read', one) ? [one.list.word] : []))

const ownedWriter = (hiddenBefore: number) => {
  const counts = column(u16)
  const gainedAfter = column(u32)
  for (let at = 0; at < hiddenBefore; at++) {
    counts.push(0)
    gainedAfter.push(0)
  }
  return { counts, gainedAfter, steps: column(u8), dates: column(u32) }
}

type OwnedWriter = ReturnType<typeof ownedWriter>

const isAscending = (ids: ArrayLike<number>) => {
  for (let at = 1; at < ids.length; at++) if ((ids[at] as number) <= (ids[at - 1] as number)) return false
  return true
}

const ascending = (marks: OwnedIds): OwnedIds => {
  if (isAscending(marks.ids)) return marks
  const order = Array.from(marks.ids, (_, at) => at).sort((a, b) => (marks.ids[a] as number) - (marks.ids[b] as number))
  const inOrder = (values: ArrayLike<number>) => order.map((at) => values[at] as number)
  return { ...marks, ids: inOrder(marks.ids), dates: inOrder(marks.dates) }
}

const writeMarks = (writer: OwnedWriter, marks: OwnedIds | undefined) => {
  writer.gainedAfter.push(marks?.gainedAfter ?? 0)
  if (!marks) return writer.counts.push(0)
  const { ids, dates } = ascending(marks)
  writer.counts.push(ids.length + 1)
  let before = -1
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] as number
    let step = id - before - 1
    for (; step > 127; step = Math.floor(step / 128)) writer.steps.push((step % 128) + 128)
    writer.steps.push(step)
    writer.dates.push(dates[at] as number)
    before = id
  }
}

/** A block that characters are added to one by one; `bytes` gives it packed. */
export const startBlock = () => {
  const columns = {
    ids: column(f64),
    statuses: column(u8),
    worldIds: column(u16),
    clanIds: column(u8),
    bits: column(u8),
    hides: column(u8),
    updatedAt: column(f64),
    priorities: column(u8),
    names: textColumn(),
    icons: textColumn(),
    companies: textColumn(),
    companyNames: textColumn(),
  }
  const owned = new Map<Collected, OwnedWriter>()
  let size = 0
  return {
    add: (character: CharacterForNight): void => {
      columns.ids.push(character.id)
      columns.statuses.push(characterStatuses.indexOf(character.status))
      columns.worldIds.push(character.worldId)
      columns.clanIds.push(character.clanId)
      const gender = character.gender === 'male' ? 1 : character.gender === 'female' ? 2 : 0
      const { freeCompany, legacy, found } = character
      columns.bits.push(gender | (legacy ? 4 : 0) | (found ? 8 : 0))
      columns.hides.push(hideable.reduce((all, type, at) => all | (character.hides.includes(type) ? 1 << at : 0), 0))
      columns.updatedAt.push(character.updatedAt)
      columns.priorities.push(character.priority)
      columns.names.push(character.name)
      columns.icons.push(character.iconUrl)
      columns.companies.push(freeCompany?.id ?? '')
      columns.companyNames.push(freeCompany?.name ?? '')
      for (const type of Object.keys(character.owned) as Collected[]) {
        if (!owned.has(type)) owned.set(type, ownedWriter(size))
      }
      for (const [type, writer] of owned) writeMarks(writer, character.owned[type])
      size++
    },
    size: () => size,
    bytes: (): Uint8Array<ArrayBuffer> => {
      const collections = [...owned].sort(([a], [b]) => (a < b ? -1 : 1)).map(([type, each]) => [type, dataOf(each)])
      const packed: Record<string, unknown> = { ...dataOf(columns), owned: Object.fromEntries(collections) }
      return pack(kind, packed as Packable)
    },
  }
}

/** Room that reading one block after another uses again and again: new room for each would keep the memory busy. */
export type Room = Map<string, Uint32Array>

const roomFor = (room: Room, name: string, length: number): Uint32Array => {
  const kept = room.get(name)
  if (kept && kept.length >= length) return kept
  const larger = u32(length * 2)
  room.set(name, larger)
  return larger
}

/** Item ids of all characters of a block, one after another. */
const readIds = ({ counts, steps, dates }: OwnedColumns, room: Room, type: string): Uint32Array => {
  const ids = roomFor(room, type, dates.length)
  let [at, mark] = [0, 0]
  for (let row = 0; row < counts.length; row++) {
    let id = -1
    for (let left = counts[row] as number; left > 1; left--) {
      let byte = steps[at++] as number
      let step = byte & 127
      for (let scale = 128; byte > 127; scale *= 128) {
        byte = steps[at++] as number
        step += (byte & 127) * scale
      }
      id += step + 1
      ids[mark++] = id
    }
  }
  return ids
}

/** Of the same kind as other marks: loops over two kinds of arrays take twice the time. */
const noMarks = u32(0)

/** The characters of a packed block. What they own is in shared arrays: use it before the next character, do not keep it. */
export function* charactersOfBlock(bytes: Uint8Array, room: Room = new Map()): Generator<CharacterForNight> {
  const columns = unpack<Columns>(kind, bytes)
  const owned = Object.entries(columns.owned).map(([type, packed]) => {
    return { type: type as Collected, ...packed, ids: readIds(packed, room, type), at: 0 }
  })
  for (const [row, id] of columns.ids.entries()) {
    const bits = columns.bits[row] as number
    const company = textAt(columns.companies, row)
    const shown: CharacterForNight['owned'] = {}
    for (const collection of owned) {
      const count = (collection.counts[row] as number) - 1
      if (count < 0) continue
      const end = collection.at + count
      const gainedAfter = collection.gainedAfter[row] as number
      shown[collection.type] = {
        ids: count === 0 ? noMarks : collection.ids.subarray(collection.at, end),
        dates: count === 0 ? noMarks : collection.dates.subarray(collection.at, end),
        gainedAfter,
      }
      collection.at = end
    }
    yield {
      id,
      status: characterStatuses[columns.statuses[row] as number] as CharacterStatus,
      name: textAt(columns.names, row),
      iconUrl: textAt(columns.icons, row),
      worldId: columns.worldIds[row] as number,
      clanId: columns.clanIds[row] as number,
      gender: bits & 1 ? 'male' : bits & 2 ? 'female' : null,
      freeCompany: company === '' ? null : { id: company, name: textAt(columns.companyNames, row) },
      legacy: (bits & 4) !== 0,
      found: (bits & 8) !== 0,
      updatedAt: columns.updatedAt[row] as number,
      priority: columns.priorities[row] as number,
      owned: shown,
      hides: hideable.filter((_, at) => (columns.hides[row] as number) & (1 << at)),
    }
  }
}
