import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { chooseEncoding, compressed } from './compress.ts'

describe('chooseEncoding', () => {
  test.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['gzip;q=0, br;q=0', null],
    ['br;q=0, gzip', 'gzip'],
    ['gzip; q=0.000, *', 'br'],
    ['*;q=0', null],
    ['*;q=0, gzip', 'gzip'],
    ['identity', null],
    ['', null],
  ])('%s', (accept, encoding) => expect(chooseEncoding(accept, 'application/json', 5000)).toBe(encoding))

  test('nothing that is small, huge or packed already', () => {
    expect(chooseEncoding('br', 'image/webp', 5000)).toBeNull()
    expect(chooseEncoding('br', 'text/html', 999)).toBeNull()
    expect(chooseEncoding('br', 'text/html', 10_000_001)).toBeNull()
  })
})

describe('compressed', () => {
  const [one, other] = [Buffer.from('one '.repeat(500)), Buffer.from('two '.repeat(500))]

  test('a body comes back as it was, in either encoding', async () => {
    expect(brotliDecompressSync(await compressed(one, 'br', '"1"'))).toEqual(one)
    expect(gunzipSync(await compressed(one, 'gzip', '"1"'))).toEqual(one)
  })

  test('what has a strong ETag is kept under it', async () => {
    const first = await compressed(one, 'br', '"kept"')
    expect(await compressed(one, 'br', '"kept"')).toBe(first)
    expect(brotliDecompressSync(await compressed(other, 'br', '"other"'))).toEqual(other)
  })

  test.each([undefined, '', 'W/"weak"'])('what has the ETag %j is not', async (etag) => {
    expect(brotliDecompressSync(await compressed(one, 'br', etag))).toEqual(one)
    expect(brotliDecompressSync(await compressed(other, 'br', etag))).toEqual(other)
  })
})
