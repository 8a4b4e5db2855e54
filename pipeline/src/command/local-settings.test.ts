import { spawnSync } from 'node:child_process'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyFolder } from '@kupodex/data/folder.fixture'
import { describe, expect, test } from 'vitest'
import { findLocalSettings, leaveLocalSettings } from './local-settings.ts'

const settings = {
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  // Nothing listens there.
  AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:9',
  AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9',
  KUPODEX_TABLE: 'kupodex',
  KUPODEX_BUCKET: 'kupodex',
  KUPODEX_SITE: 'http://localhost:4300',
}

const folder = emptyFolder()

describe('findLocalSettings', () => {
  test('gives what the running product left, until it takes it away', () => {
    const takeAway = leaveLocalSettings(folder, settings)
    expect(findLocalSettings(folder, { PATH: '/bin', KUPODEX_LOCAL: folder })).toEqual({ use: true, env: settings })
    expect(statSync(join(folder, 'settings.json')).mode & 0o077).toBe(0)
    takeAway()
    expect(findLocalSettings(folder, {})).toBeNull()
  })

  test.each(['AWS_PROFILE', 'AWS_REGION', 'AWS_ENDPOINT_URL_S3', 'KUPODEX_TABLE'])(
    'not to be used where something says that another product is meant: %s',
    (name) => {
      leaveLocalSettings(folder, settings)
      expect(findLocalSettings(folder, { [name]: 'live' })).toEqual({ use: false, because: [name] })
    },
  )

  test.each(['AWS_CA_BUNDLE', 'AWS_PAGER', 'AWS_EC2_METADATA_DISABLED'])('whatever else is set of AWS: %s', (name) => {
    leaveLocalSettings(folder, settings)
    expect(findLocalSettings(folder, { [name]: 'some' })).toEqual({ use: true, env: settings })
  })

  test('none of a product that runs no more, nor of one whose file cannot be read', () => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    writeFileSync(join(folder, 'settings.json'), JSON.stringify({ pid, env: settings }))
    expect(findLocalSettings(folder, {})).toBeNull()
    writeFileSync(join(folder, 'settings.json'), '{"pid":')
    expect(findLocalSettings(folder, {})).toBeNull()
  })
})

describe('npm run nightly', () => {
  const nightly = (env: Record<string, string> = {}) => {
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '..', 'cli.ts'), 'nightly'], {
      env: { PATH: process.env.PATH, KUPODEX_LOCAL: folder, ...env },
      encoding: 'utf8',
    })
    return { status, stderr }
  }

  test('beside a running product uses its settings, and says so', () => {
    leaveLocalSettings(folder, settings)
    const { status, stderr } = nightly()
    expect(status).toBe(1)
    expect(stderr).toContain('No settings given: using those of npm start on this machine (http://localhost:4300).')
    expect(stderr).toContain('http://127.0.0.1:9 could not be reached')
  })

  test('beside one that is not meant says so', () => {
    leaveLocalSettings(folder, settings)
    const { status, stderr } = nightly({ AWS_PROFILE: 'operator' })
    expect(status).toBe(1)
    expect(stderr).toContain('npm start runs on this machine; its settings are not used because AWS_PROFILE is set.')
    expect(stderr).toContain('The setting KUPODEX_TABLE is not set.')
  })

  test('without one names what is missing, and what to do', () => {
    const { status, stderr } = nightly()
    expect(status).toBe(1)
    expect(stderr).toContain('The setting KUPODEX_TABLE is not set.')
    expect(stderr).toContain('While npm start runs on this machine')
  })
})
