import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { challengePage } from '@kupodex/data/lodestone/challenge.fixture'
import { jobPage } from '@kupodex/data/lodestone/jobs.fixture'
import { historyPage, iconPage, namedPage, searchPage } from '@kupodex/data/lodestone/lists.fixture'
import { profilePage } from '@kupodex/data/lodestone/profile.fixture'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../command/run-command.fixture.ts'
import { makeLodestoneCommand } from './command.ts'

type Answer = [status: number, body: string, headers?: Record<string, string>]

/** The pages that a Lodestone shows which is well, by what is asked for. */
const wellPages = (): Record<string, Answer> => ({
  search: [200, searchPage([4711, 4712])],
  character: [200, profilePage()],
  class_job: [200, jobPage()],
  mount: [200, namedPage('mount', ['Bread Cart'])],
  achievement: [200, historyPage([[12, 1_700_000_000]], 1)],
})

const notFound: Answer = [404, '<h1 class="error__heading">-</h1><a class="js--error-login">-</a>']

let site: Server
let pages: Record<string, Answer>
let asked: { path: string; agent: string }[]
let waits: number[]

const kindOf = (path: string): string =>
  path.includes('/character/?') ? 'search' : (/\/character\/\d+\/(\w*)/.exec(path)?.[1] ?? '') || 'character'

