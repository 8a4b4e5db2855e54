import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { runChecks } from './run-command.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** Checks types and the rules of .oxlintrc.json, which ask for types, in one go. */
const native = ['--type-aware', '--type-check', 'data', 'lambdas', 'pipeline', 'cdk', 'vitest.config.ts']

process.exitCode = await runChecks(
  [
    { title: 'Types of the packages', command: 'oxlint', args: native },
    { title: 'Types of the site', command: 'npm', args: ['run', '--silent', 'typecheck', '--workspace', 'site'] },
  ],
  availableParallelism(),
  { cwd: root },
)
