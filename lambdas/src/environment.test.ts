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

test('names every setting that is missing', () => {
  expect(() => readEnvironment({ KUPODEX_TABLE: 'x' }, 'KUPODEX_TABLE', 'KUPODEX_BUCKET')).toThrow(
    'Set KUPODEX_TABLE and KUPODEX_BUCKET in the environment',
  )
})
