import { inTurn } from '#storage/in-turn.ts'
import { loadSession, readSession, type Session } from './session.ts'

export interface TokenDeps {
  read: () => Session | null
  /** Renews the session that the browser keeps; it is kept as it is where that fails, and removed where it has ended. */
  renew: () => Promise<void>
  /** Runs one after another in all tabs: a refresh token is good for one renewal. */
  lock: <Result>(run: () => Promise<Result>) => Promise<Result>
  /** Epoch s. */
  now: () => number
}

/** Gives the token for a call, never one that was `refused`; null where nobody is logged in, undefined where it cannot be renewed now. */
export type Tokens = (refused?: string) => Promise<string | null | undefined>

/** How many seconds before its end a token is renewed: a call on the way takes some, and clocks differ. */
const spare = 60

/** Makes the way to a token: the one that is kept, renewed before it ends. */
export const createTokens = ({ read, renew, lock, now }: TokenDeps): Tokens => {
  const usable = (refused: string | undefined, left: number): string | null => {
    const held = read()
    return held !== null && held.token !== refused && held.expiresAt - now() > left ? held.token : null
  }
  return async (refused) => {
    if (read() === null) return null
    return (
      usable(refused, spare) ??
      lock(async () => {
        // Another tab may have renewed it while this one waited.
        const renewed = usable(refused, spare)
        if (renewed !== null || read() === null) return renewed
        await renew()
        return usable(refused, 0) ?? (read() === null ? null : undefined)
      })
    )
  }
}

/** Makes the way to the token of one user, whom a page acts for: null while nobody or another one is logged in. */
export const createTokensOf = (subject: string, deps: TokenDeps): Tokens =>
  createTokens({
    ...deps,
    read: () => {
      const held = deps.read()
      return held?.subject === subject ? held : null
    },
  })

const pageDeps: TokenDeps = {
  read: readSession,
  renew: async () => {
    const { renewSession } = await import('./provider.ts')
    await renewSession()
    loadSession()
  },
  lock: inTurn('kupodex.renew'),
  now: () => Date.now() / 1000,
}

export const tokens = createTokens(pageDeps)

/** The token of one user, and of no other who logs in on this browser. */
export const tokensOf = (subject: string): Tokens => createTokensOf(subject, pageDeps)
