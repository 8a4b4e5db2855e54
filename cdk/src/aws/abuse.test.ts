import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { functionNames } from './functions.ts'
import { capitalised } from '@kupodex/data/contract'
import { lookAt, synth } from './synth.fixture.ts'

const page = readFileSync(join(import.meta.dirname, '../../ABUSE.md'), 'utf8')
const { resources } = synth()
const { ofType } = lookAt(resources)

test('each command of the page finds one resource', () => {
  const asked = [...page.matchAll(/\(id (\w+) (AWS::\w+::\w+)\)/g)].map(([, start = '', type = '']) => ({
    start,
    type,
  }))
  expect(asked.length).toBeGreaterThan(5)
  for (const { start, type } of asked) {
    const found = ofType(type).filter(({ id }) => id.startsWith(start))
    expect(
      found.map(({ id }) => id),
      `${start} ${type}`,
    ).toHaveLength(1)
  }
})

test('each function can be named as the page does', () => {
  for (const name of functionNames) {
    const found = ofType('AWS::Lambda::Function').filter(({ id }) => id.startsWith(capitalised(name)))
    expect(found, name).toHaveLength(1)
  }
})

test('each alarm of the page is one', () => {
  const ids = ofType('AWS::CloudWatch::Alarm').map(({ id }) => id.replace(/Alarm[0-9A-F]{8}$/, ''))
  const named = [...page.matchAll(/^\| alarm (.*?) \|/gm)].flatMap(([, names = '']) => [
    ...names.matchAll(/`…?(\w+)`/g),
  ])
  expect(named.length).toBeGreaterThan(3)
  for (const [, name = ''] of named)
    expect(
      ids.some((id) => id.endsWith(name)),
      name,
    ).toBe(true)
})

test('what it says of days is so', () => {
  const [logs] = ofType('AWS::S3::Bucket').filter(({ id }) => id.startsWith('AccessLogs'))
  expect(page).toContain('for 30 days (7 on trial)')
  expect(logs?.LifecycleConfiguration).toMatchObject({ Rules: [{ ExpirationInDays: 30 }] })
  const { Logging } = lookAt(resources).distribution() as unknown as { Logging: { Prefix: string } }
  expect(page).toContain(`readers’ below \`${Logging.Prefix}\``)
})
