import { expect, test } from 'vitest'
import { linted } from './linted.fixture.ts'

const refused: [string, string][] = [
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
]

const allowed: [string, string][] = [
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
]

const imports = Map.groupBy([...refused, ...allowed], ([file]) => file)

/** Which imports lint reports of files that have those of both tables: file and module. */
const reported = linted(
  Object.fromEntries(
    [...imports].map(([file, rows]) => [
      file,
      rows.map(([, module], at) => `import * as m${at} from '${module}'\n`).join(''),
    ]),
  ),
).flatMap(({ file, line, rule }) =>
  rule === 'eslint(no-restricted-imports)' ? [`${file} ${imports.get(file)?.[line - 1]?.[1]}`] : [],
)

test.each(refused)('%s may not import %s', (...row) => expect(reported).toContain(row.join(' ')))

test.each(allowed)('%s may import %s', (...row) => expect(reported).not.toContain(row.join(' ')))
