import { ErrorResponse, type User, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { issuer } from './issuer.ts'
import { LoginError, type LoginFailure } from './login-error.ts'
import { revoke } from './revoke.ts'
import { loadSession } from './session.ts'
import { storagePrefix } from './session-key.ts'

/** By how many seconds the clock of a browser may be wrong: more than the servers' leeway makes tokens look ended, or not yet begun. */
const clockTolerance = 300

/** How long the provider may take to answer, in seconds. */
const patience = 15

const open = (): UserManager => {
  if (issuer === null) throw new LoginError('unreachable')
  const here = `${location.origin}/login/`
  return new UserManager({
    authority: issuer.address,
    client_id: issuer.client,
    redirect_uri: here,
    scope: 'openid email',
    response_type: 'code',
    automaticSilentRenew: false,
    requestTimeoutInSeconds: patience,
    userStore: new WebStorageStateStore({ store: localStorage, prefix: storagePrefix }),
    stateStore: new WebStorageStateStore({ store: localStorage, prefix: `${storagePrefix}login.` }),
  })
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const reasonOf = (error: unknown): LoginFailure => {
  if (error instanceof LoginError) return error.reason
  if (error instanceof ErrorResponse) return error.error === 'access_denied' ? 'canceled' : 'refused'
  const { message } = error as Error
  return /no matching state|no state in response/i.test(message) ? 'stale' : 'unreachable'
}

const guarded = async <Result>(run: (manager: UserManager) => Promise<Result>): Promise<Result> => {
  try {
    return await run(open())
  } catch (error) {
    throw new LoginError(reasonOf(error), { cause: error })
  }
}

/** Leaves for the provider's page; `from` is the path to come back to. Throws a `LoginError`. */
export const beginLogin = (from: string, language: string): Promise<void> =>
  guarded((manager) => manager.signinRedirect({ state: { from }, ui_locales: language }))

const checkClock = ({ profile }: User): void => {
  if (Math.abs(profile.iat - Date.now() / 1000) > clockTolerance) throw new LoginError('clock')
}

/** Ends a login with what the provider put into this page's address, and gives the path to come back to. Throws a `LoginError`. */
export const finishLogin = (): Promise<string> =>
  guarded(async (manager) => {
    const user = await manager.signinRedirectCallback()
    try {
      checkClock(user)
    } catch (error) {
      await manager.removeUser()
      throw error
    }
    void manager.clearStaleState()
    return isObject(user.state) && typeof user.state['from'] === 'string' ? user.state['from'] : '/'
  })

/** Renews the session with its refresh token. It is removed where the provider has ended it, and stays for the next try where nobody answers. */
export const renewSession = async (): Promise<void> => {
  const manager = open()
  const user = await manager.getUser()
  const isRenewable = user?.refresh_token !== undefined
  if (!isRenewable && user?.expired === true) return manager.removeUser()
  try {
    if (isRenewable) await manager.signinSilent()
  } catch (error) {
    if (error instanceof ErrorResponse && error.error !== 'temporarily_unavailable') await manager.removeUser()
  }
}

/** Ends the refresh token of a user who has logged out here: Cognito's outlive a logout by a month. */
const endRenewals = async ({ metadataService, settings }: UserManager, user: User | null): Promise<void> => {
  const token = user?.refresh_token
  if (token === undefined) return
  const address = await metadataService.getRevocationEndpoint().catch(() => undefined)
  await revoke(fetch, { address, client: settings.client_id, token })
}

/** Logs out here and at the provider, which knows no way back but to the home page of a language. Resolves where it cannot be reached. */
export const logOut = async (home: string): Promise<void> => {
  const back = `${location.origin}${home}`
  const manager = open()
  const user = await manager.getUser()
  await manager.removeUser()
  loadSession()
  await endRenewals(manager, user)
  // Cognito names its parameters in a way of its own; others ignore them.
  const extraQueryParams = {
    client_id: manager.settings.client_id,
    logout_uri: back,
  }
  await manager
    .signoutRedirect({
      post_logout_redirect_uri: back,
      ...(user?.id_token === undefined ? {} : { id_token_hint: user.id_token }),
      extraQueryParams,
    })
    .catch(() => {})
}
