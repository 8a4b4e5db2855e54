import * as z from 'zod'

const text = z.string().trim()

const orNull = (setting: z.ZodString) =>
  setting
    .transform((value) => (value === '' ? null : value))
    .nullable()
    .default(null)

const link = orNull(
  text.refine((value) => value === '' || /^https:\/\//.test(value), 'must be an address that begins with https://'),
)
const discordApplication = orNull(
  text.regex(/^(\d{17,20})?$/, 'must be the id of an application at Discord, 17 to 20 digits'),
)

const environment = z.object({
  KUPODEX_OPERATOR: orNull(text),
  KUPODEX_OPERATOR_ADDRESS: orNull(text),
  KUPODEX_OPERATOR_EMAIL: orNull(text),
  KUPODEX_OPERATOR_LAW: orNull(text),
  KUPODEX_LINK_COMMUNITY: link,
  KUPODEX_LINK_MONTHLY: link,
  KUPODEX_LINK_ONCE: link,
  KUPODEX_DISCORD_APPLICATION: discordApplication,
})

/** Who runs the site, and where its links lead; null for what is not set. */
export interface Operator {
  name: string | null
  address: string | null
  email: string | null
  /** Whose law holds; null for that of the legal pages' own texts. */
  law: string | null
  links: { community: string | null; monthly: string | null; once: string | null }
  /** The id of the application at Discord that answers in chat. */
  discord: string | null
}

/** Reads who runs the site from the environment; what is not a link is refused with its name. */
export const operatorOf = (env: Readonly<Record<string, string | undefined>>): Operator => {
  const result = environment.safeParse(env)
  if (!result.success) throw new Error(`The settings of the site are wrong:\n${z.prettifyError(result.error)}`)
  const { data } = result
  return {
    name: data.KUPODEX_OPERATOR,
    address: data.KUPODEX_OPERATOR_ADDRESS,
    email: data.KUPODEX_OPERATOR_EMAIL,
    law: data.KUPODEX_OPERATOR_LAW,
    links: {
      community: data.KUPODEX_LINK_COMMUNITY,
      monthly: data.KUPODEX_LINK_MONTHLY,
      once: data.KUPODEX_LINK_ONCE,
    },
    discord: data.KUPODEX_DISCORD_APPLICATION,
  }
}

export const operator = operatorOf(process.env)
