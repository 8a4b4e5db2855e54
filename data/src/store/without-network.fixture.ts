import * as sdk from '@aws-sdk/client-dynamodb'
import { storeClient } from './connection.ts'
import { isRefusal, type StandIn } from './stand-in.fixture.ts'

/** A copy of a request in the shape that goes over the network. */
const sent = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (Array.isArray(value)) return value.map(sent)
  const made: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(value)) if (part !== undefined) made[key] = sent(part)
  return made
}

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'))

/** A copy of an answer in the shape that the SDK makes of it; an attribute whose name is B holds a value, which is no text. */
const received = (value: unknown, name?: string): unknown => {
  if (typeof value === 'string') return name === 'B' ? bytesOf(value) : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((part) => received(part, name === 'BS' ? 'B' : undefined))
  const made: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(value)) if (part !== undefined) made[key] = received(part, key)
  return made
}

type Exception = new (options: { name: string; $fault: 'client'; $metadata: object; message: string }) => Error
const exceptions = sdk as unknown as Record<string, Exception | undefined>

/** The error that the SDK makes of a refusal. */
const exceptionOf = (error: unknown): unknown => {
  if (!isRefusal(error)) return error
  const { __type, message = error.body.Message ?? '' } = error.body
  const name = __type.slice(__type.indexOf('#') + 1)
  const Made = exceptions[name] ?? sdk.DynamoDBServiceException
  return new Made({ name, $fault: 'client', $metadata: { httpStatusCode: 400 }, message })
}

/** What the SDK does of a request on its way to the network and back. */
const onTheWay = [
  'loggerMiddleware',
  'contentLengthMiddleware',
  'getUserAgentMiddleware',
  'hostHeaderMiddleware',
  'recursionDetectionMiddleware',
  'retryMiddleware',
  'httpSigningMiddleware',
]

/** Requests that a stand-in has not answered yet. */
const open = new WeakMap<StandIn, Set<Promise<unknown>>>()

/** Waits until a stand-in has answered all that it was handed. */
export const answeredAll = async (standIn: StandIn): Promise<void> => {
  await Promise.allSettled(open.get(standIn) ?? [])
}

/**
 * A client that hands its requests to a DynamoDB stand-in of its own process. Sockets, signatures and text would take more than half of the
 * time of a test; whatever runs in another process, and the product, goes through all three.
 */
export const clientWithoutNetwork = (standIn: StandIn): sdk.DynamoDBClient => {
  const client = new sdk.DynamoDBClient({
    ...{ region: 'us-east-1', credentials: { accessKeyId: 'test', secretAccessKey: 'test' } },
    logger: storeClient.logger,
  })
  const { middlewareStack } = client
  for (const name of onTheWay) middlewareStack.remove(name)
  middlewareStack.add((next) => (args) => next({ ...args, request: args.input }), {
    ...{ name: 'serializerMiddleware', step: 'serialize', override: true },
  })
  middlewareStack.add(
    (_, { commandName = '' }) =>
      async ({ request }) => {
        if (!standIn.server.listening) throw new Error('The stand-in of DynamoDB is closed.')
        const answer = standIn.ask(commandName.replace(/Command$/, ''), sent(request) as object)
        const asked = open.get(standIn) ?? new Set()
        open.set(standIn, asked.add(answer))
        try {
          return { output: received(await answer) as never, response: {} }
        } catch (error) {
          throw exceptionOf(error)
        } finally {
          asked.delete(answer)
        }
      },
    { name: 'deserializerMiddleware', step: 'deserialize', override: true },
  )
  return client
}
