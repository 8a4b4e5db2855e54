import * as z from 'zod'
import { type RegisteredCommand, registration } from '@kupodex/lambdas/chat'
import { withArguments } from '@kupodex/pipeline/arguments'

/** Settings of registering; the token is the command's alone, no function has it. */
const settings = {
  KUPODEX_DISCORD_APPLICATION: z
    .string('must be set: the id of the application at Discord')
    .regex(/^\d{17,20}$/, 'must be the id of the application at Discord, 17 to 20 digits'),
  KUPODEX_DISCORD_TOKEN: z
    .string("must be set: the token of the application's bot at Discord")
    .regex(
      /^[\w-]+\.[\w-]+\.[\w-]+$/,
      "must be the token of the application's bot at Discord: three parts with dots between",
    ),
}

type Name = keyof typeof settings

type DiscordSettings = Readonly<Record<Name, string>>

type Environment = Readonly<Record<string, string | undefined>>

/** What is wrong with the settings, a sentence each that names one and never shows it; what is not set is only wrong where it is needed. */
const complaintsOf = (env: Environment, isNeeded: boolean): string[] =>
  (Object.keys(settings) as Name[]).flatMap((name) => {
    if (!isNeeded && (env[name] ?? '') === '') return []
    const { error } = settings[name].safeParse(env[name] === '' ? undefined : env[name])
    return error ? [`${name} ${error.issues[0]?.message}.`] : []
  })

/** Reads the settings, which must have nothing wrong. */
const readDiscordSettings = (env: Environment): DiscordSettings => z.object(settings).parse(env)

const usage = `npm run discord [-- --register | --json | --try <command> [<option>=<text> ...] [--language <code>]]

Prints the slash commands that are answered in Discord, as they would be registered; nothing is sent.

--register  registers them for all servers, in place of those that are there. Settings: KUPODEX_DISCORD_APPLICATION (the id of the
            application) and KUPODEX_DISCORD_TOKEN (the token of its bot)
--json      prints what would be sent
--try       asks the product that runs on this machine, signed by its own key, as Discord does: --try profile name="Mina Example"

Exit code: 0 done, 1 failed (a sentence says why), 2 used wrongly.
`

/** A product on this machine, and the key pair of its stand-in for Discord. */
interface TryIo {
  /** The address that Discord's requests go to. */
  url: string
  headersOf: (body: string, now: number) => Record<string, string>
}

export interface DiscordIo {
  out: (text: string) => void
  err: (text: string) => void
  env: Readonly<Record<string, string | undefined>>
  fetch: typeof globalThis.fetch
  /** Epoch ms. */
  now: () => number
  local: () => TryIo
}

const options = {
  register: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  try: { type: 'string' },
  language: { type: 'string', default: 'en-US' },
} as const

const linesOf = ({ name, description, name_localizations: names, options: given }: RegisteredCommand): string =>
  [
    `/${name} (${Object.values(names).join(', ')}): ${description}`,
    ...given.map((option) => `    ${option.required ? option.name : `[${option.name}]`}: ${option.description}`),
  ]
    .map((line) => `${line}\n`)
    .join('')

/** What Discord says is wrong, without what was sent. */
const reasonIn = async (answer: Response): Promise<string> => {
  const { message } = (await answer.json().catch(() => ({}))) as { message?: unknown }
  return typeof message === 'string' ? `: ${message.slice(0, 200)}` : ''
}

const register = async (settings: DiscordSettings, { fetch, out, err }: DiscordIo): Promise<number> => {
  const commands = registration()
  const url = `https://discord.com/api/v10/applications/${settings.KUPODEX_DISCORD_APPLICATION}/commands`
  const answer = await fetch(url, {
    method: 'PUT',
    headers: {
      authorization: `Bot ${settings.KUPODEX_DISCORD_TOKEN}`,
      'content-type': 'application/json',
      'user-agent': 'DiscordBot (Kupodex, 1)',
    },
    body: JSON.stringify(commands),
  }).catch(() => null)
  if (answer === null) {
    err('Discord cannot be reached.\n')
    return 1
  }
  if (!answer.ok) {
    const whose = answer.status === 401 ? ' (is KUPODEX_DISCORD_TOKEN the token of this application?)' : ''
    err(`Discord refused with ${answer.status}${whose}${await reasonIn(answer)}\n`)
    return 1
  }
  out(`Registered: ${commands.map(({ name }) => `/${name}`).join(', ')}\n`)
  return 0
}

/** Asks the product of this machine for a command, and prints its answer. */
const tryCommand = async (
  name: string,
  { given, locale }: { given: readonly string[]; locale: string },
  { fetch, out, err, now, local }: DiscordIo,
): Promise<number> => {
  const { url, headersOf } = local()
  const sent = given.map((one) => {
    const at = one.indexOf('=')
    return { type: 3, name: one.slice(0, at), value: one.slice(at + 1) }
  })
  const body = JSON.stringify({ type: 2, locale, guild_id: 'this machine', data: { type: 1, name, options: sent } })
  const headers = { ...headersOf(body, now()), 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => null)
  if (answer === null) {
    err(`Nothing answers at ${url}; is npm start running?\n`)
    return 1
  }
  out(`${answer.status} ${JSON.stringify(await answer.json(), undefined, 2)}\n`)
  return answer.ok ? 0 : 1
}

export const discordCommand = withArguments(
  {
    usage,
    options,
    takesWords: true,
    read: (asked, given) => {
      const isTry = asked.try !== undefined
      if ([asked.register, asked.json, isTry].filter((one) => one).length > 1)
        return '--register, --json and --try cannot be given together.'
      const wrong = given.find((word) => !isTry || !/^\w+=/.test(word))
      return wrong === undefined ? { ...asked, given } : `${wrong} is no option of a command.`
    },
  },
  async (read, io: DiscordIo) => {
    if (read.try !== undefined) return tryCommand(read.try, { given: read.given, locale: read.language }, io)
    const complaints = complaintsOf(io.env, read.register)
    if (complaints.length > 0) {
      io.err(`${complaints.join('\n')}\n`)
      return 1
    }
    if (read.register) return register(readDiscordSettings(io.env), io)
    const commands = registration()
    if (read.json) io.out(`${JSON.stringify(commands, undefined, 2)}\n`)
    else io.out(`${commands.map(linesOf).join('')}Nothing was sent; --register registers these commands.\n`)
    return 0
  },
)
