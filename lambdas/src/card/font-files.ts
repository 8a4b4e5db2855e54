import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The weights of our lettering (CSS). */
const weights = [400, 700] as const

export type Weight = (typeof weights)[number]

/** Families in the order in which a letter is looked for, all under the SIL Open Font License; Japanese comes from the second. */
const families = ['noto-sans', 'biz-udpgothic'] as const

interface FontPart {
  path: (weight: Weight) => string
  ranges: readonly (readonly [first: number, last: number])[]
}

const packageOf = (family: string): string => `@fontsource/${family}`

/** Which letters are in which file, by the list that the package brings: `U+0000-00FF,U+0131`. */
const readLists = (folder: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>

const readRanges = (text: string): FontPart['ranges'] =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })

const folderOf = (family: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${packageOf(family)}/package.json`))

const fileOf = (family: string, name: string, weight: Weight): string =>
  `files/${family}-${name.replace(/[[\]]/g, '')}-${weight}-normal.woff`

/** The parts of all families, those that are looked at first before the others. */
export const fontParts = (): FontPart[] =>
  families.flatMap((family) => {
    const folder = folderOf(family)
    return Object.entries(readLists(folder)).map(([name, ranges]) => ({
      path: (weight) => join(folder, fileOf(family, name, weight)),
      ranges: readRanges(ranges),
    }))
  })

/** The files that `fontParts` reads, with their licences, by their paths below `node_modules`. */
export const fontFiles = (): string[] =>
  families.flatMap((family) => {
    const names = Object.keys(readLists(folderOf(family)))
    const fonts = names.flatMap((name) => weights.map((weight) => fileOf(family, name, weight)))
    return ['package.json', 'unicode.json', 'LICENSE', ...fonts].map((file) => `${packageOf(family)}/${file}`)
  })
