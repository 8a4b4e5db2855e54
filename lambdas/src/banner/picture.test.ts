import { deflateSync } from 'node:zlib'
import { bannerLimits, bannerWidths } from '@kupodex/data/contract'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { boastingJpeg, boastingPng, chunkOf, hugePng, redAndBlue, withChunks } from './pictures.fixture.ts'
import { type BannerPicture, makeBanner } from './picture.ts'

let png: Buffer
let jpeg: Buffer
beforeAll(async () => {
  png = await redAndBlue(1200, 500).png().toBuffer()
  jpeg = await redAndBlue(1200, 500).jpeg().toBuffer()
})

const made = async (bytes: Buffer): Promise<BannerPicture[]> => {
  const outcome = await makeBanner(bytes)
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

const codeOf = async (bytes: Buffer): Promise<string> => {
  const outcome = await makeBanner(bytes)
  return outcome.ok ? 'ok' : outcome.code
}

/** The colour of a pixel, by its place from 0 to 1. WebP has readers of its own, which the process of the function may not run. */
const colorAt = async ({ bytes }: BannerPicture, x: number, y: number): Promise<number[]> => {
  sharp.unblock({ operation: ['VipsForeignLoadWebp'] })
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * info.channels
  return [...data.subarray(at, at + 3)]
}

const near = (color: number[], wanted: number[]) =>
  color.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 30)
const isRed = async (picture: BannerPicture, x: number, y: number) => near(await colorAt(picture, x, y), [220, 20, 20])
const isBlue = async (picture: BannerPicture, x: number, y: number) => near(await colorAt(picture, x, y), [20, 20, 220])

const metadataOf = ({ bytes }: BannerPicture) => {
  sharp.unblock({ operation: ['VipsForeignLoadWebp'] })
  return sharp(bytes).metadata()
}

describe('a picture becomes a banner', () => {
  test('in each width, twice as wide as high, as WebP with nothing else in it', async () => {
    for (const bytes of [png, jpeg]) {
      const pictures = await made(bytes)
      expect(pictures.map(({ width }) => width)).toEqual([...bannerWidths])
      for (const picture of pictures) {
        const { format, width, height, exif, icc, xmp, iptc, pages } = await metadataOf(picture)
        expect({ format, width, height }).toEqual({ format: 'webp', width: picture.width, height: picture.width / 2 })
        expect([exif, icc, xmp, iptc, pages]).toEqual([undefined, undefined, undefined, undefined, undefined])
      }
    }
  })

  test('cut around its middle', async () => {
    const [picture] = await made(await redAndBlue(3000, 400).png().toBuffer())
    expect([await isRed(picture!, 0, 0.5), await isBlue(picture!, 1, 0.5)]).toEqual([true, true])
    expect([await isRed(picture!, 0.45, 0.5), await isBlue(picture!, 0.55, 0.5)]).toEqual([true, true])
  })

  test('turned as its camera says', async () => {
    // 6: its left side is its top.
    const turned = await redAndBlue(600, 1200).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const [picture] = await made(turned)
    expect([await isRed(picture!, 0.5, 0.1), await isBlue(picture!, 0.5, 0.9)]).toEqual([true, true])
  })

  test.each<[string, (image: Sharp) => Sharp]>([
    ['CMYK', (image) => image.toColourspace('cmyk').jpeg()],
    ['16 bits', (image) => image.toColourspace('rgb16').png()],
    ['a palette', (image) => image.png({ palette: true })],
    ['an alpha channel', (image) => image.ensureAlpha(0.9).png()],
    ['interlaced', (image) => image.png({ progressive: true })],
    ['progressive', (image) => image.jpeg({ progressive: true })],
    ['another profile', (image) => image.withIccProfile('p3').jpeg()],
  ])('%s', async (_, as) => {
    const [picture] = await made(await as(redAndBlue(900, 300)).toBuffer())
    // The profile that CMYK without one is read by has other reds and blues.
    const [left, right] = [await colorAt(picture!, 0.2, 0.5), await colorAt(picture!, 0.8, 0.5)]
    expect(left[0]).toBeGreaterThan(150)
    expect(left[2]).toBeLessThan(80)
    expect(right[2]).toBeGreaterThan(100)
    expect(right[0]).toBeLessThan(80)
  })

  test('of gray, and of a single pixel', async () => {
    expect(await codeOf(await redAndBlue(300, 100).greyscale().png().toBuffer())).toBe('ok')
    expect(await codeOf(await redAndBlue(300, 100).greyscale().jpeg().toBuffer())).toBe('ok')
    expect(await codeOf(await redAndBlue(2, 1).png().toBuffer())).toBe('ok')
  })
})

