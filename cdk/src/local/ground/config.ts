import { join } from 'node:path'
import type { Setting, Settings } from '@kupodex/lambdas'
import * as z from 'zod'
import { standInKey } from './guard.ts'

const port = (fallback: number) => z.coerce.number().int().min(1).max(65535).default(fallback)

/** People live on this many data centers, on a few so that a first start is quick. */
const homes = z.union([z.literal('all'), z.coerce.number().int().min(1).max(99)], 'expected a number from 1 on, or all')

const settings = z.object({
  KUPODEX_PORT: port(4300),
  KUPODEX_PORT_LODESTONE: port(4301),
  KUPODEX_PORT_DYNAMODB: port(4302),
  KUPODEX_PORT_S3: port(4303),
  KUPODEX_PORT_LOGIN: port(4304),
  KUPODEX_PORT_MARKET: port(4305),
  KUPODEX_PEOPLE: z.coerce.number().int().min(0).max(100_000).default(200),
  KUPODEX_DATA_CENTERS: homes.default(2),
  KUPODEX_SEED: z.coerce.number().int().min(0).default(14),
  KUPODEX_TIME_SPEED: z.coerce.number().min(0).max(1e6).default(1),
  KUPODEX_SCOPES: z.enum(['peopled', 'all']).default('peopled'),
  KUPODEX_FACES: z.enum(['on', 'off']).default('off'),
  KUPODEX_LOCAL: z.string().min(1).optional(),
})

/** Reads the local settings from the environment; the error names the setting that is not valid. */
export const readConfig = (env: NodeJS.ProcessEnv, root: string) => {
  const read = settings.safeParse(env)
  if (!read.success) {
    const issue = read.error.issues[0]
    throw new Error(`The setting ${String(issue?.path[0])} is not valid: ${issue?.message}`)
  }
  const { data } = read
  return {
    ports: {
      site: data.KUPODEX_PORT,
      lodestone: data.KUPODEX_PORT_LODESTONE,
      dynamodb: data.KUPODEX_PORT_DYNAMODB,
      s3: data.KUPODEX_PORT_S3,
      login: data.KUPODEX_PORT_LOGIN,
      market: data.KUPODEX_PORT_MARKET,
    },
    /** How many synthetic people live in the Lodestone stand-in, and the seed they grow from. */
    people: data.KUPODEX_PEOPLE,
    seed: data.KUPODEX_SEED,
    dataCenters: data.KUPODEX_DATA_CENTERS,
    /** Which scopes have pages: those of data centers where somebody lives, or all. */
    scopes: data.KUPODEX_SCOPES,
    /** Whether pages show faces, which the Lodestone stand-in draws; else they draw skies themselves. */
    faces: data.KUPODEX_FACES,
    /** How many times as fast as real time the people of the Lodestone stand-in live: 1,440 makes a day of a minute, and with 0 they stand still and no night comes by itself. */
    timeSpeed: data.KUPODEX_TIME_SPEED,
    /** Folder that holds all local state; it can be deleted at any time. */
    folder: data.KUPODEX_LOCAL ?? join(root, '.local'),
  }
}

export type LocalConfig = ReturnType<typeof readConfig>

export const bucketFolder = ({ folder }: Pick<LocalConfig, 'folder'>): string => join(folder, 'bucket')

export const uploadsFolder = ({ folder }: Pick<LocalConfig, 'folder'>): string => join(folder, 'uploads')

export const localClientId = 'kupodex'

export const logFile = ({ folder }: Pick<LocalConfig, 'folder'>): string => join(folder, 'stack.log')

export const localIssuer = ({ ports }: Pick<LocalConfig, 'ports'>): string => `http://localhost:${ports.login}`

/** Where pages load faces from: the Lodestone stand-in, or nowhere. */
export const localFaces = ({ ports, faces }: Pick<LocalConfig, 'ports' | 'faces'>): string =>
  faces === 'on' ? `http://127.0.0.1:${ports.lodestone}/` : ''

/** Settings of functions and, besides, of the AWS SDK, the pipeline and the site. Keys are kept apart; there is no canary. */
type LocalEnvironment = Settings<Exclude<Setting, 'KUPODEX_READER_KEY' | 'KUPODEX_DISCORD_KEY' | 'KUPODEX_CANARY'>> &
  Record<string, string>

/** The environment that functions, pipeline and site run in on this machine: the names are those they have on AWS. */
export const localEnvironment = ({ ports, folder, scopes, faces }: LocalConfig): LocalEnvironment => ({
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: standInKey,
  AWS_SECRET_ACCESS_KEY: standInKey,
  AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${ports.dynamodb}`,
  AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${ports.s3}`,
  KUPODEX_TABLE: 'kupodex',
  KUPODEX_BUCKET: 'kupodex',
  KUPODEX_DISCOVERY: '0',
  KUPODEX_UPLOADS: 'kupodex-uploads',
  KUPODEX_BUCKET_FOLDER: bucketFolder({ folder }),
  KUPODEX_LODESTONE: `http://127.0.0.1:${ports.lodestone}/{host}`,
  KUPODEX_LODESTONE_RATE: '500',
  KUPODEX_CONTACT: 'local',
  KUPODEX_API_KEYS: 'none',
  KUPODEX_ISSUER: localIssuer({ ports }),
  KUPODEX_CLIENT_ID: localClientId,
  KUPODEX_ACCOUNT_PAGE: `${localIssuer({ ports })}/account?ui_locales={language}`,
  KUPODEX_ROLES_CLAIM: 'roles',
  KUPODEX_UPLOADS_ADDRESS: `http://127.0.0.1:${ports.s3}`,
  KUPODEX_LOG: logFile({ folder }),
  KUPODEX_PUBLISHED: join(folder, 'published'),
  KUPODEX_PAGES: join(folder, 'pages'),
  KUPODEX_SCOPES: scopes,
  KUPODEX_FACES_ADDRESS: localFaces({ ports, faces }),
  KUPODEX_PRICES_ADDRESS: `http://127.0.0.1:${ports.market}`,
  KUPODEX_PRICES_RATE: '500',
  KUPODEX_SITE: `http://localhost:${ports.site}`,
})
