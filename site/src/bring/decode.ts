import type { Language } from '@kupodex/data/game'

const attempt = (bytes: Uint8Array<ArrayBuffer>, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The text of a file: UTF-8, UTF-16 with its mark, or what systems had before, in Japanese Shift JIS, elsewhere Windows-1252, which takes all bytes. */
export const decode = (bytes: Uint8Array<ArrayBuffer>, language: Language): string => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const older = language === 'ja' ? attempt(bytes, 'shift_jis') : null
  return attempt(bytes, 'utf-8') ?? older ?? new TextDecoder('windows-1252').decode(bytes)
}
