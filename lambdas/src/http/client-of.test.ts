import { expect, test } from 'vitest'
import { clientOf } from './client-of.ts'

const from = (sourceIp: string | undefined, viewer?: string) =>
  clientOf({
    rawPath: '/',
    headers: viewer === undefined ? {} : { 'cloudfront-viewer-address': viewer },
    requestContext: { http: { method: 'GET', ...(sourceIp === undefined ? {} : { sourceIp }) } },
  })

test.each([
  ['192.0.2.7', undefined, '192.0.2.7'],
  ['192.0.2.7', '198.51.100.9:46532', '198.51.100.9'],
  ['192.0.2.7', '2001:db8:1:2:3:4:5:6:46532', '2001:db8:1:2'],
  ['192.0.2.7', '2001:db8::6:46532', '2001:db8:0:0'],
  ['::1', undefined, '0:0:0:0'],
  ['::ffff:127.0.0.1', undefined, '::ffff:127.0.0.1'],
  [undefined, undefined, ''],
])('%s, %s: %s', (sourceIp, viewer, expected) => expect(from(sourceIp, viewer)).toBe(expected))
