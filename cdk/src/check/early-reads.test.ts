import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { earlyReads, pollsBesideOthers } from './early-reads.ts'

const tests = join(import.meta.dirname, '..', '..', 'tests')
const files = globSync('**/*.ts', { cwd: tests })

test('browser tests read a page after an event only once it is done', () => {
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((file) =>
    earlyReads(readFileSync(join(tests, file), 'utf8')).map(
      ({ line, event, read }) => `${file}:${line}: ${read} after ${event}; use expect.poll`,
    ),
  )
  expect(found).toEqual([])
})

test.each([
  ['await button.click()\nexpect(await status.innerText()).toBe("15 of 20")', 'innerText after click'],
  ['await page.goto("/")\nexpect(await rows.count()).toBe(1)', 'count after goto'],
  ['await page.keyboard.press("Tab")\nexpect((await row.innerText()).split(" ")).toEqual([])', 'innerText after press'],
  ['await rest()\nawait box.check()\nexpect([await box.isChecked()]).toEqual([true])', 'isChecked after check'],
])('%j is found', (source, says) =>
  expect(earlyReads(source).map(({ event, read }) => `${read} after ${event}`)).toEqual([says]),
)

test.each([
  'await button.click()\nawait rest()\nexpect(await status.innerText()).toBe("15 of 20")',
  'await button.click()\nawait page.waitForURL("/x/")\nexpect(await status.innerText()).toBe("15 of 20")',
  'await button.click()\nawait expect.poll(() => status.innerText()).toBe("15 of 20")\nexpect(await rows.count()).toBe(1)',
  'const { page } = await open("/")\nexpect(await page.innerText("h1")).toBe("Kupodex")',
  'await rest()\nawait page.evaluate(() => button.click())\nexpect(await status.innerText()).toBe("5 of 20")',
])('%j is not', (source) => expect(earlyReads(source)).toEqual([]))

test('browser tests that run beside others use eventually', () => {
  const found = files.flatMap((file) =>
    pollsBesideOthers(readFileSync(join(tests, file), 'utf8')).map((line) => `${file}:${line}: use eventually`),
  )
  expect(found).toEqual([])
  const polls =
    'test.each([1])("a", async () => expect.poll(a).toBe(1))\ntest.concurrent.each([1])("b", async () => expect.poll(a).toBe(1))'
  expect(pollsBesideOthers(polls)).toEqual([2])
})
