import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { errors, type InteractionResults, type Provider } from 'oidc-provider'
import type { Language } from '@kupodex/data/game'
import { type LocalConfig, localIssuer } from '../ground/config.ts'
import type { Faults } from '../faults/faults.ts'
import { strikeServer } from '../faults/strike.ts'
import { guard, isLoopbackHost } from '../ground/guard.ts'
import { type Running, runServer } from '../ground/running.ts'
import { type AccountParts, answerAccount } from './account.ts'
import { readForm, sendPage } from './forms.ts'
import { openGrants } from './grants.ts'
import { expiredPage, formPage, type LoginForm, pagePolicy } from './pages.ts'
import { openPeople, type People } from './people.ts'
import { makeProvider, siteOrigins } from './provider.ts'
import { languageOf } from './texts.ts'

/** What starting the provider of logins needs; `clock` in epoch ms. */
interface LoginDeps {
  config: Pick<LocalConfig, 'ports' | 'folder'>
  log: (line: string) => void
  clock?: () => number
  faults?: Faults
  /** Is told whose password was changed, by what tokens call them, as a user pool tells the function `password`. */
  onNewPassword: AccountParts['onNewPassword']
}

const styles = join(import.meta.dirname, '../../../../site/src/ui/styles')

/** The look of the site, and what only these pages have. */
const look = (): string =>
  ['tokens.css', 'base.css', 'parts.css']
    .map((file) => join(styles, file))
    .concat(join(import.meta.dirname, 'login.css'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')

interface Parts extends AccountParts {
  provider: Provider
}

/** Who fills a form in well, or the form again with what is wrong. */
const readPerson = async (request: IncomingMessage, people: People, form: LoginForm) => {
  const fields = await readForm(request)
  const [email, password] = [fields.get('email') ?? '', fields.get('password') ?? '']
  const found =
    form.kind === 'signup' ? await people.signUp(email, password) : ((await people.check(email, password)) ?? 'wrong')
  return typeof found === 'string' ? { again: formPage({ ...form, email, failure: found }) } : { id: found.id }
}

/** Answers the pages of a login under way: the form, what it sends, and cancelling. */
const answerForm = async (
  { provider, people }: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  [kind, uid]: readonly [LoginForm['kind'] | 'cancel', string],
): Promise<void> => {
  const { params, uid: own } = await provider.interactionDetails(request, response)
  if (own !== uid) throw new errors.SessionNotFound('another login is under way')
  const finish = (result: InteractionResults) => provider.interactionFinished(request, response, result)
  if (kind === 'cancel') {
    if (request.method === 'POST') return finish({ error: 'access_denied', error_description: 'The user canceled.' })
    return void response.writeHead(405).end()
  }
  const form: LoginForm = { language: languageOf(params), uid, kind, email: String(params.login_hint ?? '') }
  if (request.method !== 'POST') return sendPage(response, 200, formPage(form))
  const person = await readPerson(request, people, form)
  return 'id' in person ? finish({ login: { accountId: person.id } }) : sendPage(response, 400, person.again)
}

const formAddress = /^\/login\/([\w-]{1,100})(?:\/(signup|cancel))?$/

/** The language that a browser asks for first, where no login says another. */
const browserLanguage = ({ 'accept-language': accepted = '' }: IncomingHttpHeaders): Language =>
  languageOf({ ui_locales: accepted.replaceAll(/;[^,]*/g, '').replaceAll(/[\s,]+/g, ' ') })

const answer = async (parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const [, uid, kind = 'login'] = formAddress.exec(request.url ?? '') ?? []
  try {
    if (/^\/account(?:\?|$)/.test(request.url ?? '')) await answerAccount(parts, request, response)
    else if (uid) await answerForm(parts, request, response, [kind as LoginForm['kind'], uid])
    else await parts.provider.callback()(request, response)
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error
    sendPage(response, 400, expiredPage(browserLanguage(request.headers), parts.site))
  }
}

/** Why a request does not come from our pages or a program of this machine; null where it does. */
const foreign =
  (origins: readonly string[]) =>
  ({ host, origin }: IncomingHttpHeaders): string | null => {
    if (!isLoopbackHost(host)) return 'This is open to this machine only, by its own name.'
    return origin === undefined || origins.includes(origin) ? null : 'Pages of other sites may not ask here.'
  }

/** Starts the provider of logins on its loopback port, with its state in the folder: who signed up, keys, sessions. */
export const startLogin = async ({
  config,
  log,
  clock = Date.now,
  faults,
  onNewPassword,
}: LoginDeps): Promise<Running> => {
  const people = openPeople(config.folder)
  const grants = openGrants(config.folder, clock)
  const provider = await makeProvider({ config, people, grants })
  const origins = siteOrigins(config)
  const parts: Parts = { provider, people, grants, site: origins[0] ?? '', onNewPassword }
  provider.on('server_error', (_, error) =>
    log(JSON.stringify({ level: 'error', event: 'login', error: String(error) })),
  )
  const css = look()
  const headers = {
    'content-security-policy': pagePolicy(origins),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
  }
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (request.url === '/login.css')
      return void response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(css)
    answer(parts, request, response).catch((error: unknown) => {
      log(JSON.stringify({ level: 'error', event: 'login', error: String(error) }))
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  })
  strikeServer(server, 'login', faults)
  guard(server, foreign([...origins, localIssuer(config)]))
  return runServer(server, config.ports.login)
}
