import { keyOfSubject, type Store, type StoredToken } from '@kupodex/data/store'
import { withArguments } from '../command/arguments.ts'
import { type CommandIo, inOneLine } from '../command/io.ts'
import { onTargets } from '../command/targets.ts'

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

const run = async (
  store: Pick<Store, 'readTokens' | 'revokeTokens'>,
  { user, revoke }: { user: string; revoke: boolean },
  { out }: CommandIo,
): Promise<void> => {
  const tokens = await store.readTokens(user)
  out(tokens.map(lineOf).join(''))
  if (tokens.length === 0) out('This user has no tokens.\n')
  if (!revoke) return
  const revoked = await store.revokeTokens(user)
  if (revoked > 0) out(`${revoked} revoked.\n`)
}

export const tokensCommand = withArguments(
  {
    usage,
    options: { revoke: { type: 'boolean', default: false } },
    takesWords: true,
    read: ({ revoke }, [subject, ...more]) =>
      subject && more.length === 0 ? { subject, revoke } : 'The name of one user is needed.',
  },
  ({ subject, revoke }, io) =>
    onTargets(io, async ({ store }) => {
      const issuer = io.env.KUPODEX_ISSUER
      if (!issuer) {
        io.err('KUPODEX_ISSUER is not set: the provider of logins, as a deployment prints it.\n')
        return 1
      }
      await run(store, { user: keyOfSubject(issuer, subject), revoke }, io)
      return 0
    }),
)
