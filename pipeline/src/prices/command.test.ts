import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { emptyFolder } from '@kupodex/data/folder.fixture'
import { expect, test } from 'vitest'
import { runCommand } from '../command/run-command.fixture.ts'
import { makePricesCommand } from './command.ts'
import { type Answering, offering, standIn } from './market.fixture.ts'

const folder = emptyFolder()

const run = async (answer: Answering, env: Record<string, string | undefined> = {}, args: string[] = []) => {
  const { asked, options } = standIn(answer)
  const { fetch, clock, random } = options
  const settings = {
    ...{ AWS_REGION: 'eu-central-1', KUPODEX_TABLE: 'kupodex', KUPODEX_BUCKET: 'kupodex' },
    ...{ KUPODEX_BUCKET_FOLDER: folder, KUPODEX_CONTACT: 'me@kupodex.example' },
    ...{ KUPODEX_PRICES_ADDRESS: 'https://market.test/', ...env },
  }
  return { asked, ...(await runCommand(makePricesCommand({ fetch, clock, random }), args, settings, () => 1)) }
}

const all: Answering = ({ itemIds }) => offering(Object.fromEntries(itemIds.map((id) => [id, [10]])))

test('asks for all data centers in requests of a hundred items at most, and publishes', async () => {
  const { code, asked, out, err } = await run(all)
  expect([code, err]).toEqual([0, ''])
  const dataCenters = [...new Set(asked.map(({ dataCenter }) => dataCenter))]
  expect(dataCenters).toHaveLength(11)
  expect(asked).toHaveLength(110)
  expect(Math.max(...asked.map(({ itemIds }) => itemIds.length))).toBeLessThanOrEqual(100)
  expect(new Set(asked.map(({ userAgent }) => userAgent))).toEqual(new Set(['Kupodex/0.1 (+me@kupodex.example)']))
  for (const dataCenter of dataCenters) expect(existsSync(join(folder, `api/prices/${dataCenter}.json`))).toBe(true)
  expect(out).toContain('11 files: 11 written')
})

test.each([
  ['KUPODEX_PRICES_ADDRESS', undefined],
  ['KUPODEX_PRICES_ADDRESS', ''],
  ['KUPODEX_CONTACT', undefined],
  ['KUPODEX_PRICES_RATE', '0'],
])('asks nothing where %s is %j', async (name, value) => {
  const { code, asked, err } = await run(all, { [name]: value })
  expect([code, asked]).toEqual([1, []])
  expect(err).toContain(`The setting ${name} is not`)
})

test('fails where nothing is answered, and where something is not understood', async () => {
  const silent = await run(() => new Response('', { status: 503 }))
  expect([silent.code, existsSync(join(folder, 'api'))]).toEqual([1, false])
  expect(silent.err).toContain('Nothing was published: https://market.test/ answered nothing.')
  const strange = await run((one, signal) => (one.dataCenter === 'Light' ? Response.json({}) : all(one, signal)))
  expect(strange.code).toBe(1)
  expect(strange.err).toContain('Light: an answer that is not understood: items: Invalid input')
  expect(existsSync(join(folder, 'api/prices/Chaos.json'))).toBe(true)
})

test('says how it is used', async () => {
  expect((await run(all, {}, ['--help'])).out).toContain('npm run prices')
  expect((await run(all, {}, ['--now'])).code).toBe(2)
})
