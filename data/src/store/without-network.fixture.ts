import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'
import { storeClient } from './connection.ts'

interface Request {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Uint8Array
}

/** What the stand-in looks for of a signature, which it never checks. */
const signature = {
  authorization: 'AWS4-HMAC-SHA256 Credential=test, SignedHeaders=host, Signature=test',
  'x-amz-date': '20260101T000000Z',
}

/** Requests that a server has not answered yet. */
const open = new WeakMap<Server, Set<Promise<unknown>>>()

/** Waits until a server has answered all that it was handed. */
export const answeredAll = async (server: Server): Promise<void> => {
  await Promise.all(open.get(server) ?? [])
}

/** Answers a request as the server would one that came by the network. */
const answerBy = (server: Server, { method, path, headers, body }: Request) =>
  new Promise<{ response: object }>((resolve) => {
    const request = Object.assign(new EventEmitter(), { method, url: path, headers })
    const answered: Record<string, string> = {}
    const response = {
      statusCode: 200,
      setHeader: (name: string, value: unknown) => void (answered[name.toLowerCase()] = String(value)),
      end: (text: string) =>
        resolve({ response: { statusCode: response.statusCode, headers: answered, body: Buffer.from(text) } }),
    }
    server.emit('request', request, response)
    request.emit('data', typeof body === 'string' ? Buffer.from(body) : Buffer.copyBytesFrom(body))
    request.emit('end')
  })

/**
 * Settings of a client that hands its requests to a DynamoDB stand-in of its own process. Sockets and signatures would take more than half
 * of the time of a test; whatever runs in another process, and the product, goes through both.
 */
export const withoutNetwork = (server: Server): DynamoDBClientConfig => ({
  region: 'us-east-1',
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  logger: storeClient.logger,
  signer: {
    sign: (request) => Promise.resolve({ ...request, headers: { ...request.headers, ...signature } }),
  } as DynamoDBClientConfig['signer'] & object,
  requestHandler: {
    handle: async (request: Request) => {
      if (!server.listening) throw new Error('The stand-in of DynamoDB is closed.')
      const answer = answerBy(server, request)
      const asked = open.get(server) ?? new Set()
      open.set(server, asked.add(answer))
      return answer.finally(() => asked.delete(answer))
    },
  } as unknown as DynamoDBClientConfig['requestHandler'] & object,
})
