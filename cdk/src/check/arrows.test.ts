import { join } from 'node:path'
import { ESLint } from 'eslint'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..')
const eslint = new ESLint({ cwd: root })

/** Whether lint lets a file of ours import a module; the file need not exist. */
const allows = async (file: string, imported: string): Promise<boolean> => {
  const config = (await eslint.calculateConfigForFile(join(root, file))) as { rules: Record<string, unknown> }
  const rule = config.rules['no-restricted-imports'] as [number, { patterns: { regex: string }[] }]
  return rule[1].patterns.every(({ regex }) => !new RegExp(regex, 'u').test(imported))
}

test.each([
  ['data/src/rules/week.ts', '@kupodex/pipeline/nightly'],
  ['data/src/rules/week.ts', '@kupodex/lambdas'],
  ['lambdas/src/sync/index.ts', '@kupodex/pipeline/publish'],
  ['pipeline/src/nightly/fold/fold.ts', '../write/stamp.ts'],
  ['pipeline/src/nightly/fold/fold.ts', '../night.ts'],
  ['pipeline/src/nightly/fold/parts/driver.ts', '#nightly/workers/pool.ts'],
  ['pipeline/src/nightly/fold/parts/driver.ts', '@kupodex/lambdas'],
  ['pipeline/src/nightly/write/stamp.ts', '../first-night.fixture.ts'],
  ['pipeline/src/cli.ts', '@kupodex/lambdas/sync'],
  ['site/src/profile/profile.tsx', '@kupodex/data/store'],
  ['site/src/profile/profile.tsx', '@kupodex/data/tables'],
  ['site/src/build/published.ts', '@kupodex/lambdas'],
  ['data/src/rules/week.ts', '../../lambdas/src/index.ts'],
  ['data/src/rules/week.ts', '../contract/index.ts'],
  ['data/src/game/language.ts', '../rules/index.ts'],
  ['site/src/boards/row.ts', '#rarity/row.ts'],
  ['site/src/rarity/build/items.ts', '#home/build/newest.ts'],
  ['site/src/ui/pager.ts', '#rarity/row.ts'],
])('%s may not import %s', async (file, imported) => expect(await allows(file, imported)).toBe(false))

test.each([
  ['lambdas/src/sync/index.ts', '@kupodex/data/store'],
  ['pipeline/src/nightly/write/raid-files.ts', '../fold/fold.ts'],
  ['pipeline/src/nightly/fold/parts/driver.ts', '#nightly/read/export/manifest.ts'],
  ['pipeline/src/nightly/fold/owner-counts.test.ts', '../small-store.fixture.ts'],
  ['pipeline/src/nightly/run.ts', './write/history.ts'],
  ['pipeline/src/cli.ts', '@kupodex/data/tables'],
  ['site/src/profile/profile.tsx', '@kupodex/data/rules'],
  ['site/src/build/published.ts', '@kupodex/data/tables'],
  ['data/src/contract/calls.ts', '../rules/index.ts'],
  ['site/src/rarity/build/items.ts', '@kupodex/data/tables'],
  ['site/src/rarity/row.ts', '#boards/row.ts'],
])('%s may import %s', async (file, imported) => expect(await allows(file, imported)).toBe(true))
