import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { testFolder } from '@kupodex/data/folder.fixture'
import { describe, expect, test, vi } from 'vitest'
import { thisMachine } from '../install/left-out.ts'
import lock from '../../../package-lock.json' with { type: 'json' }
import { bundle, bundleHandler, type BundleInput } from './bundle.ts'
import { functionNeeds } from './functions.ts'

const folder = testFolder()

const machine = thisMachine()
const codeOf = (out: string) => join(out, bundleHandler.replace('.handler', '.mjs'))

/** Makes the bundle of some code out of a folder inside the project, where its packages are found. */
const bundleInside = (code: string, needs: Omit<BundleInput, 'entry' | 'machine'>, out: string): void => {
  const cdkOut = join(import.meta.dirname, '../../cdk.out')
  mkdirSync(cdkOut, { recursive: true })
  const inside = mkdtempSync(join(cdkOut, 'bundle-'))
  const entry = join(inside, 'entry.ts')
  writeFileSync(entry, code)
  bundle({ ...needs, entry, machine }, out)
  rmSync(inside, { recursive: true })
}

/** What the handler of a bundle answers, where nothing else of ours can be found. */
const run = (out: string): unknown => {
  const code = `import(${JSON.stringify(pathToFileURL(codeOf(out)).href)}).then(async ({ handler }) => console.log(JSON.stringify(await handler())))`
  const options = { cwd: out, encoding: 'utf8' } as const
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', code], options))
}

describe('bundle', () => {
  test('holds the code without the AWS SDK, and the tables asked for', () => {
    const entry = join(folder, 'entry.ts')
    const out = join(folder, 'out')
    writeFileSync(entry, `import { S3Client } from '@aws-sdk/client-s3'\nexport const handler = () => new S3Client({})`)
    bundle({ entry, tables: ['races'], machine }, out)
    expect(readFileSync(codeOf(out), 'utf8')).toMatch(/from"@aws-sdk\/client-s3"/)
    expect(JSON.parse(readFileSync(join(out, 'tables/races.json'), 'utf8'))).not.toHaveLength(0)
    bundle({ entry, machine }, out)
    expect(existsSync(join(out, 'tables'))).toBe(false)
  })

  test('refuses an entry or a table that does not exist', () => {
    expect(() => bundle({ entry: join(folder, 'none.ts'), machine }, join(folder, 'none'))).toThrow('Could not resolve')
    const entry = join(folder, 'entry.ts')
    expect(() => bundle({ entry, tables: ['nonsense'], machine }, join(folder, 'none'))).toThrow('nonsense')
  })

  test('takes packages along that cannot be bundled, in the versions of the lock file, with the SDK', () => {
    const out = join(folder, 'native')
    // They are here already, so that neither npm nor a network is needed.
    vi.stubEnv('PATH', '')
    bundleInside(
      `import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
      import sharp from 'sharp'
      export const handler = async () => {
        const one = sharp({ create: { width: 2, height: 1, channels: 3, background: 'red' } })
        return [typeof createPresignedPost, (await one.webp().toBuffer()).toString('latin1', 8, 12)]
      }`,
      { packages: ['sharp'] },
      out,
    )
    vi.unstubAllEnvs()
    expect(run(out)).toEqual(['function', 'WEBP'])
    const installed = (name: string) =>
      JSON.parse(readFileSync(join(out, 'node_modules', name, 'package.json'), 'utf8'))
    expect(installed('sharp').version).toBe(lock.packages['node_modules/sharp'].version)
  })

  test('a card is drawn with the fonts that lie beside the code, which are small', () => {
    const { packages = [], packageFiles = [] } = functionNeeds.card
    const out = join(folder, 'card')
    bundleInside(
      `import { openCardMaker } from '@kupodex/lambdas/cards'
      export const handler = async () => {
        const languages = ['en', 'ja']
        const made = await Promise.all(languages.map((language) => openCardMaker()({ kind: 'unknown' }, language)))
        return made.map((bytes) => bytes.toString('latin1', 1, 4))
      }`,
      { packages, packageFiles },
      out,
    )
    expect(run(out)).toEqual(['PNG', 'PNG'])
    const sizes = packageFiles.map((path) => statSync(join(out, 'node_modules', path)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000)
  })

  test('refuses a package that the lock file does not have', () => {
    const entry = join(folder, 'plain.ts')
    writeFileSync(entry, 'export const handler = () => 1')
    expect(() => bundle({ entry, packages: ['nonsense'], machine }, join(folder, 'none'))).toThrow('nonsense is not in')
  })
})
