import { expect, test } from 'vitest'
import { readUploads } from './read-uploads.ts'

test.each([
  [undefined, []],
  ['', []],
  ['https://bucket.s3.eu-central-1.amazonaws.com', ['https://bucket.s3.eu-central-1.amazonaws.com']],
  ['http://127.0.0.1:4303/uploads', ['http://127.0.0.1:4303']],
])('%j allows %j', (text, origins) => {
  expect(readUploads(text === undefined ? {} : { KUPODEX_UPLOADS_ADDRESS: text })).toEqual(origins)
})

test.each(['bucket', 'javascript:alert(1)', "https:// 'unsafe-inline'"])('%s is refused by name', (text) =>
  expect(() => readUploads({ KUPODEX_UPLOADS_ADDRESS: text })).toThrow('KUPODEX_UPLOADS_ADDRESS'),
)
