import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IgnoreStrategy } from 'aws-cdk-lib'
import { describe, expect, test } from 'vitest'
import { sourceIgnore } from './source.ts'

const root = join(import.meta.dirname, '../../..')
const strategy = IgnoreStrategy.git(root, sourceIgnore(readFileSync(join(root, '.gitignore'), 'utf8')))

describe('sourceIgnore', () => {
  test.each([
    'node_modules/zod/index.js',
    'site/dist/index.html',
    '.git/config',
    '.env',
    '.local/s3/a',
    'cdk/cdk.out/x',
  ])('%s stays here', (path) => expect(strategy.ignores(join(root, path))).toBe(true))

  test.each(['package-lock.json', 'data/tables/mounts.json', 'data/prose/en/mounts.json', 'pipeline/src/cli.ts'])(
    '%s goes along',
    (path) => expect(strategy.ignores(join(root, path))).toBe(false),
  )
})
