import { defaultBase } from '@kupodex/data/lodestone'
import * as z from 'zod'

/** API keys as a setting: their SHA-256 hashes in hexadecimal, separated by commas; `none` if there are no keys. */
export const apiKeysPattern = /^(none|[0-9a-fA-F]{64}(,[0-9a-fA-F]{64})*)$/

/** A canary as a setting: the id of a character, `none` without one. */
export const canaryPattern = /^(none|[1-9]\d{0,14})$/

/** Settings of the functions. */
const settings = {
  KUPODEX_TABLE: z.string().min(3),
  KUPODEX_BUCKET: z.string().min(3),
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
}

export type Setting = keyof typeof settings

/** Values of settings. */
export type Settings<Name extends Setting = Setting> = Readonly<Record<Name, string>>

/** Settings that the functions can do without. */
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
      `Set ${wrong.join(' and ')} in the environment: names and addresses of three letters or more, rates above 0, API keys as SHA-256 hashes or none, a reader key of 32 letters or more, the Lodestone as an address, a canary as a character's id or none.`,
    )
  return Object.fromEntries(names.map((name) => [name, String(settings[name].parse(env[name]))])) as Settings<Name>
}
