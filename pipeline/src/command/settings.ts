import * as z from 'zod'
import type { CommandIo } from './io.ts'

const needed = z.string({ error: 'is not set' }).min(1, 'is empty')

const publishSettings = z.object({
  AWS_REGION: needed,
  AWS_ENDPOINT_URL_DYNAMODB: z.url('is not a valid address').optional(),
  AWS_ENDPOINT_URL_S3: z.url('is not a valid address').optional(),
  KUPODEX_TABLE: needed,
  KUPODEX_BUCKET: needed,
  /** Folder of the bucket's objects, where they are served from a folder of this machine. */
  KUPODEX_BUCKET_FOLDER: z.string().min(1, 'is empty').optional(),
  /** ARN of the store from which the edge reads what is live; without one the edge reads the bucket. */
  KUPODEX_EDGE_STORE: z
    .string()
    .regex(/^arn:aws[a-z-]*:cloudfront::\d+:key-value-store\/.+$/, 'is not the ARN of a key-value store')
    .optional(),
  KUPODEX_PUBLISHED: z.string().min(1, 'is empty').default('.local/published'),
  /** The address that the pages of the build name as their own. */
  KUPODEX_SITE: z.url('is not a valid address').optional(),
  /** The log of the product where it runs on this machine: lines of JSON with their time. */
  KUPODEX_LOG: z.string().min(1, 'is empty').optional(),
  /** Where the build leaves the pages; without it in the site's own folder. */
  KUPODEX_PAGES: z.string().min(1, 'is empty').optional(),
})

const required = ['AWS_REGION', 'KUPODEX_TABLE', 'KUPODEX_BUCKET'] as const

/** What to do where nothing is set at all: most likely the command is meant for a product on this machine. */
const nothingSet =
  'While npm start runs on this machine, none is needed: its settings are used. For a deployment see cdk/README.md.'

/** The settings of what publishes; the names are the same on AWS and on one machine. */
export type PublishSettings = z.infer<typeof publishSettings>

/** The settings, or one sentence for each that is missing or does not fit. */
export const readSettings = (
  env: Readonly<Record<string, string | undefined>>,
): { ok: true; settings: PublishSettings } | { ok: false; complaints: string[] } => {
  const read = publishSettings.safeParse(env)
  if (read.success) return { ok: true, settings: read.data }
  const complaints = read.error.issues.map((issue) => `The setting ${issue.path.join('.')} ${issue.message}.`)
  const isNothingSet = required.every((name) => env[name] === undefined)
  return { ok: false, complaints: isNothingSet ? [...complaints, nothingSet] : complaints }
}

/** The settings of a command; null where it has said what is missing or does not fit. */
export const settingsFor = ({ env, err }: Pick<CommandIo, 'env' | 'err'>): PublishSettings | null => {
  const read = readSettings(env)
  if (read.ok) return read.settings
  err(`${read.complaints.join('\n')}\n`)
  return null
}
