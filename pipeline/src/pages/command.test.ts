import { openForAll } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { expect, test } from 'vitest'
import { runCommand, settingsOf, useTestCredentials } from '../command/run-command.fixture.ts'
import { holdLock } from '../publish/hold-lock.fixture.ts'
import { builtPages, pagesCommand, pagesIn } from './command.ts'

useTestCredentials()
const store = openForAll(startTestStore)

const run = (settings: Record<string, string> = {}, args: string[] = []) =>
  runCommand(pagesCommand, args, { ...settingsOf(store), AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9', ...settings })

test('builds and publishes nothing while another run publishes', async () => {
  const release = await holdLock(store.store, 0)
  const { code, out, err } = await run()
  expect(await release()).toBe(true)
  expect([code, out]).toEqual([3, ''])
  expect(err).toContain('Nothing was started: another run (elsewhere 1) is publishing')
})

test('says which setting is missing, and how it is used', async () => {
  expect(await run({ KUPODEX_TABLE: '' })).toMatchObject({ code: 1, err: 'The setting KUPODEX_TABLE is empty.\n' })
  expect((await run({}, ['--all'])).code).toBe(2)
})

test('says in a sentence what cannot be reached', async () => {
  const { code, err } = await run({ AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:9' })
  expect(code).toBe(1)
  expect(err).toMatch(/^The pages were not published. http:\/\/127.0.0.1:9 .*could not be reached/)
})

test('the pages that a piece of the build names are counted', () => {
  expect(pagesIn('\n generating static routes \n22:17:01   ├─ /404.html22:17:01   ├─ /de/index.html (+3ms)\n')).toBe(2)
  expect(pagesIn('22:17:01   └─ /places.json\n')).toBe(1)
  expect(pagesIn('22:17:01 [vite] ✓ built in 973ms\n')).toBe(0)
})

test('the build reports at its end how many there are', () => {
  expect(builtPages('22:17:01 [build] 31241 page(s) built in 98.32s\n')).toBe(31_241)
  expect(builtPages('22:17:01 [build] Complete!\n')).toBeNull()
})
