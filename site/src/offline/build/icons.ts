import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { html, markupOf, raw } from '@kupodex/data/html'

/** Pictures of the site on home screens and in lists of programs, by name: how large, and whether a system cuts a shape out of it. */
export const icons = {
  'icon-192': { size: 192, isMaskable: false },
  'icon-512': { size: 512, isMaskable: false },
  'maskable-512': { size: 512, isMaskable: true },
} as const

export type IconName = keyof typeof icons

export const iconPath = (name: IconName): string => `/icons/${name}.png`

/** The drawn logo as browsers show it beside the title of a page. */
const logo = (): string => readFileSync(join(import.meta.env.KUPODEX_SOURCES, '..', 'public', 'favicon.svg'), 'utf8')

/** The logo with its ground up to all edges, small enough that it is whole in a circle of four fifths of the width, which no mask cuts. */
export const maskable = (drawing: string): string => {
  const [, head = '', ground = '', rest = ''] = /^(<svg[^>]*>)\s*(<rect[^>]*\/>)([^]*)<\/svg>\s*$/.exec(drawing) ?? []
  if (ground === '') throw new Error('The drawn logo has no ground that could be drawn up to the edges.')
  const whole = ground.replace(/ rx="[^"]*"/, '')
  return markupOf(html`${raw(head)}${raw(whole)}<g transform="translate(4 4) scale(.75)">${raw(rest)}</g></svg>`)
}

/** An icon as PNG. */
export const drawIcon = (name: IconName): Promise<Buffer> => {
  const { size, isMaskable } = icons[name]
  const drawing = isMaskable ? maskable(logo()) : logo()
  // Drawn at its own size, not enlarged from the 32 pixels that the drawing says.
  return sharp(Buffer.from(drawing), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer()
}
