import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundle, bundleHandler } from './bundle.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const codeOf = (out: string) => join(out, bundleHandler.replace('.handler', '.mjs'))

describe('bundle', () => {
  test('holds the code without the AWS SDK, and the tables asked for', () => {
    const entry = join(folder, 'entry.ts')
    const out = join(folder, 'out')
    writeFileSync(entry, `import { S3Client } from '@aws-sdk/client-s3'\nexport const handler = () => new S3Client({})`)
    bundle({ entry, tables: ['races'] }, out)
    expect(readFileSync(codeOf(out), 'utf8')).toMatch(/from"@aws-sdk\/client-s3"/)
    expect(JSON.parse(readFileSync(join(out, 'tables/races.json'), 'utf8'))).not.toHaveLength(0)
    bundle({ entry }, out)
    expect(existsSync(join(out, 'tables'))).toBe(false)
  })

  test('refuses an entry or a table that does not exist', () => {
    expect(() => bundle({ entry: join(folder, 'none.ts') }, join(folder, 'none'))).toThrow('Could not resolve')
    const entry = join(folder, 'entry.ts')
    expect(() => bundle({ entry, tables: ['nonsense'] }, join(folder, 'none'))).toThrow('nonsense')
  })
})
