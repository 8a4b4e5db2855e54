import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTestBucket, type TestBucket } from '@kupodex/data/bucket/bucket.fixture'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { argumentsOf } from '../local/command.ts'
import { differences, openScene, type Scene } from '#local/scenarios/scene.fixture.ts'
import { workerCommand } from './command.ts'

const root = join(import.meta.dirname, '..', '..', '..')

let scene: Scene
let bucket: TestBucket
const running = new Set<ChildProcess>()
/** What happens at the next requests. */
let onAsked: () => void = () => undefined

beforeEach(async () => {
  bucket = await startTestBucket('kupodex')
  scene = await openScene({ people: 12, onAsked: () => onAsked() })
  scene.time.now = Date.now()
  await scene.addEverybody()
})
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  onAsked = () => undefined
  await scene.close()
  await bucket.close()
})

const settings = (): Record<string, string> => ({
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: bucket.credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: bucket.credentials.secretAccessKey,
  AWS_ENDPOINT_URL_DYNAMODB: scene.endpoint.endpoint,
  AWS_ENDPOINT_URL_S3: bucket.endpoint,
  KUPODEX_TABLE: scene.endpoint.table,
  KUPODEX_BUCKET: bucket.bucket,
  KUPODEX_CONTACT: 'operator@kupodex.example',
  KUPODEX_LODESTONE: scene.lodestone.base,
  KUPODEX_LODESTONE_RATE: '40',
})

/** Starts Node on a file in a process of its own; `ended` gives its exit code and the signal that ended it, and what it printed. */
const start = (args: string[], more: Record<string, string> = {}) => {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, ...settings(), ...more },
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

const everybody = () =>
  scene
    .everybody()
    .map(({ id }) => id)
    .sort((a, b) => a - b)

const isBeingRead = async (id: number) => ((await scene.store.readProfile(id))?.leaseUntil ?? null) !== null

const nobodyIsBeingRead = async () => {
  for (const id of everybody()) if (await isBeingRead(id)) return false
  return profilesAsked().length >= everybody().length
}

const until = async (isTrue: () => Promise<boolean>) => {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20))
}

describe('npm run worker', () => {
  test('beside the function, which is switched off meanwhile: everybody is read, and nobody twice', async () => {
    const command = startCommand()
    const lambda = startFunction(1500)
    expect(await lambda.ended).toMatchObject({ code: 0, output: expect.stringContaining('"event":"synced"') as string })
    await until(nobodyIsBeingRead)
    command.child.kill('SIGTERM')
    const { code, output } = await command.ended
    expect(code, output).toBe(0)
    expect(output).toContain('"event":"workerStopped"')
    expect(output).not.toContain('"level":"error"')
    expect(profilesAsked()).toEqual(everybody())
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
    expect(begun.length).toBeLessThan(everybody().length)
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
  await scene.close()
  scene = await openScene({ people: 60, onAsked: () => onAsked() })
  scene.time.now = Date.now()
  const known = scene.everybody().slice(0, 16)
  for (const { id } of known) await scene.store.addCharacter(id, scene.time.now)
  const isAnyFound = async () => (await scene.readKept()).some(({ profile }) => profile.found)
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
    const { KUPODEX_TABLE: _, ...others } = settings()
    expect(await run([], others)).toMatchObject({ code: 1, err: expect.stringContaining('KUPODEX_TABLE') as string })
    expect(await run([], settings())).toEqual({ code: 0, out: '', err: '' })
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
