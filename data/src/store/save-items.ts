import { ScanCommand } from '@aws-sdk/client-dynamodb'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeItems } from './items.fixture.ts'
import { startTestStore } from './store.fixture.ts'

// Saves the items that this release writes, as test data for later releases: `node save-items.ts 2026-11-22`.
const [, , release = ''] = process.argv
const opened = await startTestStore()
await writeItems(opened.store)
const { Items = [] } = await opened.client.send(new ScanCommand({ TableName: opened.table }))
await opened.close()

const keyOf = (item: (typeof Items)[number]) => `${item.pk?.S} ${item.sk?.S}`
const text = (_: string, value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value
const lines = Items.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)).map((item) => `${JSON.stringify(item, text)}\n`)
writeFileSync(join(import.meta.dirname, `items/${release}.jsonl`), lines.join(''))
