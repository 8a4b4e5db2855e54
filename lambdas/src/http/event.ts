import * as z from 'zod'

/** The part of a request that we read: an API Gateway (v2) or function URL event. Header names are in lower case. */
export const httpEventSchema = z.object({
  rawPath: z.string(),
  requestContext: z.object({ http: z.object({ method: z.string(), sourceIp: z.string().optional() }) }),
  headers: z.record(z.string(), z.string().optional()).default({}),
  body: z.string().optional(),
  isBase64Encoded: z.boolean().optional(),
})

export type Headers = Readonly<Record<string, string | undefined>>

export type HttpEvent = z.input<typeof httpEventSchema>

/** An answer as API Gateway (v2) or a function URL takes it. */
export interface HttpResult {
  statusCode: number
  headers: Record<string, string>
  body: string
  /** True where `body` is base64 of compressed bytes. */
  isBase64Encoded: boolean
}
