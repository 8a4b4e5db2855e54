import { createServer, type ServerResponse } from 'node:http'
import { freePort } from '#local/ground/free-port.fixture.ts'

/** A site whose documents come in pieces. */
export interface Piecemeal {
  base: string
  /** Sends the next piece of the document that was asked for last; false where that was the last piece. */
  next: () => boolean
  stop: () => void
}

/** The comment at the end of each piece but the last, by which a page knows that it was read. */
export const pieceMark = 'end of a piece'

/** Splits a document from its `main` on into up to `n` pieces, each of which ends with the end of an element. */
const split = (html: string, n: number): string[] => {
  const from = html.indexOf('<main')
  // A comment is none in text that scripts have the place of.
  const body = html
    .slice(from)
    .replace(/<(noscript|template|script|style)\b[^]*?<\/\1>/g, (all) => ' '.repeat(all.length))
  const ends = [...body.matchAll(/<\/(li|tr|td|th|p|h\d|div|section|a|span)>/g)].map(
    ({ index, 0: tag }) => from + index + tag.length,
  )
  const step = Math.max(1, Math.floor(ends.length / n))
  const cuts = ends.filter((_, at) => at % step === step - 1).slice(0, n - 1)
  return [0, ...cuts].map((start, at) =>
    at === cuts.length ? html.slice(start) : `${html.slice(start, cuts[at])}<!--${pieceMark}-->`,
  )
}

/** Serves the site at `source`, its documents in `n` pieces: the first at once, each of the others when it is called for. */
export const servePiecemeal = async (source: string, n: number): Promise<Piecemeal> => {
  const port = await freePort()
  let pieces: string[] = []
  let open: ServerResponse | undefined
  const next = (): boolean => {
    const piece = pieces.shift()
    if (piece !== undefined) open?.write(piece)
    if (pieces.length === 0) open?.end()
    return pieces.length > 0
  }
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(source + (request.url ?? '/'))
      const type = answer.headers.get('content-type') ?? 'text/plain'
      response.writeHead(answer.status, { 'content-type': type })
      if (type.startsWith('text/html')) {
        pieces = split(await answer.text(), n)
        open = response
        next()
      } else response.end(Buffer.from(await answer.arrayBuffer()))
    })()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { base: `http://localhost:${port}`, next, stop }
}
