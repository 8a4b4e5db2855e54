const weak = (etag: string) => etag.trim().replace(/^W\//, '')

/** Whether an If-None-Match header says that the reader has this version: a list of ETags, weak or strong, or `*`. */
export const hasAlready = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' || (ifNoneMatch.match(/(W\/)?"[^"]*"/g) ?? []).some((each) => weak(each) === weak(etag)))

/** A part of a body, both ends counted. */
interface ByteRange {
  first: number
  last: number
}

/**
 * The part of a body of `size` bytes that a reader wants: `whole` where nothing or nothing that we know is asked for (several
 * parts at once), `none` where no byte of it is there.
 */
export const rangeOf = (
  { range, 'if-range': ifRange }: { range?: string | undefined; 'if-range'?: string | string[] | undefined },
  { size, etag }: { size: number; etag: string },
): ByteRange | 'whole' | 'none' => {
  const found = /^bytes=(\d*)-(\d*)$/.exec(range ?? '')
  if (!found || (found[1] === '' && found[2] === '')) return 'whole'
  // A weak mark does not say that bytes are the same.
  if (ifRange !== undefined && ifRange !== etag) return 'whole'
  const [from, to] = [found[1] ?? '', found[2] ?? '']
  if (from === '')
    return Number(to) === 0 || size === 0 ? 'none' : { first: Math.max(0, size - Number(to)), last: size - 1 }
  if (to !== '' && Number(to) < Number(from)) return 'whole'
  if (Number(from) >= size) return 'none'
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
