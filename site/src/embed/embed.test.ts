import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scriptFiles } from '#build/scripts.ts'
import { embedBytesMax } from './bytes-max.ts'
import { cardStyle } from './card.ts'

const made = await scriptFiles(join(import.meta.dirname, '..'), { isOffline: true })
const files = new Map(made.map(({ path, code }) => [path, code]))

test('the script for other pages is one small file that writes no markup and keeps nothing', () => {
  const code = files.get('embed/1.js') ?? ''
  expect(Buffer.byteLength(code)).toBeGreaterThan(1000)
  expect(Buffer.byteLength(code)).toBeLessThanOrEqual(embedBytesMax)
  expect(code).not.toMatch(
    /innerHTML|insertAdjacentHTML|document\.write|cookie|localStorage|sessionStorage|\bimport\b|eval\(/,
  )
})

test('the card moves only where motion is welcome, and is drawn for dark pages', () => {
  const [still = '', moving] = cardStyle.split('@media (prefers-reduced-motion:no-preference)')
  expect(still).not.toMatch(/animation|transition/)
  expect(moving).toContain('animation')
  expect(still).toContain('prefers-color-scheme:dark')
})

test('the client is one file that loads in any browser, with all that the examples use', async () => {
  const code = files.get('client/1.js') ?? ''
  expect(code).not.toMatch(/\bimport\b|require\(|node:|process\./)
  const client = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>
  expect(Object.keys(client).sort()).toEqual(
    ['ClientError', 'createClient', 'decodeOwned', 'mostChanges', 'mostCharacters', 'need'].sort(),
  )
})
