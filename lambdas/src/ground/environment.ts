import { defaultBase } from '@kupodex/data/lodestone'
import * as z from 'zod'

/** API keys as a setting: their SHA-256 hashes in hexadecimal, separated by commas; `none` if there are no keys. */
export const apiKeysPattern = /^(none|[0-9a-fA-F]{64}(,[0-9a-fA-F]{64})*)$/

/** A canary as a setting: the id of a character, `none` without one. */
export const canaryPattern = /^(none|[1-9]\d{0,14})$/

const shareRule = 'must be a share of the pace from 0 (off) to 0.5'

/** A share of the pace as a setting: what finding characters may take of it. */
export const discoverySetting = z.coerce.number(shareRule).min(0, shareRule).max(0.5, shareRule)

/** An address that tokens may come from: `https`, or this machine, so that nobody on the way can put keys of their own in. */
export const issuerPattern = /^(https:\/\/[\w.-]+(:\d+)?|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)(\/[\w.~/-]*)?$/

/** The name that a provider of logins has given to the site. */
export const clientIdPattern = /^[\w.~:/@-]{1,200}$/

/** The name of the claim with a user's roles: a word, or an address as some providers have it. */
export const rolesClaimPattern = /^[\w.~:/-]{1,200}$/

/** The public key of an application at Discord as a setting: 32 bytes in hexadecimal. */
export const discordKeyPattern = /^[0-9a-f]{64}$/i

/** The address of the site as a setting, without a slash at the end. */
const sitePattern = /^(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/

const settings = {
  KUPODEX_TABLE: z.string().min(3),
  KUPODEX_BUCKET: z.string().min(3),
  /** The bucket that takes pictures of users by signed forms, and keeps nothing for longer than a day. */
  KUPODEX_UPLOADS: z.string().min(3),
  KUPODEX_CONTACT: z.string().min(3),
  /** Requests a second. */
  KUPODEX_LODESTONE_RATE: z.coerce.number().positive(),
  /** The keys that cost nothing. */
  KUPODEX_API_KEYS: z.string().regex(apiKeysPattern),
  /** The deployment's secret for hashing readers' addresses: without it nobody can find out whose account is whose. */
  KUPODEX_READER_KEY: z.string().min(32),
  /** Where the Lodestone is; `{host}` stands for a language's host. */
  KUPODEX_LODESTONE: z
    .string()
    .regex(/^https?:\/\/[\w.{}-]+(:\d+)?(\/[\w./{}-]*)?$/)
    .default(defaultBase),
  /** Id of a character of ours, public in every part, whose pages show whether the Lodestone has changed. */
  KUPODEX_CANARY: z.string().regex(canaryPattern).default('none'),
  /** The share of the pace with which characters are found while nobody is due. */
  KUPODEX_DISCOVERY: discoverySetting.default(0),
  /** Whose tokens are valid: the provider of logins, as its tokens name it (`iss`). */
  KUPODEX_ISSUER: z.string().regex(issuerPattern),
  /** The site's name at that provider: tokens for anybody else are refused. */
  KUPODEX_CLIENT_ID: z.string().regex(clientIdPattern),
  /** The claim of a token that holds the roles of its user. */
  KUPODEX_ROLES_CLAIM: z.string().regex(rolesClaimPattern).default('roles'),
  /** By which requests of Discord are known to be its own. */
  KUPODEX_DISCORD_KEY: z.string().regex(discordKeyPattern),
  /** Where readers find the site, for links that lead to it from elsewhere. */
  KUPODEX_SITE: z.string().regex(sitePattern),
}

export type Setting = keyof typeof settings

export type Settings<Name extends Setting = Setting> = Readonly<Record<Name, string>>

const signIn = ['KUPODEX_ISSUER', 'KUPODEX_CLIENT_ID', 'KUPODEX_ROLES_CLAIM'] as const

/** What reading characters as readers ask for it needs. */
const reading = [
  ...(['KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_LODESTONE_RATE'] as const),
  ...(['KUPODEX_API_KEYS', 'KUPODEX_READER_KEY'] as const),
] as const

/** What asking the Lodestone while a reader waits needs. */
const asking = [
  ...(['KUPODEX_TABLE', 'KUPODEX_CONTACT', 'KUPODEX_LODESTONE_RATE', 'KUPODEX_LODESTONE'] as const),
  ...(['KUPODEX_API_KEYS', 'KUPODEX_READER_KEY'] as const),
] as const

export const functionSettings = {
  admin: ['KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_API_KEYS', ...signIn],
  banner: [
    ...(['KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_UPLOADS', 'KUPODEX_API_KEYS', 'KUPODEX_READER_KEY'] as const),
    ...signIn,
  ],
  card: ['KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_READER_KEY'],
  character: reading,
  chat: ['KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_DISCORD_KEY', 'KUPODEX_SITE'],
  feed: ['KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_API_KEYS'],
  game: ['KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_API_KEYS'],
  groups: ['KUPODEX_TABLE', 'KUPODEX_API_KEYS', 'KUPODEX_READER_KEY', ...signIn],
  lodestone: asking,
  marks: ['KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_API_KEYS', ...signIn],
  missing: ['KUPODEX_TABLE', 'KUPODEX_BUCKET'],
  password: ['KUPODEX_TABLE'],
  realtime: reading,
  search: ['KUPODEX_TABLE', 'KUPODEX_API_KEYS'],
  sync: [
    ...(['KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_CONTACT', 'KUPODEX_LODESTONE_RATE'] as const),
    ...(['KUPODEX_CANARY', 'KUPODEX_DISCOVERY', 'KUPODEX_LODESTONE'] as const),
  ],
  user: ['KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_API_KEYS', 'KUPODEX_READER_KEY', ...signIn],
  verify: [...asking, ...signIn],
} as const satisfies Record<string, readonly Setting[]>

export type SettingsOf<Name extends keyof typeof functionSettings> = Settings<(typeof functionSettings)[Name][number]>

export type SignInSettings = Settings<(typeof signIn)[number]>

export const optionalSettings = (Object.keys(settings) as Setting[]).filter(
  (name) => settings[name].safeParse(undefined).success,
)

/** Reads settings out of the environment; throws an error that names every setting that is missing or wrong. */
export const readEnvironment = <Name extends Setting>(
  env: Readonly<Record<string, string | undefined>>,
  ...names: Name[]
): Settings<Name> => {
  const wrong = names.filter((name) => !settings[name].safeParse(env[name]).success)
  if (wrong.length > 0)
    throw new Error(
      `Set ${wrong.join(' and ')} in the environment: names and addresses of three letters or more, rates above 0, API keys as SHA-256 hashes or none, a reader key of 32 letters or more, the Lodestone as an address, a canary as a character's id or none, the share of the discovery from 0 to 0.5, the issuer of tokens as an https address, its client and the claim of roles by their names, the public key of Discord in hexadecimal, the site as an address.`,
    )
  return Object.fromEntries(names.map((name) => [name, String(settings[name].parse(env[name]))])) as Settings<Name>
}

/** Reads the settings of a function out of the environment of this process; throws as `readEnvironment` does. */
export const settingsOf = <Name extends keyof typeof functionSettings>(name: Name): SettingsOf<Name> =>
  readEnvironment<(typeof functionSettings)[Name][number]>(process.env, ...functionSettings[name])
