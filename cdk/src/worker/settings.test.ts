import { expect, test } from 'vitest'
import { readWorkerSettings } from './settings.ts'

const env = {
  AWS_REGION: 'eu-central-1',
  KUPODEX_TABLE: 'kupodex',
  KUPODEX_BUCKET: 'kupodex-published',
  KUPODEX_CONTACT: 'operator@kupodex.example',
}

test('asks the Lodestone itself once a second, and has no canary, unless something else is said', () =>
  expect(readWorkerSettings(env)).toEqual({
    ok: true,
    settings: {
      ...env,
      KUPODEX_CANARY: 'none',
      KUPODEX_DISCOVERY: '0',
      KUPODEX_LODESTONE: 'https://{host}.finalfantasyxiv.com',
      KUPODEX_LODESTONE_RATE: '1',
    },
  }))

test.each(Object.keys(env))('without %s it is named', (name) => {
  const read = readWorkerSettings({ ...env, [name]: undefined })
  expect(read).toEqual({ ok: false, complaints: [expect.stringContaining(name)] })
})

test.each([
  ['KUPODEX_CONTACT', 'nobody', 'must be an e-mail address or web address'],
  ['KUPODEX_LODESTONE_RATE', '2', 'at most 1 request a second'],
  ['KUPODEX_LODESTONE_RATE', '0', 'KUPODEX_LODESTONE_RATE'],
  ['KUPODEX_CANARY', 'Tweety', 'KUPODEX_CANARY'],
  ['KUPODEX_DISCOVERY', '0.6', 'KUPODEX_DISCOVERY'],
])('%s=%s is refused', (name, value, words) => {
  const read = readWorkerSettings({ ...env, [name]: value })
  expect(read).toEqual({ ok: false, complaints: [expect.stringContaining(name)] })
  expect(JSON.stringify(read)).toContain(words)
})

test('a stand-in takes any name, as often as one likes', () =>
  expect(
    readWorkerSettings({
      ...env,
      ...{ KUPODEX_LODESTONE: 'http://127.0.0.1:1/{host}', KUPODEX_CONTACT: 'local', KUPODEX_LODESTONE_RATE: '500' },
    }),
  ).toMatchObject({ ok: true }))

test('all complaints come at once', () =>
  expect(readWorkerSettings({ KUPODEX_TABLE: 'kupodex' })).toEqual({
    ok: false,
    complaints: [expect.stringContaining('AWS_REGION'), expect.stringContaining('KUPODEX_BUCKET and KUPODEX_CONTACT')],
  }))
