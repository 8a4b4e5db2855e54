import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The examples for programs, in the order of their page. */
export const exampleNames = ['bot', 'plugin', 'board', 'rarity', 'missing'] as const

/** The source of an example, as tests run it; `sources` is a folder of the site. */
export const exampleSource = (name: (typeof exampleNames)[number], sources: string): string =>
  readFileSync(createRequire(join(sources, 'x')).resolve(`@kupodex/data/client/examples/${name}`), 'utf8').trimEnd()
