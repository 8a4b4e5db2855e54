import { expect, test } from 'vitest'
import { someone, useBrowser } from './site.ts'

const open = useBrowser()
const path = `/char/${someone.id}/mounts/`
const ofTables = (asked: readonly string[]) => asked.filter((one) => one.startsWith('/api/game'))

test('a page asks for each of its tables once, and the next one within minutes for none of them', async () => {
  const { page, asked, rest } = await open(path)
  const first = ofTables(asked)
  expect(first).toContain('/api/game-lean/en/mounts/')
  expect(first).toEqual([...new Set(first)])
  await page.reload()
  await rest()
  await page.reload()
  const before = asked.length
  await rest()
  expect(ofTables(asked.slice(before))).toEqual([])
})