beforeAll(async () => {
  site = createServer(({ url = '', headers }, response) => {
    asked.push({ path: url, agent: headers['user-agent'] ?? '' })
    const [status, body, more = {}] = pages[kindOf(url)] ?? notFound
    if (status === 0) return void response.destroy()
    response.writeHead(status, more).end(body)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  site.closeAllConnections()
  site.close()
})
beforeEach(() => {
  pages = wellPages()
  asked = []
  waits = []
})

const run = (args: string[] = ['--check'], env: Record<string, string> = {}) => {
  const port = (site.address() as AddressInfo).port
  const settings = { KUPODEX_CONTACT: 'mog@example.org', KUPODEX_LODESTONE: `http://127.0.0.1:${port}/{host}` }
  return runCommand(
    makeLodestoneCommand(async (ms) => void waits.push(ms)),
    args,
    { ...settings, ...env },
  )
}

const verdictOf = ({ out }: { out: string }) => out.trimEnd().split('\n').at(-1)

test('a Lodestone that is well is asked for five pages, not at once, with our name', async () => {
  expect(await run()).toEqual({
    code: 0,
    out:
      'search       answered (status 200)\n' +
      'character    answered (status 200)\n' +
      'class_job    answered (status 200)\n' +
      'mount        answered (status 200)\n' +
      'achievement  answered (status 200)\n' +
      'The Lodestone answers this machine, and its pages are what the parsers know.\n',
    err: '',
  })
  expect(asked.map(({ path }) => kindOf(path))).toEqual(['search', 'character', 'class_job', 'mount', 'achievement'])
  for (const { agent } of asked) expect(agent).toContain('(+mog@example.org)')
  expect(waits).toEqual([2000, 2000, 2000, 2000])
})

describe('whose pages', () => {
  const idAsked = () => /\/character\/(\d+)\//.exec(asked[1]?.path ?? '')?.[1]

  test.each<[string, string[], Record<string, string>, string]>([
    ['the first found', ['--check'], {}, '4711'],
    ['those of the canary', ['--check'], { KUPODEX_CANARY: '4799' }, '4799'],
    ['those that are named', ['--check', '--id', '4788'], { KUPODEX_CANARY: '4799' }, '4788'],
  ])('%s', async (_, args, env, id) => {
    await run(args, env)
    expect(idAsked()).toBe(id)
  })

  test('none where nobody is found', async () => {
    pages.search = [200, searchPage([])]
    const said = await run()
    expect([said.code, asked.length]).toEqual([1, 1])
    expect(said.out).toContain('character    not asked\n')
    expect(verdictOf(said)).toContain('no profile was seen: name a character that is public with --id')
  })

  test('none of a character that there is not', async () => {
    const said = await run(['--check', '--id', '4711'])
    expect(said.code).toBe(0)
    pages.character = notFound
    asked = []
    const other = await run(['--check', '--id', '4711'])
    expect([other.code, asked.length]).toEqual([1, 2])
    expect(other.out).toContain('character    answered: not found (status 404)\n')
  })
})

describe('a machine that is not answered', () => {
  const foreign = '<html><body>Access Denied</body></html>'
  test.each<[string, string, Answer]>([
    ['challenged', 'robot', [200, challengePage]],
    ['challenged', 'robot', [202, '', { 'x-amzn-waf-action': 'challenge' }]],
    ['challenged', 'robot', [405, foreign, { 'x-amzn-waf-action': 'captcha' }]],
    ['refused at the edge', 'does not let this machine in', [403, foreign]],
    ['throttled', 'enough requests', [429, '']],
    ['under maintenance', 'maintenance', [503, '<h1 class="maintenance__heading">-</h1>']],
    ['not reachable', 'not reachable', [502, foreign]],
    ['not reachable', 'not reachable', [0, '']],
  ])('%s: asks once, and for nothing else', async (words, verdict, answer) => {
    pages.search = answer
    const said = await run()
    expect([said.code, asked.length]).toEqual([1, 1])
    expect(said.out).toContain(`search       ${words}`)
    expect(said.out).toContain('achievement  not asked\n')
    expect(verdictOf(said)).toContain(verdict)
  })

  test('from some page on: asks no further', async () => {
    pages.mount = [200, challengePage]
    const said = await run()
    expect([said.code, asked.length]).toEqual([1, 4])
    expect(said.out).toContain('mount        challenged (status 200)\nachievement  not asked\n')
  })
})

describe('pages that are not what the parsers know', () => {
  test('are named, with what is missing, and the others are asked for', async () => {
    pages.class_job = [200, jobPage().replaceAll('class="', 'class="new-')]
    const said = await run()
    expect([said.code, asked.length]).toEqual([1, 5])
    expect(said.out).toMatch(/class_job +not laid out as the parsers know \(status 200\): \S/)
    expect(verdictOf(said)).toBe(
      'The Lodestone answers this machine, but these pages are not laid out as the parsers know: class_job.',
    )
  })

  test('also the profile itself', async () => {
    pages.character = [200, profilePage().replaceAll('class="', 'class="new-')]
    expect(verdictOf(await run())).toMatch(/: character\.$/)
  })
})

test('what the character does not show is said, and is no fault', async () => {
  pages.mount = [200, iconPage('mount', 0)]
  pages.achievement = [403, '<meta http-equiv="refresh" /><h1 class="error__heading">-</h1>']
  const said = await run()
  expect(said.code).toBe(0)
  expect(said.out).toContain(
    'mount        answered: private (status 200)\nachievement  answered: hidden (status 403)\n',
  )
  expect(verdictOf(said)).toContain('this character does not show: mount, achievement.')
})

test('nothing that a page says steers a terminal', async () => {
  pages.character = [200, profilePage().replace('>80<', '>8\u001b[2J0<')]
  expect((await run()).out).not.toContain('\u001b')
})

test('says how it is used, and which setting is missing', async () => {
  expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('--check') as string })
  for (const args of [[], ['--id', '5'], ['--check', '--id', 'Mina'], ['--check', 'more']])
    expect(await run(args)).toMatchObject({ code: 2, err: expect.stringContaining('npm run lodestone') as string })
  for (const contact of ['', 'nobody'])
    expect(await run(['--check'], { KUPODEX_CONTACT: contact })).toMatchObject({
      code: 1,
      err: expect.stringContaining('KUPODEX_CONTACT must be an e-mail address or web address') as string,
    })
  expect(asked).toEqual([])
})
