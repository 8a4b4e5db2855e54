import type { IncomingMessage } from 'node:http'

/** Reads a request's body until it is larger than `most` bytes: what comes after that is not kept. */
export const readBody = async (request: IncomingMessage, most: number): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (size > most) continue
    chunks.push(chunk)
    size += chunk.length
  }
  return Buffer.concat(chunks)
}
