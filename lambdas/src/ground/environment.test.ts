import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

test('gives the settings that were asked for', () => {
  expect(readEnvironment({ KUPODEX_TABLE: 'kupodex', KUPODEX_BUCKET: '' }, 'KUPODEX_TABLE')).toEqual({
    KUPODEX_TABLE: 'kupodex',
  })
})

test('a canary is a character, or none', () => {
  expect(readEnvironment({}, 'KUPODEX_CANARY')).toEqual({ KUPODEX_CANARY: 'none' })
  expect(readEnvironment({ KUPODEX_CANARY: '27821077' }, 'KUPODEX_CANARY')).toEqual({ KUPODEX_CANARY: '27821077' })
  expect(() => readEnvironment({ KUPODEX_CANARY: 'Tweety' }, 'KUPODEX_CANARY')).toThrow('Set KUPODEX_CANARY')
})

test('the Lodestone is where it always was, or at an address', () => {
  const read = (base: string) => readEnvironment({ KUPODEX_LODESTONE: base }, 'KUPODEX_LODESTONE').KUPODEX_LODESTONE
  expect(readEnvironment({}, 'KUPODEX_LODESTONE')).toEqual({
    KUPODEX_LODESTONE: 'https://{host}.finalfantasyxiv.com',
  })
  expect(read('http://127.0.0.1:4301/{host}')).toBe('http://127.0.0.1:4301/{host}')
  for (const odd of ['', 'lodestone', 'file:///etc/hosts', 'http://a b'])
    expect(() => read(odd)).toThrow('KUPODEX_LODESTONE')
})

test('a reader key is long', () => {
  const read = (key: string) => readEnvironment({ KUPODEX_READER_KEY: key }, 'KUPODEX_READER_KEY')
  expect(read('k'.repeat(32))).toEqual({ KUPODEX_READER_KEY: 'k'.repeat(32) })
  expect(() => read('short')).toThrow('Set KUPODEX_READER_KEY')
})

test('names every setting that is missing', () => {
  expect(() => readEnvironment({ KUPODEX_TABLE: 'x' }, 'KUPODEX_TABLE', 'KUPODEX_BUCKET')).toThrow(
    'Set KUPODEX_TABLE and KUPODEX_BUCKET in the environment',
  )
})
