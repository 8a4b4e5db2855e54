import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testFolder } from '@kupodex/data/folder.fixture'
import { beforeAll, expect, test } from 'vitest'
import { runCommand } from '../command/run-command.fixture.ts'
import { parseCommand } from './command.ts'

const folder = testFolder()
beforeAll(async () => {
  await writeFile(
    join(folder, 'card.html'),
    '<div class="minion__tooltip"><h4 class="minion__header__label">Crumb</h4><p class="minion__text">Small.</p></div>',
  )
  await writeFile(join(folder, 'down.html'), '<body><h1 class="maintenance__heading">Maintenance</h1></body>')
})

const run = (...args: string[]) => runCommand(parseCommand, args, {})

test('prints the values of a page', async () => {
  const { code, out, err } = await run('tooltip', join(folder, 'card.html'))
  expect([code, err]).toEqual([0, ''])
  expect(JSON.parse(out)).toEqual({ name: 'Crumb', text: 'Small.', itemHref: null, itemName: null })
})

test('prints the outcome of a page without values', async () => {
  expect(await run('character', join(folder, 'down.html'))).toEqual({
    code: 1,
    out: '{"outcome":"maintenance"}\n',
    err: '',
  })
})

test('another kind of page is an unknown layout, with the reason', async () => {
  const { code, out, err } = await run('mount', join(folder, 'card.html'))
  expect([code, out]).toEqual([1, '{"outcome":"unknownLayout"}\n'])
  expect(err).toContain('Not laid out as a page of kind mount')
})

test('a page in another encoding is not read wrongly', async () => {
  await writeFile(
    join(folder, 'latin1.html'),
    Buffer.from('<h4 class="minion__header__label">Frühstück</h4>', 'latin1'),
  )
  const { code, out, err } = await run('tooltip', join(folder, 'latin1.html'))
  expect([code, out]).toEqual([1, '{"outcome":"unknownLayout"}\n'])
  expect(err).toContain('not text in UTF-8')
})

test.each([[['--help']], [['character', '--help']]])('%j prints how it is used', async (args) => {
  const { code, out, err } = await run(...args)
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('Usage:')
})

test.each([
  [[], 'Usage:'],
  [['character'], 'Usage:'],
  [['house', 'page.html'], 'Unknown kind of page "house"'],
  [['character', 'nowhere.html'], 'Cannot read nowhere.html'],
])('wrong use: %j', async (args, message) => {
  const { code, out, err } = await run(...args)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(message)
})
