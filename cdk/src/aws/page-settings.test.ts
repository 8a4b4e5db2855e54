import { expect, test } from 'vitest'
import { readPageSettings } from './page-settings.ts'

test('settings of the pages are handed on under their own names, without empty ones and all others', () => {
  const env = {
    KUPODEX_OPERATOR: ' Mog ',
    KUPODEX_OPERATOR_EMAIL: '',
    KUPODEX_IMAGES: '/pictures',
    KUPODEX_OFFLINE: 'off',
    PATH: '/bin',
  }
  expect(readPageSettings(env)).toEqual({
    KUPODEX_OPERATOR: 'Mog',
    KUPODEX_IMAGES: '/pictures',
    KUPODEX_OFFLINE: 'off',
  })
})

test('each that is not valid is named', () => {
  const env = {
    KUPODEX_LINK_ONCE: 'javascript:alert(1)',
    KUPODEX_SOUNDS: 'http://sounds.example',
    KUPODEX_OFFLINE: 'no',
  }
  expect(() => readPageSettings(env)).toThrow(
    /KUPODEX_LINK_ONCE must be .*\n {2}KUPODEX_SOUNDS must be .*\n {2}KUPODEX_OFFLINE must be/,
  )
})
