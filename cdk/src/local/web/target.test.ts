import { expect, test } from 'vitest'
import { readTarget } from './target.ts'

test.each([
  'http://[',
  'http://a:99999/',
  'http://other.example/',
  '/\\a@:x/',
  '/\\host/path',
  '/[/',
  '*',
  'other.example:443',
  '/a b',
  '/ä',
  '/%',
  '/%zz/',
  '/a#b',
  '',
  undefined,
])('%s names nothing here', (target) => expect(readTarget(target)).toBeNull())

test('a path stays as it was sent', () => {
  expect(readTarget('//api//..%2fx/?a=1?b')).toEqual({ path: '//api//..%2fx/', search: '?a=1?b' })
  expect(readTarget('/')).toEqual({ path: '/', search: '' })
})
