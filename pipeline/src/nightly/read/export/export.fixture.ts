import { gzipSync } from 'node:zlib'
import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb'
import { itemToJson } from './attributes.ts'

/** Exports a table as DynamoDB does: two manifests and gzipped data files; `fileOf` says in which of them an item lies. */
export const exportTable = async (
  { endpoint, table }: { endpoint: string; table: string },
  prefix: string,
  files: number,
  fileOf: (pk: string, sk: string) => number,
): Promise<Map<string, Uint8Array>> => {
  const client = new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  })
  const lines = Array.from({ length: files }, (): string[] => [])
  for await (const { Items = [] } of paginateScan({ client }, { TableName: table }))
    for (const item of Items)
      lines[fileOf(item.pk?.S ?? '', item.sk?.S ?? '')]?.push(`${JSON.stringify({ Item: itemToJson(item) })}\n`)
  client.destroy()
  const bytes = (text: string) => new TextEncoder().encode(text)
  const dataKey = (number: number) => `${prefix}/data/part${number}.json.gz`
  const listed = lines.map((itemLines, number) => {
    return JSON.stringify({ itemCount: itemLines.length, md5Checksum: '', etag: '', dataFileS3Key: dataKey(number) })
  })
  const listKey = `${prefix}/manifest-files.json`
  const summary = { version: '2020-06-30', exportType: 'FULL_EXPORT', outputFormat: 'DYNAMODB_JSON' }
  return new Map<string, Uint8Array>([
    [`${prefix}/manifest-summary.json`, bytes(JSON.stringify({ ...summary, manifestFilesS3Key: listKey }))],
    [listKey, bytes(`${listed.join('\n')}\n`)],
    ...lines.map((itemLines, number): [string, Uint8Array] => [
      dataKey(number),
      gzipSync(itemLines.toReversed().join('')),
    ]),
  ])
}
