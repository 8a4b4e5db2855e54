import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collectionPages, collections, type KnownCollection } from './index.ts'

const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8')

const wordsOf = ({ type, table, list, unlock }: KnownCollection) => [
  ...[type, table, list?.word ?? '', collectionPages[type].path, `${type}s`, unlock ?? ''].map(
    (word) => word && `\`${word}\``,
  ),
]

test('the words of the collections in the README are those of the descriptors', () => {
  const table = collections.map((collection) => `| ${wordsOf(collection).join(' | ')} |`.replaceAll(/ {2,}/g, ' '))
  const own = readme.slice(readme.indexOf('## Words')).replaceAll(/ {2,}/g, ' ')
  for (const line of table) expect(own).toContain(line)
  expect(own.split('\n').filter((line) => line.startsWith('| `'))).toHaveLength(collections.length)
})