describe('nothing of a file but its pixels is in a banner', () => {
  const secret = '<script>alert("kupo")</script>'
  const zip = Buffer.from('504b0304140000000000', 'hex')
  const holds = (pictures: BannerPicture[]) =>
    pictures.some(({ bytes }) => bytes.includes(secret) || bytes.includes(zip) || bytes.includes('kupo'))

  test('what follows a PNG or JPEG', async () => {
    for (const bytes of [png, jpeg])
      expect(holds(await made(Buffer.concat([bytes, Buffer.from(secret), zip])))).toBe(false)
  })

  test('texts, chunks of other programs, and profiles in it', async () => {
    const text = Buffer.from(`Comment\0${secret}`)
    const chunks = [chunkOf('tEXt', text), chunkOf('prVt', Buffer.concat([zip, text])), chunkOf('eXIf', text)]
    expect(holds(await made(withChunks(png, ...chunks)))).toBe(false)
  })

  test('where a camera was', async () => {
    const exif = { IFD0: { Copyright: secret, ImageDescription: 'kupo' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } }
    const withPlace = await redAndBlue(900, 300).jpeg().withExif(exif).withXmp(`<x>${secret}</x>`).toBuffer()
    expect(withPlace.includes('kupo')).toBe(true)
    expect(holds(await made(withPlace))).toBe(false)
  })
})

describe('what is no such picture is refused', () => {
  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['nothing', 'pictureType', () => Buffer.alloc(0)],
    ['an SVG', 'pictureType', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    [
      'an SVG behind the beginning of a PNG',
      'pictureDamaged',
      () =>
        Buffer.concat([
          png.subarray(0, 8),
          Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
        ]),
    ],
    ['a page', 'pictureType', () => Buffer.from('<!doctype html><script></script>')],
    ['a GIF', 'pictureType', () => redAndBlue(90, 30).gif().toBuffer()],
    ['a WebP', 'pictureType', () => redAndBlue(90, 30).webp().toBuffer()],
    ['a TIFF', 'pictureType', () => redAndBlue(90, 30).tiff().toBuffer()],
    ['an AVIF', 'pictureType', () => redAndBlue(90, 30).avif({ effort: 0 }).toBuffer()],
    ['the first bytes of a PNG', 'pictureDamaged', () => png.subarray(0, 30)],
    ['the first bytes of a JPEG', 'pictureDamaged', () => jpeg.subarray(0, 20)],
    ['half a PNG', 'pictureDamaged', () => png.subarray(0, png.length / 2)],
    ['half a JPEG', 'pictureDamaged', () => jpeg.subarray(0, jpeg.length / 2)],
    [
      'an animated PNG',
      'pictureAnimated',
      () => withChunks(png, chunkOf('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))),
    ],
    [
      'more bytes than allowed',
      'pictureTooLarge',
      () => Buffer.concat([jpeg, Buffer.alloc(bannerLimits.bytes + 1 - jpeg.length)]),
    ],
    ['a PNG of 400 megapixels', 'pictureTooLarge', () => hugePng(20_000, 20_000)],
    ['a PNG of a pixel more than allowed', 'pictureTooLarge', () => hugePng(bannerLimits.pixels + 1, 1)],
    ['a PNG wider than any decoder takes', 'pictureDamaged', () => boastingPng(0x7fffffff)],
    ['a JPEG that says it has 4,290 megapixels', 'pictureTooLarge', () => boastingJpeg(jpeg, 65_500, 65_500)],
  ])('%s: %s', async (_, code, bytes) => expect(await codeOf(await bytes())).toBe(code))

  test('as many bytes as allowed are taken', async () =>
    expect(await codeOf(Buffer.concat([jpeg, Buffer.alloc(bannerLimits.bytes - jpeg.length)]))).toBe('ok'))

  test('a text that grows to 200 MB when it is read costs no time', async () => {
    const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(200 * 1024 * 1024))])
    const start = performance.now()
    await makeBanner(withChunks(png, chunkOf('zTXt', text)))
    expect(performance.now() - start).toBeLessThan(5000)
  })
})

test('a picture of as many pixels as allowed is taken', async () => {
  expect(await codeOf(hugePng(8000, 5000))).toBe('ok')
})

test('readers of other formats do not run in this process', async () => {
  sharp.block({ operation: ['VipsForeignLoadWebp'] })
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await expect(sharp(svg).png().toBuffer()).rejects.toThrow()
  await expect(
    sharp(await redAndBlue(90, 30).gif().toBuffer())
      .png()
      .toBuffer(),
  ).rejects.toThrow()
})
