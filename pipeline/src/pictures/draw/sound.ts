import type { Drawn } from './decode.ts'

/** What every Ogg file begins with (RFC 3533). */
const beginning = Buffer.from('OggS')

/** A sample as it is published: what it was, if it is an Ogg file. */
export const checkSound = async (bytes: Buffer): Promise<Drawn> =>
  bytes.subarray(0, beginning.length).equals(beginning)
    ? { ok: true, bytes }
    : { ok: false, kind: 'damaged', why: 'not an Ogg file' }
