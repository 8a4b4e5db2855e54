import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'

/** Why S3 refuses a form: its code and status, and a sentence. */
export interface FormRefusal {
  code: string
  status: number
  message: string
}

const refusal = (status: number, code: string, message: string): FormRefusal => ({ status, code, message })
const denied = (message: string) => refusal(403, 'AccessDenied', `Invalid according to Policy: ${message}`)

export interface Signer {
  accessKey: string
  secret: string
}

/** A form as it arrived: its fields by their names in lower case, and how many bytes its file has. */
export interface Form {
  bucket: string
  fields: ReadonlyMap<string, string>
  size: number
}

const condition = z.union([
  z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]),
  z.tuple([z.literal('content-length-range'), z.int(), z.int()]),
  z.record(z.string(), z.string()),
])

const policySchema = z.object({ expiration: z.iso.datetime(), conditions: z.array(condition) })

type Policy = z.infer<typeof policySchema>

const readPolicy = (text: string): Policy | null => {
  try {
    return policySchema.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')))
  } catch {
    return null
  }
}

const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Fields that the policy need not name: those that sign it, and the file. */
const unnamed = new Set(['policy', 'x-amz-signature', 'file'])

const needed = ['key', 'policy', 'x-amz-algorithm', 'x-amz-credential', 'x-amz-date', 'x-amz-signature']

const badSignature = ({ fields }: Form, { accessKey, secret }: Signer): FormRefusal | null => {
  const [key = '', day = '', region = '', service = '', end = ''] = (fields.get('x-amz-credential') ?? '').split('/')
  const date = fields.get('x-amz-date') ?? ''
  if (fields.get('x-amz-algorithm') !== 'AWS4-HMAC-SHA256' || service !== 's3' || end !== 'aws4_request')
    return refusal(400, 'InvalidArgument', 'The form is not signed in version 4 for S3.')
  if (key !== accessKey) return refusal(403, 'InvalidAccessKeyId', 'The access key does not exist.')
  if (!/^\d{8}T\d{6}Z$/.test(date) || !date.startsWith(day))
    return refusal(400, 'InvalidArgument', 'The dates of the form and its credential differ.')
  const signing = [day, region, service, end].reduce<Buffer | string>(hmac, `AWS4${secret}`)
  const signature = hmac(signing as Buffer, fields.get('policy') ?? '').toString('hex')
  return isSame(signature, fields.get('x-amz-signature') ?? '')
    ? null
    : refusal(403, 'SignatureDoesNotMatch', 'The signature of the form does not match.')
}

const rulesOf = ({ conditions }: Policy) => {
  const rules: { kind: 'eq' | 'starts-with'; name: string; value: string }[] = []
  const ranges: [number, number][] = []
  for (const one of conditions) {
    if (!Array.isArray(one))
      for (const [name, value] of Object.entries(one)) rules.push({ kind: 'eq', name: name.toLowerCase(), value })
    else if (one[0] === 'content-length-range') ranges.push([one[1], one[2]])
    else rules.push({ kind: one[0], name: one[1].slice(1).toLowerCase(), value: one[2] })
  }
  return { rules, ranges }
}

const brokenRule = (form: Form, policy: Policy): FormRefusal | null => {
  const { rules, ranges } = rulesOf(policy)
  const valueOf = (name: string) => (name === 'bucket' ? form.bucket : (form.fields.get(name) ?? ''))
  const broken = rules.find(({ kind, name, value }) =>
    kind === 'eq' ? valueOf(name) !== value : !valueOf(name).startsWith(value),
  )
  if (broken) return denied(`Policy Condition failed: ["${broken.kind}", "$${broken.name}", "${broken.value}"]`)
  const named = new Set(rules.map(({ name }) => name))
  const extra = [...form.fields.keys()].find(
    (name) => !named.has(name) && !unnamed.has(name) && !name.startsWith('x-ignore-'),
  )
  if (extra !== undefined) return denied(`Extra input fields: ${extra}`)
  for (const [least, most] of ranges) {
    if (form.size < least) return refusal(400, 'EntityTooSmall', 'The file is smaller than the policy allows.')
    if (form.size > most) return refusal(400, 'EntityTooLarge', 'The file is larger than the policy allows.')
  }
  return null
}

/** Why S3 does not take a form of a browser (POST Object, signature version 4); null where it does. `now` in epoch ms. */
export const refusedForm = (form: Form, signer: Signer, now: number): FormRefusal | null => {
  const missing = needed.find((name) => !form.fields.has(name))
  if (missing !== undefined) return refusal(400, 'InvalidArgument', `The form has no field ${missing}.`)
  const signature = badSignature(form, signer)
  if (signature) return signature
  const policy = readPolicy(form.fields.get('policy') ?? '')
  if (!policy) return refusal(400, 'InvalidPolicyDocument', 'The policy of the form cannot be read.')
  if (Date.parse(policy.expiration) <= now) return denied('Policy expired.')
  return brokenRule(form, policy)
}
