import { createHmac } from 'node:crypto'

/** An account of a reader, and how many readers' shares all users of the account may take together. */
interface Account {
  name: string
  readers: number
}

/** The number of accounts: large enough that strangers rarely share one, small enough to store them all. */
const accountCount = 2 ** 20

/** Providers give a household a /56 of IPv6 and anybody who asks a /48: these have far more networks (/64) than people. */
const networks = [
  { bits: 64, readers: 1 },
  { bits: 56, readers: 2 },
  { bits: 48, readers: 4 },
]

/** The first bits of an IPv6 network as `clientOf` writes it, of which at most the first 64 count. */
const networkOf = (client: string, bits: number): string => {
  const groups = client.split(':').map((group) => BigInt(Number.parseInt(group, 16) || 0))
  const whole = [0, 1, 2, 3].reduce((sum, at) => (sum << 16n) | (groups[at] ?? 0n), 0n)
  return `${(whole >> BigInt(64 - bits)).toString(16)}/${bits}`
}

/**
 * Maps addresses to accounts, the smallest network first. Only a hash is stored, and without the deployment's key nobody can
 * find out which addresses share an account, so nobody can use up the share of a chosen person.
 */
export const accountsOf = (key: string) => {
  const accountOf = (network: string): string =>
    String(createHmac('sha256', key).update(network).digest().readUInt32BE(0) % accountCount)
  return (client: string): Account[] =>
    client.includes(':') && !client.includes('.')
      ? networks.map(({ bits, readers }) => ({ name: accountOf(networkOf(client, bits)), readers }))
      : [{ name: accountOf(client), readers: 1 }]
}
