import { expect, test } from 'vitest'
import { addTally, tallyOfVitest } from './tally.ts'

const report = (passed: number, failed: number, success: boolean, files: object[] = []) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    success,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ...(failed > 0 ? [{ status: 'failed', assertionResults: Array(failed).fill({ status: 'failed' }) }] : []),
      ...files,
    ],
  })
const unloaded = { status: 'failed', assertionResults: [] }
const untidy = { status: 'failed', assertionResults: [{ status: 'passed' }] }

test.each([
  ['all good', report(3, 0, true), 0, { passed: 3, failed: 0 }],
  ['failed tests', report(3, 2, false), 1, { passed: 3, failed: 2 }],
  ['a file that does not load', report(3, 0, false, [unloaded]), 1, { passed: 3, failed: 1 }],
  ['a file that failed after its tests', report(3, 0, false, [untidy]), 1, { passed: 3, failed: 1 }],
  ['all of these', report(3, 2, false, [unloaded, untidy]), 1, { passed: 3, failed: 4 }],
  ['a bad end with no failed test', report(3, 0, true), 1, { passed: 3, failed: 1 }],
])('%s', (_, json, code, tally) => {
  const read = tallyOfVitest(json, code)
  expect(read).toMatchObject(tally)
  expect(read.failures).toHaveLength(tally.failed)
})

test('what failed is named with its message, the end of a long one left out', () => {
  const failed = { status: 'failed', fullName: 'boards are sorted', failureMessages: [`expected ${'x'.repeat(5000)}`] }
  const json = report(1, 0, false, [
    { status: 'failed', name: 'boards.test.ts', assertionResults: [failed] },
    { status: 'failed', name: 'odd.test.ts', message: 'Cannot find module', assertionResults: [] },
  ])
  const [first = '', second] = tallyOfVitest(json, 1).failures
  expect(first.startsWith('boards.test.ts: boards are sorted\nexpected xxx')).toBe(true)
  expect(first.length).toBeLessThan(2000)
  expect(second).toBe('odd.test.ts\nCannot find module')
})

test('tallies add up', () =>
  expect(addTally({ passed: 1, failed: 2, failures: ['a'] }, { passed: 3, failed: 4, failures: ['b'] })).toEqual({
    ...{ passed: 4, failed: 6, failures: ['a', 'b'] },
  }))
