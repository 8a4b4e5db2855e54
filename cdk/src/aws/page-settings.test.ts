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
    KUPODEX_DISCORD_APPLICATION: 'mog',
    KUPODEX_SOUNDS: 'http://sounds.example',
    KUPODEX_OFFLINE: 'no',
  }
  const named = ['KUPODEX_LINK_ONCE', 'KUPODEX_DISCORD_APPLICATION', 'KUPODEX_SOUNDS', 'KUPODEX_OFFLINE']
  expect(() => readPageSettings(env)).toThrow(new RegExp(named.map((name) => `${name} must be`).join('.*\\n {2}')))
})
