import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTestBucket, type TestBucket } from '@kupodex/data/bucket/bucket.fixture'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { argumentsOf } from '../local/command.ts'
import { differences, openScene, type Scene } from '#local/scenarios/scene.fixture.ts'
import { workerCommand } from './command.ts'

const root = join(import.meta.dirname, '..', '..', '..')

let scene: Scene
/** Everybody's, in order. */
let ids: number[]
let bucket: TestBucket
const running = new Set<ChildProcess>()
/** What happens at the next requests. */
let onAsked: () => void = () => undefined

beforeAll(async () => {
  bucket = await startTestBucket('kupodex')
})
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  onAsked = () => undefined
})
afterAll(() => bucket.close())

/** Opens a scene in real time, whose table knows the first people. */
const begin = async (people: number, known = people) => {
  scene = await openScene({ people, onAsked: () => onAsked() })
  onTestFinished(() => scene.close())
  scene.time.now = Date.now()
  ids = scene
    .everybody()
    .map(({ id }) => id)
    .sort((a, b) => a - b)
  for (const { id } of scene.everybody().slice(0, known)) await scene.store.addCharacter(id, scene.time.now)
}

const settings: Record<string, string> = {
  AWS_REGION: 'us-east-1',
  KUPODEX_TABLE: 'kupodex-test',
  KUPODEX_BUCKET: 'kupodex',
  KUPODEX_CONTACT: 'operator@kupodex.example',
  KUPODEX_LODESTONE: 'http://127.0.0.1:1',
  KUPODEX_LODESTONE_RATE: '40',
}

/** Settings with which a process works in the scene. */
const ofScene = (): Record<string, string> => ({
  ...settings,
  AWS_ACCESS_KEY_ID: bucket.credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: bucket.credentials.secretAccessKey,
  AWS_ENDPOINT_URL_DYNAMODB: scene.endpoint.endpoint,
  AWS_ENDPOINT_URL_S3: bucket.endpoint,
  KUPODEX_TABLE: scene.endpoint.table,
  KUPODEX_BUCKET: bucket.bucket,
  KUPODEX_LODESTONE: scene.lodestone.base,
})

/** Starts Node on a file in a process of its own; `ended` gives its exit code and the signal that ended it, and what it printed. */
const start = (args: string[], more: Record<string, string> = {}) => {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH, NODE_COMPILE_CACHE, ...ofScene(), ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code as unknown,
    signal: signal as unknown,
    output,
  }))
  return { child, ended }
}

const startCommand = (more?: Record<string, string>) => start(argumentsOf('worker'), more)
const startFunction = (milliseconds: number) =>
  start([join(import.meta.dirname, 'function.fixture.ts'), String(milliseconds)])

/** The characters whose profile was asked for, one entry for each request. */
const profilesAsked = (): number[] =>
  scene.asked
    .flatMap(({ path }) => /\/character\/(\d+)\/$/.exec(path)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b)

const isBeingRead = async (id: number) => ((await scene.store.readProfile(id))?.leaseUntil ?? null) !== null

const allIsRead = async () => {
  if (profilesAsked().length < ids.length) return false
  for (const id of ids) if (await isBeingRead(id)) return false
  return true
}

const until = async (isTrue: () => Promise<boolean>) => {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20))
}

