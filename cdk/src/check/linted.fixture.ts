import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { testFolder } from '@kupodex/data/folder.fixture'
import * as z from 'zod'

const root = join(import.meta.dirname, '..', '..', '..')
const packages = ['data', 'lambdas', 'pipeline', 'site', 'cdk']

const report = z.object({
  diagnostics: z.array(
    z.object({
      code: z.string(),
      filename: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.number() }) })),
    }),
  ),
})

/** What oxlint reports of files with these texts, by their paths, in a tree of the same folders as ours: file, line and rule. */
export const linted = (files: Readonly<Record<string, string>>): { file: string; line: number; rule: string }[] => {
  const folder = testFolder()
  for (const room of [...packages, ...globSync('site/src/*/', { cwd: root })])
    mkdirSync(join(folder, room), { recursive: true })
  for (const path of ['oxlint.config.ts', 'data/package.json']) cpSync(join(root, path), join(folder, path))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json', ...packages], {
    cwd: folder,
    encoding: 'utf8',
  })
  return report
    .parse(JSON.parse(stdout))
    .diagnostics.flatMap(({ code, filename, labels }) =>
      labels.map(({ span }) => ({ file: filename, line: span.line, rule: code })),
    )
}
