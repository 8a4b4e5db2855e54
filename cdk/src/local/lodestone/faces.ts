import { createHash } from 'node:crypto'
import sharp from 'sharp'

/** Where the pictures of this Lodestone are, as `picture` (`art.ts`) names them: a face or a portrait. */
const picturePath = /^\/f\/(\w+)(fc0|fl0)\.jpg(?:\?\d*)?$/

/** Width and height in pixels, as on the real site, and the part of the drawing that is seen. */
const sizes = {
  fc0: { width: 96, height: 96, view: '20 14 60 60' },
  fl0: { width: 640, height: 873, view: '0 0 100 136' },
} as const

/** Somebody made up: hair, head, eyes, a mouth and a coat, in colors from a name. */
const drawingOf = (name: string, { width, height, view }: (typeof sizes)[keyof typeof sizes]): string => {
  const of = createHash('sha1').update(name).digest()
  const between = (at: number, least: number, most: number) => least + ((of[at] ?? 0) / 255) * (most - least)
  const hue = (at: number) => Math.round(between(at, 0, 359))
  const [top, smile] = [between(5, 14, 24), between(6, -2, 5)]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">
    <rect width="100" height="136" fill="hsl(${hue(0)}, 35%, 30%)"/>
    <path d="M12 136Q14 78 50 76Q86 78 88 136Z" fill="hsl(${hue(1)}, 45%, 45%)"/>
    <ellipse cx="50" cy="46" rx="24" ry="${52 - top}" fill="hsl(${hue(2)}, 50%, ${between(3, 20, 75)}%)"/>
    <ellipse cx="50" cy="50" rx="17" ry="21" fill="hsl(28, 45%, ${between(4, 40, 80)}%)"/>
    <g fill="hsl(${hue(7)}, 60%, 22%)"><circle cx="43" cy="47" r="2.4"/><circle cx="57" cy="47" r="2.4"/></g>
    <path d="M43 60Q50 ${60 + smile} 57 60" fill="none" stroke="hsl(0, 40%, 30%)" stroke-width="1.6"/>
  </svg>`
}

/** The made-up picture at a path of the stand-in (`/f/...fc0.jpg`), as JPEG; null where there is none. */
export const drawFace = async (path: string): Promise<Buffer | null> => {
  const [, name, size] = picturePath.exec(path) ?? []
  if (name === undefined || (size !== 'fc0' && size !== 'fl0')) return null
  return sharp(Buffer.from(drawingOf(name, sizes[size])))
    .jpeg({ quality: 80 })
    .toBuffer()
}
