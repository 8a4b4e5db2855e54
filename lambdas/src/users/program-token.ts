import { createHash, randomBytes } from 'node:crypto'
import { tokenPrefix } from '@kupodex/data/contract'

/** As many bits as a hash has: nobody guesses them. */
const secretBytes = 32

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** 62^43 is the first power above 2^256. */
const secretLength = 43

/** How many letters of the secret a user sees in the list. */
const shownLength = 4

const tokenPattern = new RegExp(`^${tokenPrefix}[0-9A-Za-z]{${secretLength}}$`)

/** Bytes as a number in base 62, always of the same length. */
const base62 = (bytes: Uint8Array): string => {
  let left = BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  while (text.length < secretLength) {
    text = letters.charAt(Number(left % 62n)) + text
    left /= 62n
  }
  return text
}

/** Whether a text may be a token of a program: only then it is worth looking up. */
export const isProgramToken = (text: string): boolean => tokenPattern.test(text)

/** What a token is kept by. It is random, so that a plain hash cannot be turned around. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A new token, and what is kept of it. */
export const makeToken = (
  random: (bytes: number) => Uint8Array = randomBytes,
): { token: string; hash: string; start: string; id: string } => {
  const token = `${tokenPrefix}${base62(random(secretBytes))}`
  return {
    token,
    hash: hashOfToken(token),
    start: token.slice(0, tokenPrefix.length + shownLength),
    id: Buffer.from(random(9)).toString('base64url'),
  }
}
