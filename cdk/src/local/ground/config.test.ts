import { expect, test } from 'vitest'
import { localEnvironment, readConfig } from './config.ts'

test('has a port for each part without any setting', () => {
  const { ports } = readConfig({}, '/somewhere')
  expect(new Set(Object.values(ports)).size).toBe(6)
})

test('names the setting that is not valid', () => {
  expect(() => readConfig({ KUPODEX_PORT: 'many' }, '/somewhere')).toThrow('KUPODEX_PORT')
})

test.each([
  ['KUPODEX_DATA_CENTERS', '0'],
  ['KUPODEX_DATA_CENTERS', '1.5'],
  ['KUPODEX_DATA_CENTERS', 'some'],
  ['KUPODEX_SCOPES', 'some'],
  ['KUPODEX_PEOPLE', '-1'],
  ['KUPODEX_FACES', 'yes'],
])('%s=%s is not valid', (name, value) => {
  expect(() => readConfig({ [name]: value }, '/somewhere')).toThrow(`The setting ${name} is not valid`)
})

test('is small unless it is to be whole', () => {
  expect(readConfig({}, '/somewhere')).toMatchObject({ dataCenters: 2, scopes: 'peopled' })
  const whole = readConfig({ KUPODEX_DATA_CENTERS: 'all', KUPODEX_SCOPES: 'all' }, '/somewhere')
  expect(whole).toMatchObject({ dataCenters: 'all', scopes: 'all' })
  expect(localEnvironment(whole)['KUPODEX_SCOPES']).toBe('all')
})

test('faces are drawn by the site unless the stand-in is to draw them', () => {
  expect(localEnvironment(readConfig({}, '/somewhere'))['KUPODEX_FACES_ADDRESS']).toBe('')
  const shown = readConfig({ KUPODEX_FACES: 'on', KUPODEX_PORT_LODESTONE: '9998' }, '/somewhere')
  expect(localEnvironment(shown)['KUPODEX_FACES_ADDRESS']).toBe('http://127.0.0.1:9998/')
})

test('points the SDK to the stand-ins', () => {
  const env = localEnvironment(readConfig({ KUPODEX_PORT_S3: '9999' }, '/somewhere'))
  expect(env['AWS_ENDPOINT_URL_S3']).toBe('http://127.0.0.1:9999')
})
