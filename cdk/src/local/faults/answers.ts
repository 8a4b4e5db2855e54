import type { Fault, FaultyPart } from './faults.ts'

export interface FaultyAnswer {
  status: number
  type: string
  body: string
}

/** What the parts answer, by the fault; where there is nothing the connection is closed. */
type FaultyAnswers = Readonly<Partial<Record<Fault['fault'], FaultyAnswer>>>

const ofCloudFront = (status: number, title: string): FaultyAnswer => ({
  status,
  type: 'text/html',
  body: `<!DOCTYPE HTML><HTML><BODY><H1>${status} ${title}</H1><H2>The request could not be satisfied.</H2></BODY></HTML>`,
})

const ofDynamo = (status: number, name: string): FaultyAnswer => ({
  status,
  type: 'application/x-amz-json-1.0',
  body: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: name }),
})

const ofS3 = (status: number, code: string): FaultyAnswer => ({
  status,
  type: 'application/xml',
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
})

/** Of the address of a function that has failed, or that was ended as its time was over. */
export const endedAnswer: FaultyAnswer = { status: 502, type: 'text/plain', body: 'Internal Server Error' }

/** Of a function's address by way of CloudFront, or, for one that hangs, of CloudFront itself. */
const functionAnswers: FaultyAnswers = {
  error: endedAnswer,
  throttled: {
    status: 429,
    type: 'application/json',
    body: '{"Reason":"ConcurrentInvocationLimitExceeded","Type":"User","message":"Rate Exceeded."}',
  },
  hanging: ofCloudFront(504, 'Gateway Timeout ERROR'),
}

const bucketAnswers: FaultyAnswers = { error: ofS3(500, 'InternalError'), throttled: ofS3(503, 'SlowDown') }

const services: Readonly<Partial<Record<FaultyPart, FaultyAnswers>>> = {
  store: {
    error: ofDynamo(500, 'InternalServerError'),
    throttled: ofDynamo(400, 'ProvisionedThroughputExceededException'),
  },
  bucket: bucketAnswers,
  objects: { ...bucketAnswers, hanging: ofCloudFront(504, 'Gateway Timeout ERROR') },
  login: {
    error: { status: 503, type: 'text/html', body: '<h1>Service Unavailable</h1>' },
    throttled: { status: 429, type: 'application/json', body: '{"message":"Too Many Requests"}' },
  },
}

/** What a part answers under a fault, as AWS does; undefined where it closes the connection. */
export const answerOf = ({ part, fault }: Fault): FaultyAnswer | undefined => (services[part] ?? functionAnswers)[fault]
