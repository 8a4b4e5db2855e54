import { expect, test } from 'vitest'
import { localEnvironment, readConfig } from './config.ts'

test('has a port for each part without any setting', () => {
  const { ports } = readConfig({}, '/somewhere')
  expect(new Set(Object.values(ports)).size).toBe(4)
})

test('names the setting that does not fit', () => {
  expect(() => readConfig({ KUPODEX_PORT: 'many' }, '/somewhere')).toThrow('KUPODEX_PORT')
})

test('points the SDK to the stand-ins', () => {
  const env = localEnvironment(readConfig({ KUPODEX_PORT_S3: '9999' }, '/somewhere'))
  expect(env['AWS_ENDPOINT_URL_S3']).toBe('http://127.0.0.1:9999')
})
