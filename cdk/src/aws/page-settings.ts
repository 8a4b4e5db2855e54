import * as z from 'zod'

const link = z.string().regex(/^https:\/\/\S+$/, 'must be an address that begins with https://')
const base = z.string().regex(/^(https:\/\/\S+|\/\S*)$/, 'must be a base address: https://... or /...')
const text = z.string()

const schema = z.object({
  KUPODEX_OPERATOR: text.optional(),
  KUPODEX_OPERATOR_ADDRESS: text.optional(),
  KUPODEX_OPERATOR_EMAIL: text.optional(),
  KUPODEX_OPERATOR_LAW: text.optional(),
  KUPODEX_LINK_COMMUNITY: link.optional(),
  KUPODEX_LINK_MONTHLY: link.optional(),
  KUPODEX_LINK_ONCE: link.optional(),
  KUPODEX_DISCORD_APPLICATION: z
    .string()
    .regex(/^\d{17,20}$/, 'must be the id of an application at Discord, 17 to 20 digits')
    .optional(),
  KUPODEX_IMAGES: base.optional(),
  KUPODEX_SOUNDS: base.optional(),
  KUPODEX_OFFLINE: z.enum(['on', 'off'], 'must be on or off').optional(),
})

/** What the operator says about the pages themselves; the build of the pages gets each setting under its own name. */
export type PageSettings = z.infer<typeof schema>

/** Reads the settings of the pages from the environment, without empty ones; throws one error that names each that is not valid. */
export const readPageSettings = (env: Readonly<Record<string, string | undefined>>): PageSettings => {
  const given = Object.entries(env).flatMap(([name, value = '']) => (value.trim() === '' ? [] : [[name, value.trim()]]))
  const read = schema.safeParse(Object.fromEntries(given))
  if (read.success) return read.data
  const complaints = read.error.issues.map(({ path, message }) => `${String(path[0])} ${message}.`)
  throw new Error(['The pages cannot be built with these settings:', ...complaints].join('\n  '))
}
