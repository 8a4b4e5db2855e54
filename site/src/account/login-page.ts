import { mayBeUser } from '#session/session-key.ts'
import { LoginError, type LoginFailure } from '#session/login-error.ts'
import { type SafeStorage, safeStorage } from '#storage/safe-storage.ts'
import { inLanguage, splitLanguage } from '#paths/paths.ts'

export type LoginState = LoginFailure | 'leaving' | 'finishing' | 'done' | 'out' | 'ended'

export interface LoginPage {
  address: URL
  language: string
  isLoggedIn: boolean
  /** The path of the login page where this tab began; the provider comes back to that of English. */
  begunAt: SafeStorage
  begin: (from: string, language: string) => Promise<void>
  /** Ends a login; gives the path to come back to. */
  finish: () => Promise<string>
  /** Learns what the account has, so that the next page draws the user's own characters as theirs from the start. */
  learn: () => Promise<void>
  say: (state: LoginState) => void
  /** Replaces the page by another one of the site. */
  go: (path: string) => void
}

/** A path of this site to come back to: never another site, and never the login itself. */
export const wayBack = (from: string | null, origin: string): string => {
  const target = URL.parse(from ?? '/', origin)
  if (target === null || target.origin !== origin || splitLanguage(target.pathname).path.startsWith('/login/'))
    return '/'
  // A path of this site that begins with two slashes would be read as the name of another one.
  if (target.pathname.startsWith('//')) return '/'
  return target.pathname + target.search
}

const attempt = async (fail: (reason: LoginFailure) => void, run: () => Promise<void>): Promise<void> => {
  try {
    await run()
  } catch (error) {
    fail(error instanceof LoginError ? error.reason : 'unreachable')
  }
}

const begunKey = 'kupodex.login-page'

const leave = ({ address, begunAt, language, begin, say }: LoginPage): Promise<void> => {
  say('leaving')
  begunAt.setItem(begunKey, address.pathname)
  const from = address.searchParams.get('from') ?? inLanguage(splitLanguage(address.pathname).language, '/')
  return attempt(say, () => begin(wayBack(from, address.origin), language))
}

const finishAt = ({ address, begunAt, finish, learn, go, say }: LoginPage): Promise<void> => {
  const begun = begunAt.getItem(begunKey) ?? address.pathname
  const fail = (reason: LoginFailure) => (begun === address.pathname ? say(reason) : go(`${begun}?say=${reason}`))
  return attempt(fail, async () => {
    const from = await finish()
    // The next page asks again for what cannot be had.
    await learn().catch(() => undefined)
    go(wayBack(from, address.origin))
  })
}

const sayings: readonly string[] = ['canceled', 'clock', 'ended', 'out', 'refused', 'stale', 'unreachable']

const isSaying = (text: string | null): text is LoginState => text !== null && sayings.includes(text)

/** Ends a login that the provider answered, begins one for who came by a link that says where from, and else waits for the button. */
export const openLogin = async (page: LoginPage): Promise<void> => {
  const { address, go, isLoggedIn, say } = page
  const { searchParams } = address
  const [from, saying] = [searchParams.get('from'), searchParams.get('say')]
  // A provider that comes back by itself, as after a new password, answers nothing that was asked here: it is asked now.
  if (searchParams.has('code') && !searchParams.has('state')) return isLoggedIn ? say('done') : leave(page)
  if (searchParams.has('code') || searchParams.has('error')) {
    say('finishing')
    return finishAt(page)
  }
  if (isLoggedIn) return from === null ? say('done') : go(wayBack(from, address.origin))
  if (isSaying(saying)) return say(saying)
  if (from !== null) await leave(page)
}

/** What talks to the provider, which is larger than all else on the page. */
const provider = () => import('#session/provider.ts')

/** For how long (ms) a login waits for what the account has. */
const patience = 3000

const learnUser = async (): Promise<void> => {
  const [{ loadSession }, { refreshUser }] = await Promise.all([import('#session/session.ts'), import('#user/user.ts')])
  loadSession()
  await Promise.race([refreshUser(), new Promise((resolve) => setTimeout(resolve, patience))])
}

export const bindLogin = (page: Document): void => {
  const say = (state: LoginState) => {
    for (const text of page.querySelectorAll<HTMLElement>('[data-say]')) text.hidden = text.dataset.say !== state
    const button = page.querySelector<HTMLButtonElement>('[data-begin]')
    if (button !== null) button.hidden = state === 'leaving' || state === 'finishing' || state === 'done'
  }
  const login: LoginPage = {
    address: new URL(location.href),
    language: page.documentElement.lang,
    begunAt: safeStorage('sessionStorage'),
    isLoggedIn: mayBeUser(safeStorage('localStorage')),
    begin: async (from, language) => (await provider()).beginLogin(from, language),
    finish: async () => (await provider()).finishLogin(),
    learn: learnUser,
    say,
    go: (path) => location.replace(path),
  }
  page.querySelector('[data-begin]')?.addEventListener('click', () => void leave(login))
  void openLogin(login)
}
