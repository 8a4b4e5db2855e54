import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Faults } from './faults.ts'

/** Where the faults are set, beside the switches of the Lodestone stand-in: `/faults`, and `/faults/NAME` for the list of a name. */
export const faultsPath = '/faults'

export const sendJson = (response: ServerResponse, status: number, value: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

/** What was sent as JSON; null where it is none. */
export const readJson = (request: IncomingMessage): Promise<unknown> => json(request).catch(() => null)

/** `GET` returns the lists; `PUT` sets that of a name, and `DELETE` ends it. */
export const answerFaults = async (
  faults: Faults,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const name = (request.url ?? '').slice(faultsPath.length + 1)
  const list = request.method === 'PUT' ? await readJson(request) : []
  const isChange = request.method === 'PUT' || request.method === 'DELETE'
  if (isChange && name === '')
    return sendJson(response, 404, { code: 'noName', message: 'Lists of faults have names.' })
  const wrong = isChange ? faults.set(name, list) : null
  if (wrong !== null) return sendJson(response, 400, { code: 'badFault', message: wrong })
  sendJson(response, 200, faults.lists())
}
