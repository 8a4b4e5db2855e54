import { contactSetting, rateSetting } from '@kupodex/data/lodestone'
import {
  apiKeysPattern,
  canaryPattern,
  clientIdPattern,
  discordKeyPattern,
  discoverySetting,
  issuerPattern,
  rolesClaimPattern,
} from '@kupodex/lambdas'
import * as z from 'zod'
import { stageNames, stages } from './stage.ts'

/** Where a setting is looked for: the environment first, then CDK's context (`-c name=value`, or `cdk.json`). */
const names = {
  stage: 'KUPODEX_STAGE',
  contact: 'KUPODEX_CONTACT',
  domain: 'KUPODEX_DOMAIN',
  certificate: 'KUPODEX_CERTIFICATE',
  webAcl: 'KUPODEX_WEB_ACL',
  mailFrom: 'KUPODEX_MAIL_FROM',
  alarms: 'KUPODEX_ALARMS',
  budget: 'KUPODEX_BUDGET',
  lodestoneRate: 'KUPODEX_LODESTONE_RATE',
  sync: 'KUPODEX_SYNC',
  apiKeys: 'KUPODEX_API_KEYS',
  canary: 'KUPODEX_CANARY',
  discovery: 'KUPODEX_DISCOVERY',
  address: 'KUPODEX_ADDRESS',
  issuer: 'KUPODEX_ISSUER',
  issuerEndpoints: 'KUPODEX_ISSUER_ENDPOINTS',
  clientId: 'KUPODEX_CLIENT_ID',
  accountPage: 'KUPODEX_ACCOUNT_PAGE',
  rolesClaim: 'KUPODEX_ROLES_CLAIM',
  faces: 'KUPODEX_FACES',
  prices: 'KUPODEX_PRICES',
  discordKey: 'KUPODEX_DISCORD_KEY',
} as const

type Name = keyof typeof names

const webAddress = z.string().regex(/^https:\/\/[\w.-]+(:\d+)?$/, 'must be an address such as https://kupodex.example')

const stage = z.enum(stageNames, `must be ${stageNames.join(' or ')}`).default('real')

const settings = z
  .object({
    stage,
    contact: contactSetting,
    domain: z
      .string()
      .regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'must be a host name such as kupodex.example')
      .optional(),
    certificate: z
      .string()
      .regex(/^arn:aws[a-z-]*:acm:us-east-1:\d{12}:certificate\/.+$/, 'must be the ARN of a certificate in us-east-1')
      .optional(),
    webAcl: z
      .string()
      .regex(
        /^(own|arn:aws[a-z-]*:wafv2:us-east-1:\d{12}:global\/webacl\/.+)$/,
        'must be the ARN of a web ACL for CloudFront, or "own"',
      )
      .optional(),
    mailFrom: z.email('must be an e-mail address from which SES may send, such as no-reply@kupodex.example').optional(),
    alarms: z.email('must be the e-mail address that alarms go to').optional(),
    budget: z.coerce.number().positive('must be US dollars a month, above 0'),
    lodestoneRate: rateSetting,
    sync: z.enum(['here', 'elsewhere'], 'must be here or elsewhere').default('here'),
    apiKeys: z
      .string()
      .regex(apiKeysPattern, 'must be the SHA-256 hashes of the API keys in hexadecimal, with commas between')
      .default('none'),
    canary: z
      .string()
      .regex(canaryPattern, 'must be the Lodestone id of a character that is public in every part')
      .default('none'),
    discovery: discoverySetting.default(0),
    address: webAddress.optional(),
    issuer: z
      .string()
      .regex(issuerPattern, 'must be the address of a provider of logins as its tokens name it, without a query')
      .optional(),
    issuerEndpoints: webAddress.optional(),
    clientId: z.string().regex(clientIdPattern, 'must be the name of the site at the provider of logins').optional(),
    accountPage: z
      .string()
      .regex(/^https:\/\/\S+$/, 'must be the address of a page, beginning with https://')
      .optional(),
    rolesClaim: z.string().regex(rolesClaimPattern, 'must be the name of a claim').default('roles'),
    faces: z.enum(['on', 'off'], 'must be on or off').default('on'),
    prices: z.enum(['on', 'off'], 'must be on or off').default('off'),
    discordKey: z
      .string()
      .regex(discordKeyPattern, 'must be the public key of the application at Discord, 64 digits in hexadecimal')
      .optional(),
  })
  .superRefine(({ domain, certificate, issuer, clientId, address, discordKey }, { addIssue }) => {
    const needEachOther = (one: { name: Name; value?: string | undefined }, other: typeof one, why: string) => {
      if ((one.value === undefined) === (other.value === undefined)) return
      const path = [one.value === undefined ? one.name : other.name]
      addIssue({ code: 'custom', path, message: `must be set too: ${why}` })
    }
    needEachOther(
      { name: 'domain', value: domain },
      { name: 'certificate', value: certificate },
      'a domain needs its certificate',
    )
    needEachOther(
      { name: 'issuer', value: issuer },
      { name: 'clientId', value: clientId },
      'a provider of logins knows the site by a name',
    )
    if (discordKey !== undefined && domain === undefined && address === undefined)
      addIssue({
        code: 'custom',
        path: ['address'],
        message: 'must be set, or a domain: answers in chat link to the site',
      })
  })

export type AwsSettings = z.infer<typeof settings>

/** Reads the settings; throws one error that names each setting that is missing or not valid. */
export const readAwsSettings = (
  env: Readonly<Record<string, string | undefined>>,
  context: (name: string) => unknown,
): AwsSettings => {
  const given = Object.fromEntries(
    (Object.keys(names) as Name[]).map((name) => [name, env[names[name]] || context(name) || undefined]),
  )
  // Of a stage that there is not the defaults do not matter: it is refused.
  const { defaults } = stages[stage.catch('real').parse(given.stage)]
  const read = settings.safeParse({
    ...given,
    budget: given.budget ?? defaults.budget,
    lodestoneRate: given.lodestoneRate ?? defaults.lodestoneRate,
  })
  if (read.success) return read.data
  const complaints = read.error.issues.map(({ path, message }) => {
    const name = String(path[0]) as Name
    return `${names[name]} ${message}. Set it in the environment, or as -c ${name}=...`
  })
  throw new Error(['The app cannot be made for AWS:', ...complaints].join('\n  '))
}
