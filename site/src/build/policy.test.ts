import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { policyOf, starters } from './policy.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('pages may do what the rules say, and run their own files and the scripts that are named', () => {
  const given = { scripts: ['go()', 'stop()'], styles: ['p{color:red}'] }
  const [first, second, scripts, styles, ...others] = policyOf(["default-src 'none'", "base-uri 'none'"], given).split(
    ';',
  )
  expect([first, second, others]).toEqual(["default-src 'none'", "base-uri 'none'", []])
  const island = Object.values(starters).length + 1
  expect(scripts?.split(' ')).toEqual([
    ...['script-src', "'self'", hashOf('go()'), hashOf('stop()')],
    ...Array.from({ length: island }, () => expect.stringMatching(/^'sha256-[\w+/]{43}='$/)),
  ])
  expect(styles?.split(' ')).toEqual([
    ...['style-src', "'self'", hashOf('p{color:red}')],
    hashOf('astro-island,astro-slot,astro-static-slot{display:contents}'),
  ])
})

test('each way in which a page starts islands is allowed', () => {
  const folder = join(import.meta.dirname, '..')
  const pages = globSync('**/*.astro', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  const used = pages.flatMap((page) => [...page.matchAll(/\bclient:(\w+)/g)].map(([, way]) => way))
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(starters).toSorted())
})
