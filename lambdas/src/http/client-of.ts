import type { HttpEvent } from './event.ts'

/**
 * The reader's address: from CloudFront's header (`address:port`), else from the connection. Only for functions that CloudFront alone can
 * reach on AWS, as it sets that header itself: all but that of chat, whose address takes requests, and headers, from anybody. An IPv6
 * network (/64) is one reader.
 */
export const clientOf = ({ headers, requestContext }: HttpEvent): string => {
  const viewer = headers?.['cloudfront-viewer-address']?.replace(/:\d+$/, '')
  const address = viewer || requestContext.http.sourceIp || ''
  return address.includes(':') && !address.includes('.') ? networkOf(address) : address
}

const networkOf = (address: string): string => {
  const [head = '', tail] = address.replace(/[[\]]/g, '').split('::')
  const groups = head.split(':')
  if (tail !== undefined) while (groups.length < 8 - tail.split(':').length) groups.push('0')
  return groups
    .slice(0, 4)
    .map((group) => (group === '' ? '0' : group))
    .join(':')
}
