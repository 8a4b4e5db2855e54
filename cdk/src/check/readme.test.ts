import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const packages = ['data', 'lambdas', 'pipeline', 'site', 'cdk']
const files = [
  ...globSync(['*.*', '*/*.*', 'cdk/tests/**/*.*', 'site/public/**/*.*', 'data/hand/*.*'], { cwd: root }),
  ...packages.flatMap((name) => globSync(`${name}/src/**/*.*`, { cwd: root, exclude: ['**/node_modules'] })),
].map((file) => `/${file}`)
const readmes = files.filter((file) => file.endsWith('/README.md'))

/** Each of the files that a pattern with one pair of braces stands for (`texts/{en,de}.ts`). */
const spelledOut = (path: string): string[] => {
  const [, before = '', words, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? []
  return words === undefined ? [path] : words.split(',').map((word) => before + word + after)
}

/** Files of code and facts that a text names; those of recipes that are still to be written have words in capitals. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/`(?:\.\/)?([\w.\-/[\]{},]+\.(?:ts|tsx|astro|css|svg|csv))`/g)]
    .flatMap(([, path = '']) => spelledOut(path))
    .filter((path) => !/[A-Z]{3}/.test(path))

test('there is every file that a README names', () => {
  const lost = readmes.flatMap((readme) =>
    namedIn(readFileSync(join(root, readme), 'utf8'))
      .filter((path) => !files.some((file) => file.endsWith(`/${path}`)))
      .map((path) => `${readme.slice(1)} names ${path}`),
  )
  expect(lost).toEqual([])
  expect(readmes.length).toBeGreaterThan(10)
})
