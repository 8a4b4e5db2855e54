import * as z from 'zod'

/** How many tests of a suite passed and failed. */
export interface Tally {
  passed: number
  failed: number
}

const report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  success: z.boolean(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})

/** Adds two tallies. */
export const addTally = (a: Tally, b: Tally): Tally => ({ passed: a.passed + b.passed, failed: a.failed + b.failed })

/**
 * The tally of a vitest JSON report. A file that failed in none of its tests (it does not load, or left something changed) counts
 * as one failure, and so does a run that ended badly with no failed test to show for it.
 */
export const tallyOfVitest = (json: string, exitCode: number): Tally => {
  const read = report.parse(JSON.parse(json))
  const broken = read.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  ).length
  const failed = read.numFailedTests + broken
  const bad = exitCode !== 0 || !read.success
  return { passed: read.numPassedTests, failed: failed === 0 && bad ? 1 : failed }
}