describe('npm run worker', () => {
  beforeEach(() => begin(12))

  test('beside the function, which is switched off meanwhile: everybody is read, and nobody twice', async () => {
    const command = startCommand()
    const lambda = startFunction(1500)
    expect(await lambda.ended).toMatchObject({ code: 0, output: expect.stringContaining('"event":"synced"') as string })
    await until(allIsRead)
    command.child.kill('SIGTERM')
    const { code, output } = await command.ended
    expect(code, output).toBe(0)
    expect(output).toContain('"event":"workerStopped"')
    expect(output).not.toContain('"level":"error"')
    expect(profilesAsked()).toEqual(ids)
    const all = await scene.readAll()
    expect(scene.everybody().flatMap((person, i) => differences(person, all[i]!))).toEqual([])
  })

  test.each(['SIGTERM', 'SIGINT'] as const)('%s ends it after the character under way', async (signal) => {
    const command = startCommand()
    let asked = 0
    onAsked = () => void (++asked === 4 && command.child.kill(signal))
    const { code, output } = await command.ended
    expect([code, output]).toEqual([0, expect.stringContaining('Stopping after the character under way')])
    const begun = profilesAsked()
    expect(begun.length).toBeLessThan(ids.length)
    for (const id of begun) {
      expect(await isBeingRead(id)).toBe(false)
      const [person, stored] = [scene.everybody().find((one) => one.id === id)!, await scene.read(id)]
      expect(differences(person, stored)).toEqual([])
    }
  })

  test('killed, it leaves its character to the next one', async () => {
    const command = startCommand()
    let asked = 0
    onAsked = () => void (++asked === 4 && command.child.kill('SIGKILL'))
    expect(await command.ended).toMatchObject({ code: null, signal: 'SIGKILL' })
    // The lease of a real worker ends in a quarter of an hour.
    scene.time.now = Date.now() + 16 * 60_000
    await scene.work()
    const all = await scene.readAll()
    expect(scene.everybody().flatMap((person, i) => differences(person, all[i]!))).toEqual([])
  })
})

test('with discovery, npm run worker finds members of free companies once all others are read', async () => {
  await begin(60, 16)
  const known = scene.everybody().slice(0, 16)
  const isAnyFound = async () =>
    scene.asked.some(({ path }) => path.includes('/member/')) &&
    (await scene.readKept()).some(({ profile }) => profile.found)
  const command = startCommand({ KUPODEX_DISCOVERY: '0.5', KUPODEX_LODESTONE_RATE: '400' })
  await until(isAnyFound)
  command.child.kill('SIGTERM')
  const { code, output } = await command.ended
  expect(code, output).toBe(0)
  expect(output).toContain('"event":"membersRead"')
  const firstList = scene.asked.findIndex(({ path }) => path.includes('/member/'))
  const before = new Set(scene.asked.slice(0, firstList).map(({ path }) => /\/character\/(\d+)\/$/.exec(path)?.[1]))
  expect(known.filter(({ id }) => !before.has(String(id)))).toEqual([])
})

describe('without a process', () => {
  const run = async (args: string[], env: Record<string, string | undefined>) => {
    const printed = { out: '', err: '' }
    const code = await workerCommand(args, {
      out: (text) => void (printed.out += text),
      err: (text) => void (printed.err += text),
      env,
      log: () => undefined,
      stop: AbortSignal.abort(),
    })
    return { code, ...printed }
  }

  test('says how it is used, and which setting is missing', async () => {
    expect(await run(['--help'], {})).toMatchObject({ code: 0, out: expect.stringContaining('WorkerPolicy') as string })
    expect(await run(['all'], {})).toMatchObject({ code: 2, err: expect.stringContaining('npm run worker') as string })
    const { KUPODEX_TABLE: _, ...others } = settings
    expect(await run([], others)).toMatchObject({ code: 1, err: expect.stringContaining('KUPODEX_TABLE') as string })
    expect(await run([], settings)).toEqual({ code: 0, out: '', err: '' })
  })
})

describe('the service of systemd', () => {
  const lines = readFileSync(join(import.meta.dirname, 'kupodex-worker.service'), 'utf8').split('\n')
  const valuesOf = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1))

  test('starts what the script starts, with the pinned Node, and again where it fails', () => {
    const [folder] = valuesOf('WorkingDirectory')
    expect(valuesOf('ExecStart')).toEqual([`${folder}/node_modules/.bin/node ${argumentsOf('worker').join(' ')}`])
    expect(packageJson.scripts.worker).toBe(`node ${argumentsOf('worker').join(' ')}`)
    expect([valuesOf('Restart'), valuesOf('KillSignal')]).toEqual([['on-failure'], ['SIGTERM']])
    // As long as the function keeps free at its end.
    expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThanOrEqual(65)
  })

  test('may do little on the machine', () => {
    for (const name of ['DynamicUser', 'NoNewPrivileges', 'ProtectHome', 'PrivateTmp', 'PrivateDevices'])
      expect([name, valuesOf(name)]).toEqual([name, ['yes']])
    expect([valuesOf('ProtectSystem'), valuesOf('CapabilityBoundingSet')]).toEqual([['strict'], ['']])
    // Node would not start.
    expect(valuesOf('MemoryDenyWriteExecute')).toEqual([])
  })
})
