import * as z from 'zod'

export interface Tally {
  passed: number
  failed: number
  failures: readonly string[]
}

const result = z.object({
  status: z.string(),
  fullName: z.string().default(''),
  failureMessages: z.array(z.string()).default([]),
})

const report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      status: z.string(),
      name: z.string().default(''),
      message: z.string().default(''),
      assertionResults: z.array(result),
    }),
  ),
})

export const addTally = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  failures: [...a.failures, ...b.failures],
})

/** How much of a failure's message is repeated at the end of a run, in characters: the whole is where the suite reported. */
const longest = 1500

const said = (...parts: readonly string[]) => parts.join('\n').trim().slice(0, longest)

/**
 * The tally of a vitest JSON report. A file that failed in none of its tests (it does not load, or left something changed) counts
 * as one failure, and so does a run that ended badly with no failed test to show for it.
 */
export const tallyOfVitest = (json: string, exitCode: number): Tally => {
  const read = report.parse(JSON.parse(json))
  const failures = read.testResults.flatMap(({ status, name, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [said(name, message)] : []
    return failed.map(({ fullName, failureMessages }) => said(`${name}: ${fullName}`, ...failureMessages))
  })
  const bad = failures.length === 0 && (exitCode !== 0 || !read.success)
  if (bad) failures.push(`A suite ended with exit code ${exitCode} though none of its tests failed`)
  return { passed: read.numPassedTests, failed: failures.length, failures }
}
