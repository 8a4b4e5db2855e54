import { createHash } from 'node:crypto'
import sharp from 'sharp'

/** Where the pictures of this Lodestone are, as `picture` (`art.ts`) names them: a face or a portrait. */
const picturePath = /^\/f\/(\w+)(fc0|fl0)\.jpg(?:\?\d*)?$/

/** Width and height in pixels, as on the real site, and the part of the drawing that is seen: its corner, width and height. */
const sizes = {
  fc0: { width: 96, height: 96, left: 20, top: 14, across: 60, down: 60 },
  fl0: { width: 640, height: 873, left: 0, top: 0, across: 100, down: 136 },
} as const

/** It is painted on a grid of this width and height, which is then enlarged. */
const grid = 128

type Color = readonly [red: number, green: number, blue: number]

interface Ellipse {
  x: number
  y: number
  rx: number
  ry: number
  color: Color
}

/** Somebody made up, in colors from a name: eyes, mouth, head, hair and coat, from front to back in a frame of 100 by 136. */
const drawingOf = (name: string): Ellipse[] => {
  const of = createHash('sha1').update(name).digest()
  const between = (at: number, least: number, most: number) => least + ((of[at] ?? 0) / 255) * (most - least)
  const color = (at: number, least: number, most: number): Color => [
    between(at, least, most),
    between(at + 1, least, most),
    between(at + 2, least, most),
  ]
  const light = between(0, 0.45, 1)
  const eye = { y: 47, rx: 2.4, ry: 2.4, color: color(1, 10, 90) }
  return [
    { ...eye, x: 43 },
    { ...eye, x: 57 },
    { x: 50, y: 61, rx: between(4, 3, 7), ry: between(5, 0.8, 2.5), color: [130, 50, 50] },
    { x: 50, y: 50, rx: 17, ry: 21, color: [250 * light, 205 * light, 170 * light] },
    { x: 50, y: 46, rx: 24, ry: between(6, 27, 38), color: color(7, 30, 225) },
    { x: 50, y: 140, rx: 40, ry: 62, color: color(10, 60, 170) },
    { x: 50, y: 68, rx: 1000, ry: 1000, color: color(13, 20, 110) },
  ]
}

const covers = ({ x, y, rx, ry }: Ellipse, atX: number, atY: number) =>
  ((atX - x) / rx) ** 2 + ((atY - y) / ry) ** 2 < 1

/** The made-up picture at a path of the stand-in (`/f/...fc0.jpg`), as JPEG; null where there is none. */
export const drawFace = async (path: string): Promise<Buffer | null> => {
  const [, name, size] = picturePath.exec(path) ?? []
  if (name === undefined || (size !== 'fc0' && size !== 'fl0')) return null
  const { width, height, left, top, across, down } = sizes[size]
  const drawing = drawingOf(name)
  const pixels = Buffer.alloc(grid * grid * 3)
  // Painted here and not by a reader of SVG, which the function for banners switches off for the whole process.
  for (let at = 0; at < grid * grid; at++) {
    const x = left + ((at % grid) * across) / grid
    const y = top + (Math.floor(at / grid) * down) / grid
    const front = drawing.find((ellipse) => covers(ellipse, x, y))
    front?.color.forEach((value, channel) => pixels.writeUInt8(Math.round(value), at * 3 + channel))
  }
  return sharp(pixels, { raw: { width: grid, height: grid, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .jpeg({ quality: 80 })
    .toBuffer()
}
