import { expect, test } from 'vitest'
import { leftOut, lockSchema } from './left-out.ts'

const lock = lockSchema.parse({
  packages: {
    '': { name: 'kupodex' },
    'node_modules/plain': { version: '1.0.0' },
    'node_modules/wasm': { optional: true, cpu: ['wasm32'] },
    'node_modules/helper': { optional: true },
    'node_modules/linux-gnu': { optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
    'node_modules/linux-musl': { optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    'node_modules/linux': { optional: true, os: ['linux'], cpu: ['x64', 'arm64'] },
    'node_modules/lone-words': { optional: true, os: 'linux', cpu: 'arm64' },
    'node_modules/mac': { optional: true, os: ['darwin'], cpu: ['arm64'] },
  },
})

const none = () => false

test.each([
  [{ os: 'linux', cpu: 'x64', libc: 'glibc' }, ['linux-gnu', 'linux']],
  [{ os: 'linux', cpu: 'x64', libc: 'musl' }, ['linux-musl', 'linux']],
  [{ os: 'linux', cpu: 'arm64', libc: 'glibc' }, ['linux', 'lone-words']],
  [{ os: 'darwin', cpu: 'arm64', libc: null }, ['mac']],
])('what belongs on %o and is not there', (machine, missing) => {
  expect(leftOut(lock, machine, none)).toEqual(missing.map((name) => `node_modules/${name}`))
})

test('what is there is not left out', () => {
  const machine = { os: 'linux', cpu: 'x64', libc: 'glibc' }
  expect(leftOut(lock, machine, (folder) => folder.endsWith('linux'))).toEqual(['node_modules/linux-gnu'])
  expect(leftOut(lock, machine, () => true)).toEqual([])
})
