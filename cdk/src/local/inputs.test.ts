import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { emptyFolder } from '@kupodex/data/folder.fixture'
import { expect, test } from 'vitest'
import { readConfig } from './ground/config.ts'
import { hashOfArchive, hashOfNight, hashOfPages, hashOfPrices } from './inputs.ts'

const { ports } = readConfig({}, '/somewhere')
const root = emptyFolder()

const put = (path: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), path)
}
const hashes = () => ({
  night: hashOfNight(root),
  archive: hashOfArchive(root),
  prices: hashOfPrices(root),
  pages: hashOfPages(root, { folder: join(root, '.local'), scopes: 'peopled', ports, faces: 'off' }),
})

test.each([
  ['pipeline/src/publish/live.ts', ['night', 'archive', 'prices']],
  ['pipeline/src/nightly/run.ts', ['night']],
  ['pipeline/src/prices/market.ts', ['night', 'prices']],
  ['data/tables/worlds.json', ['night', 'archive', 'prices', 'pages']],
  ['site/src/build/pages.ts', ['pages']],
  ['.local/published/manifests/live.json', ['pages']],
  ['.local/bucket/manifests/pictures.json', ['pages']],
  ['cdk/src/local/start.ts', []],
])('after a change of %s is done again: %j', (path, again) => {
  const before = hashes()
  put(path)
  const after = hashes()
  const changed = (Object.keys(before) as (keyof typeof before)[]).filter((step) => before[step] !== after[step])
  expect(changed).toEqual(again)
})

test('pages are built again where their scopes, the provider of logins or faces change, and nothing is where it does not', () => {
  const folder = join(root, '.local')
  const peopled = hashOfPages(root, { folder, scopes: 'peopled', ports, faces: 'off' })
  expect(hashOfPages(root, { folder, scopes: 'peopled', ports, faces: 'off' })).toBe(peopled)
  expect(hashOfPages(root, { folder, scopes: 'all', ports, faces: 'off' })).not.toBe(peopled)
  expect(hashOfPages(root, { folder, scopes: 'peopled', ports, faces: 'on' })).not.toBe(peopled)
  const elsewhere = { ...ports, login: ports.login + 1 }
  expect(hashOfPages(root, { folder, scopes: 'peopled', ports: elsewhere, faces: 'off' })).not.toBe(peopled)
})
