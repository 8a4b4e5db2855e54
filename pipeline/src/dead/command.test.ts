import { openForAll } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { beforeEach, expect, test } from 'vitest'
import { runCommand, settingsOf, useTestCredentials } from '../command/run-command.fixture.ts'
import { deadCommand } from './command.ts'

const now = Date.parse('2026-06-24T00:00:00Z')
useTestCredentials()
const opened = openForAll(startTestStore)

const run = (args: string[], settings: Record<string, string> = {}) =>
  runCommand(deadCommand, args, { ...settingsOf(opened), ...settings }, () => now)

beforeEach(async () => {
  for (const { id } of await opened.store.deadLetters()) await opened.store.dropDeadLetter(id)
  for (const id of [5, 6]) {
    await opened.store.addCharacter(id, now + 1e9)
    await opened.store.writeDeadLetter({ id, reason: 'unknownLayout: no header', failures: 10, at: now - id })
  }
})

test('lists who is parked and why, the newest first', async () =>
  expect(await run([])).toEqual({
    code: 0,
    out:
      '         5  2026-06-23T23:59:59.995Z  10 failures  unknownLayout: no header\n' +
      '         6  2026-06-23T23:59:59.994Z  10 failures  unknownLayout: no header\n',
    err: '',
  }))

test('a reason that quotes a page stays in its line, and steers no terminal', async () => {
  await opened.store.dropDeadLetter(6)
  const reason = 'unknownName: \u001b[2JMog\r\n9 is well\u009b'
  await opened.store.writeDeadLetter({ id: 5, reason, failures: 10, at: now })
  expect((await run([])).out).toMatch(/^ +5 .*  unknownName:  \[2JMog 9 is well \n$/)
})

test('puts back who is named, and says who is not parked', async () => {
  expect(await run(['6', '7', '6'])).toEqual({ code: 1, out: '6 is back in the queue.\n', err: '7 is not parked.\n' })
  expect(await opened.store.readProfile(6)).toMatchObject({ due: now, failures: 0 })
  expect((await opened.store.deadLetters()).map(({ id }) => id)).toEqual([5])
})

test('puts all back, and removes the note of who was forgotten', async () => {
  await opened.store.writeDeadLetter({ id: 999, reason: 'gone', failures: 10, at: 1 })
  expect(await run(['--all'])).toEqual({
    code: 0,
    out: '5 is back in the queue.\n6 is back in the queue.\n999 is not known any more; its note is removed.\n',
    err: '',
  })
  for (const args of [[], ['--all']]) {
    expect(await run(args)).toEqual({ code: 0, out: 'No character is parked.\n', err: '' })
  }
})

test.each([[['mina']], [['0']], [['--all', '5']], [['--everything']]])('%j is not how it is used', async (args) => {
  expect(await run(args)).toMatchObject({ code: 2, err: expect.stringContaining('npm run dead') })
  expect(await opened.store.deadLetters()).toHaveLength(2)
})

test('says how it is used, what is not set, and what cannot be reached', async () => {
  expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('--all') })
  expect(await run([], { KUPODEX_TABLE: '' })).toMatchObject({ code: 1, err: 'The setting KUPODEX_TABLE is empty.\n' })
  expect(await run([], { KUPODEX_TABLE: 'elsewhere' })).toMatchObject({
    code: 1,
    err: 'There is no table elsewhere.\n',
  })
})
