import type { IncomingHttpHeaders, IncomingMessage, RequestListener, Server } from 'node:http'

const loopback = /^(localhost|[a-z0-9-]+\.localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(:\d{1,5})?$/i

/** Whether a Host header names this machine: a page of another site can have its name point here, but requests still bring that name. */
export const isLoopbackHost = (host: string | undefined): boolean => host !== undefined && loopback.test(host)

/** Why a request must come from a web page of another site; null where it need not. */
export const foreignPage = (headers: IncomingHttpHeaders): string | null => {
  if (!isLoopbackHost(headers.host)) return 'This is open to this machine only, by its own name.'
  if (headers.origin !== undefined) return 'Pages of other sites may not ask here.'
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'none' || site === 'same-origin'
    ? null
    : 'Pages of other sites may not ask here.'
}

/** What requests to the stand-ins are signed with. It stands for no account: all that sign are programs of this machine. */
export const standInKey = 'LOCALKEY'

const form = /^(multipart\/form-data|application\/x-www-form-urlencoded)/i

/**
 * Why a service of AWS's kind does not take a request; null where it does: only programs that sign with our credentials may ask,
 * and forms of browsers are read by nobody, since what reads them in the stand-in of DynamoDB is old.
 */
export const notOurs =
  (accessKey: string) =>
  (headers: IncomingHttpHeaders): string | null => {
    const foreign = foreignPage(headers)
    if (foreign) return foreign
    if (form.test(headers['content-type'] ?? '')) return 'Forms are not taken here.'
    const { authorization = '' } = headers
    return authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKey}/`) ? null : 'Requests must be signed.'
  }

/** Puts a look at each request before a server: what it names a reason for is refused and goes no further. */
export const guard = (
  server: Server,
  refusal: (headers: IncomingHttpHeaders, request: IncomingMessage) => string | null,
): void => {
  const behind = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const reason = refusal(request.headers, request)
    if (reason === null) {
      for (const listener of behind) listener.call(server, request, response)
      return
    }
    response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }).end(`${reason}\n`)
  })
}
