import { expect, test } from 'vitest'
import { addTally, tallyOfVitest } from './tally.ts'

const report = (passed: number, failed: number, success: boolean, files: object[] = []) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    success,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ...(failed > 0 ? [{ status: 'failed', assertionResults: [{ status: 'failed' }] }] : []),
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
])('%s', (_, json, code, tally) => expect(tallyOfVitest(json, code)).toEqual(tally))

test('tallies add up', () =>
  expect(addTally({ passed: 1, failed: 2 }, { passed: 3, failed: 4 })).toEqual({ passed: 4, failed: 6 }))
