const polynomial = 0xedb88320

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1
  return value
})

/** CRC-32 (ISO 3309, as in zip and PNG) of the first `length` bytes, as an unsigned 32 bit number. */
export const crc32 = (bytes: Uint8Array, length = bytes.length): number => {
  let crc = 0xffffffff
  for (let at = 0; at < length; at++) crc = (crc >>> 8) ^ (table[(crc ^ (bytes[at] as number)) & 255] as number)
  return (crc ^ 0xffffffff) >>> 0
}
