import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A folder of a package, or the files above its folders: what a fault is planted in, and the tests that have to find it. */
export interface Room {
  /** As `data/src/rules`. */
  name: string
  package: string
  sources: string[]
  tests: string[]
}

/** Those whose tests run without the product: what cdk does is seen in a browser. */
const packages = ['data', 'lambdas', 'pipeline', 'site']

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** Texts alone: those of one language, and the catalogues of the site, all of which one test of its room `texts` holds. */
const isTexts = (file: string) => /\/texts\/(.*\/)?(en|de|fr|ja)\.ts$|\/site\/src\/.*\/texts\.ts$/.test(file)

/** Code of the product: neither what only tests use, nor texts, nor types alone. */
const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|fixture|setup|d)\.tsx?$|\/testing|\/examples\//.test(file) && !isTexts(file)

const filesIn = (folder: string, isDeep: boolean): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: isDeep })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

export const roomsOf = (root: string): Room[] =>
  packages
    .flatMap((name) => {
      const source = join(root, name, 'src')
      const folders = readdirSync(source, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => join(source, entry.name))
      return [source, ...folders].map((folder) => {
        const files = filesIn(folder, folder !== source)
        const room = { name: relative(root, folder), package: name }
        return { ...room, sources: files.filter(isSource), tests: files.filter(isTest) }
      })
    })
    .filter(({ sources }) => sources.length > 0)
