import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyFolder } from '@kupodex/data/folder.fixture'
import { expect, test } from 'vitest'
import { hashOfPaths, openStamps } from './stamp.ts'

const folder = emptyFolder()

test('the hash follows contents and names', () => {
  writeFileSync(join(folder, 'a'), '1')
  const first = hashOfPaths([folder])
  expect(hashOfPaths([folder])).toBe(first)
  writeFileSync(join(folder, 'a'), '2')
  expect(hashOfPaths([folder])).not.toBe(first)
  expect(hashOfPaths([join(folder, 'missing')])).toBe(hashOfPaths([]))
})

test('a step is done until what it was made with changes', () => {
  const stamps = openStamps(join(folder, 'stamps.json'))
  expect(stamps.isDone('pages', 'x')).toBe(false)
  stamps.done('pages', 'x')
  expect(openStamps(join(folder, 'stamps.json')).isDone('pages', 'x')).toBe(true)
  expect(stamps.isDone('pages', 'y')).toBe(false)
})

test('a damaged file means that nothing is done', () => {
  writeFileSync(join(folder, 'stamps.json'), '{"pages": "x')
  expect(openStamps(join(folder, 'stamps.json')).isDone('pages', 'x')).toBe(false)
})
