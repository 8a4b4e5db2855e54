import type { RequestListener, Server, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerOf, type FaultyAnswer } from './answers.ts'
import type { Faults, FaultyPart, Struck } from './faults.ts'

/** How late an answer is that is slow, and how long CloudFront waits for one that hangs (ms), where a fault does not say. */
const held = { slow: 3000, hanging: 30_000 } as const

export const sendFault = (response: ServerResponse, { status, type, body }: FaultyAnswer): void =>
  void response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)

/** Lets the first fault aimed at a request strike. True if the response is complete, false if the right answer may follow (`slow`). */
export const strike = async (
  faults: Faults | undefined,
  struck: Struck,
  response: ServerResponse,
): Promise<boolean> => {
  const fault = faults?.of(struck)
  if (fault === undefined) return false
  if (fault.fault === 'slow' || fault.fault === 'hanging') await sleep(fault.ms ?? held[fault.fault])
  if (fault.fault === 'slow') return false
  const answer = answerOf(fault)
  if (answer === undefined) response.destroy()
  else sendFault(response, answer)
  return true
}

/** Puts the faults of a service before its server; while there are none, requests go on untouched. */
export const strikeServer = (server: Server, part: FaultyPart, faults: Faults | undefined): void => {
  const behind = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const goOn = (asked: typeof request) => {
      for (const listener of behind) listener.call(server, asked, response)
    }
    if (!faults?.has(part)) return goOn(request)
    const { method, url, headers } = request
    const struck = async () => {
      // What the store is asked for is in the body alone: read here, it goes on in a request of the same shape.
      const body = part === 'store' ? await buffer(request) : null
      const about = body === null ? url : body.toString('utf8')
      if (await strike(faults, { part, reader: headers['user-agent'], about }, response)) return
      goOn(body === null ? request : Object.assign(Readable.from([body]) as typeof request, { method, url, headers }))
    }
    struck().catch(() => response.destroy())
  })
}
