const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** A column of numbers that grows. */
export interface Column<Data> {
  push: (value: number) => void
  /** The values so far; what is pushed later does not show in it. */
  data: () => Data
}

export type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array

export const u8 = (length: number) => new Uint8Array(length)
export const u16 = (length: number) => new Uint16Array(length)
export const u32 = (length: number) => new Uint32Array(length)
export const f64 = (length: number) => new Float64Array(length)

/** An empty column; `make` allocates its storage, such as `u32`. */
export const column = <Data extends Numbers>(make: (length: number) => Data): Column<Data> => {
  let data = make(64)
  let length = 0
  return {
    push: (value) => {
      if (length === data.length) {
        const larger = make(length * 2)
        larger.set(data)
        data = larger
      }
      data[length++] = value
    },
    data: () => data.subarray(0, length) as Data,
  }
}

/** Many short texts in two arrays: a million names as strings would take several times the memory. */
export interface Texts {
  bytes: Uint8Array
  /** Where each text ends in `bytes`; it starts where the one before ends. */
  ends: Float64Array
}

export const textColumn = () => {
  let bytes = new Uint8Array(1024)
  let end = 0
  const ends = column(f64)
  return {
    push: (text: string) => {
      // UTF-8 takes at most three bytes a UTF-16 unit.
      const room = end + text.length * 3
      if (room > bytes.length) {
        const larger = new Uint8Array(Math.max(room, bytes.length * 2))
        larger.set(bytes.subarray(0, end))
        bytes = larger
      }
      end += encoder.encodeInto(text, bytes.subarray(end)).written
      ends.push(end)
    },
    data: (): Texts => ({ bytes: bytes.subarray(0, end), ends: ends.data() }),
  }
}

/** What columns have so far, by their names. */
export const dataOf = <Columns extends Record<string, { data: () => unknown }>>(columns: Columns) =>
  Object.fromEntries(Object.entries(columns).map(([name, { data }]) => [name, data()])) as {
    [Name in keyof Columns]: ReturnType<Columns[Name]['data']>
  }

const startOf = (ends: Texts['ends'], index: number): number => (index === 0 ? 0 : (ends[index - 1] as number))

export const textAt = ({ bytes, ends }: Texts, index: number): string =>
  decoder.decode(bytes.subarray(startOf(ends, index), ends[index]))

export const isSameText = ({ bytes, ends }: Texts, a: number, b: number): boolean => {
  const [startA, startB] = [startOf(ends, a), startOf(ends, b)]
  const length = (ends[a] as number) - startA
  if ((ends[b] as number) - startB !== length) return false
  for (let at = 0; at < length; at++) if (bytes[startA + at] !== bytes[startB + at]) return false
  return true
}

/** What texts begin with: itself, and its length in bytes. */
export interface TextStart {
  text: string
  length: number
}

/** The longest start that all texts share that are not empty, cut after its last slash: addresses share their folder. */
export const commonStart = ({ bytes, ends }: Texts): TextStart => {
  let [from, length] = [-1, 0]
  for (let index = 0, start = 0; index < ends.length; start = ends[index++] as number) {
    const end = ends[index] as number
    if (end === start) continue
    if (from < 0) [from, length] = [start, end - start]
    let same = 0
    while (same < length && start + same < end && bytes[start + same] === bytes[from + same]) same++
    length = same
  }
  const slash = bytes.subarray(from, from + length).lastIndexOf('/'.charCodeAt(0))
  return { text: decoder.decode(bytes.slice(from, from + slash + 1)), length: slash + 1 }
}

/** The texts of several lists, one after another, in memory that threads share. */
export const joinTexts = (lists: readonly Texts[]): Texts => {
  const bytes = new Uint8Array(new SharedArrayBuffer(lists.reduce((sum, list) => sum + list.bytes.length, 0)))
  const ends = new Float64Array(new SharedArrayBuffer(8 * lists.reduce((sum, list) => sum + list.ends.length, 0)))
  let [byte, text] = [0, 0]
  for (const list of lists) {
    bytes.set(list.bytes, byte)
    for (let at = 0; at < list.ends.length; at++) ends[text++] = byte + (list.ends[at] as number)
    byte += list.bytes.length
  }
  return { bytes, ends }
}
