const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** A column of numbers that grows. */
export interface Column<Data> {
  push: (value: number) => void
  /** The values so far; what is pushed later does not show in it. */
  data: () => Data
}

type Numbers = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>

/** An empty column; `make` allocates its storage (`(length) => new Uint32Array(length)`). */
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
  bytes: Uint8Array<ArrayBuffer>
  /** Where each text ends in `bytes`; it starts where the one before ends. */
  ends: Float64Array<ArrayBuffer>
}

/** An empty list of texts that grows. */
export const textColumn = () => {
  let bytes = new Uint8Array(1024)
  let end = 0
  const ends = column((length) => new Float64Array(length))
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

/** The text number `index`. */
export const textAt = ({ bytes, ends }: Texts, index: number): string =>
  decoder.decode(bytes.subarray(index === 0 ? 0 : ends[index - 1], ends[index]))

/** The texts of `a`, then those of `b`. */
export const joinTexts = (a: Texts, b: Texts): Texts => {
  const bytes = new Uint8Array(a.bytes.length + b.bytes.length)
  bytes.set(a.bytes)
  bytes.set(b.bytes, a.bytes.length)
  const ends = new Float64Array(a.ends.length + b.ends.length)
  ends.set(a.ends)
  for (const [index, end] of b.ends.entries()) ends[a.ends.length + index] = a.bytes.length + end
  return { bytes, ends }
}
