import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

/** Names of the commands that npm scripts start. */
const started = Object.values(scripts).flatMap((line) => /^node pipeline\/src\/cli\.ts (\S+)/.exec(line)?.[1] ?? [])

test('without a command it lists all of them, and every script starts one of these', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'cli.ts')], { encoding: 'utf8' })
  expect(status).toBe(2)
  const listed = Array.from(stderr.matchAll(/npm run (\S+)/g), ([, name]) => name)
  expect(started.length).toBeGreaterThan(0)
  expect(listed).toEqual(expect.arrayContaining(started))
})
