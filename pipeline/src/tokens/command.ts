import { parseArgs } from 'node:util'
import { keyOfSubject, openStore, type Store, type StoredToken } from '@kupodex/data/store'
import { failed } from '../command/failed.ts'
import { inOneLine } from '../command/in-one-line.ts'
import type { Command, CommandIo } from '../command/io.ts'
import { settingsFor } from '../command/settings.ts'
import { connectAws } from '../command/targets.ts'

const usage = `npm run tokens -- [--revoke] <sub>

Lists the tokens that a user gave to programs, the newest first. <sub> is the user's name at the provider of logins; KUPODEX_ISSUER is that
provider, as its tokens name it.

  --revoke  end all of them, from the next request on

Exit code: 0 done, 1 failed (a sentence says why), 2 used wrongly.
`

const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

const lineOf = ({ start, name, scopes, createdAt, usedAt, expiresAt }: StoredToken): string =>
  `${start}...  made ${day(createdAt)}, ${usedAt === null ? 'never used' : `used ${day(usedAt)}`}, ` +
  `${expiresAt === null ? 'without an end' : `until ${day(expiresAt)}`}  ${scopes.join(' ')}  ${inOneLine(name)}\n`

interface Asked {
  user: string
  revoke: boolean
}

const run = async (store: Pick<Store, 'readTokens' | 'revokeTokens'>, { user, revoke }: Asked, { out }: CommandIo) => {
  const tokens = await store.readTokens(user)
  out(tokens.map(lineOf).join(''))
  if (tokens.length === 0) out('This user has no tokens.\n')
  if (!revoke) return
  const revoked = await store.revokeTokens(user)
  if (revoked > 0) out(`${revoked} revoked.\n`)
}

/** The arguments; null for wrong ones. */
const readArguments = (args: string[]): { subject: string; revoke: boolean } | 'help' | null => {
  try {
    const options = { revoke: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    if (values.help) return 'help'
    const [subject, ...more] = positionals
    return subject && more.length === 0 ? { subject, revoke: values.revoke } : null
  } catch {
    return null
  }
}

/** Lists or revokes the tokens that a user gave to programs. */
export const tokensCommand: Command = async (args, io) => {
  const asked = readArguments([...args])
  if (asked === null || asked === 'help') {
    ;(asked === 'help' ? io.out : io.err)(usage)
    return asked === 'help' ? 0 : 2
  }
  const settings = settingsFor(io)
  if (settings === null) return 1
  const issuer = io.env.KUPODEX_ISSUER
  if (!issuer) {
    io.err('KUPODEX_ISSUER is not set: the provider of logins, as a deployment prints it.\n')
    return 1
  }
  const { dynamodb, s3 } = connectAws(settings)
  const user = keyOfSubject(issuer, asked.subject)
  try {
    await run(openStore({ client: dynamodb, table: settings.KUPODEX_TABLE }), { user, revoke: asked.revoke }, io)
    return 0
  } catch (error) {
    return failed(error, io, settings)
  } finally {
    dynamodb.destroy()
    s3.destroy()
  }
}
