import { createHash } from 'node:crypto'
import type { Setting } from '@kupodex/lambdas'
import { standInKey } from '#local/ground/guard.ts'

export interface Ports {
  dynamo: number
  s3: number
  lodestone: number
}

export const buckets = { published: 'kupodex', uploads: 'kupodex-uploads' } as const

/** A key that pays no points: the points of a user are used up by any measurement. */
export const apiKey = 'key of the bench'

/** Settings of users, which come with their issuer. */
type SignInSetting = 'KUPODEX_ISSUER' | 'KUPODEX_CLIENT_ID' | 'KUPODEX_ROLES_CLAIM'

export const settingsOf = ({ dynamo, s3, lodestone }: Ports): Record<string, string> => ({
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: standInKey,
  AWS_SECRET_ACCESS_KEY: standInKey,
  AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${dynamo}`,
  AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${s3}`,
  ...({
    KUPODEX_TABLE: 'kupodex',
    KUPODEX_BUCKET: buckets.published,
    KUPODEX_UPLOADS: buckets.uploads,
    KUPODEX_CONTACT: 'bench@kupodex.example',
    KUPODEX_LODESTONE: `http://127.0.0.1:${lodestone}/{host}`,
    KUPODEX_LODESTONE_RATE: '1',
    KUPODEX_CANARY: 'none',
    KUPODEX_DISCOVERY: '0',
    KUPODEX_API_KEYS: createHash('sha256').update(apiKey).digest('hex'),
    KUPODEX_READER_KEY: 'the secret of a bench, 32 letters',
    KUPODEX_DISCORD_KEY: '0'.repeat(64),
    KUPODEX_SITE: 'http://localhost',
  } satisfies Record<Exclude<Setting, SignInSetting>, string>),
})
