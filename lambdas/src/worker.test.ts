import { expect, test } from 'vitest'
import { connectWorker } from './worker.ts'

const settings = {
  KUPODEX_TABLE: 'kupodex',
  KUPODEX_BUCKET: 'kupodex',
  KUPODEX_CONTACT: 'operator@kupodex.example',
  KUPODEX_LODESTONE: 'http://lodestone.example/{host}',
  KUPODEX_LODESTONE_RATE: '1',
  KUPODEX_CANARY: 'none',
}

test.each([
  ['0', false],
  ['0.05', true],
])('with a share of %s of the pace a worker finds characters: %s', (share, finds) => {
  const { discovery } = connectWorker({ ...settings, KUPODEX_DISCOVERY: share }, () => undefined)
  expect(discovery !== undefined).toBe(finds)
})
