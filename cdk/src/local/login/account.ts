import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Language } from '@kupodex/data/game'
import { html } from '@kupodex/data/html'
import { readForm, sendPage } from './forms.ts'
import type { Grants } from './grants.ts'
import type { PasswordFailure, People } from './people.ts'
import { languageOf, loginTexts } from './texts.ts'
import { pageOf } from './pages.ts'

interface AccountForm {
  language: Language
  site: string
  email?: string
  failure?: PasswordFailure
  /** On how many devices logins were ended, once that is done. */
  ended?: number
}

/** The page on which somebody changes their password, or ends their logins on all devices. */
const accountPage = ({ language, site, email = '', failure, ended }: AccountForm): string => {
  const words = loginTexts[language]
  const described = failure === undefined ? '' : 'failure'
  return pageOf(
    language,
    words.account,
    html`
      ${failure !== undefined && html`<p class="bad" id="failure" role="alert">${words[failure]}</p>`}
      ${ended !== undefined && html`<p role="status">${words.changed.replace('{n}', String(ended))}</p>`}
      <form method="post" action="/account?ui_locales=${language}">
        <label for="email">${words.email}</label>
        <input id="email" name="email" type="email" value="${email}" autocomplete="username" aria-describedby="${described}" required />
        <label for="password">${words.password}</label>
        <input id="password" name="password" type="password" autocomplete="current-password" aria-describedby="${described}" required />
        <label for="next">${words.newPassword} <span class="soft">(${words.shortest})</span></label>
        <input id="next" name="next" type="password" autocomplete="new-password" aria-describedby="${described} both" />
        <button class="button" name="do" value="password">${words.changePassword}</button>
        <button class="button quiet" name="do" value="devices">${words.endDevices}</button>
      </form>
      <p class="soft" id="both">${words.bothEnd}</p>
      <p><a class="link" href="${site}/">${words.back}</a></p>
    `,
  )
}

export interface AccountParts {
  people: People
  grants: Grants
  /** The address of the site, to go back to. */
  site: string
  /** Is told whose password was changed, by what tokens call them. */
  onNewPassword: (id: string) => Promise<void>
}

/**
 * Answers the page on which somebody changes their password, or ends their logins on all devices. Whoever knows the password may do
 * so, logged in or not; both end all logins, as one may want when a device is lost, and a new password the tokens of programs too.
 */
export const answerAccount = async (
  { people, grants, site, onNewPassword }: AccountParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const query = new URL(request.url ?? '', 'http://localhost').searchParams
  const language = languageOf({ ui_locales: query.get('ui_locales') })
  if (request.method !== 'POST') return sendPage(response, 200, accountPage({ language, site }))
  const fields = await readForm(request)
  const [email, password, next] = ['email', 'password', 'next'].map((name) => fields.get(name) ?? '') as [
    string,
    string,
    string,
  ]
  const isForDevices = fields.get('do') === 'devices'
  const done = isForDevices
    ? ((await people.check(email, password)) ?? 'wrong')
    : await people.changePassword(email, password, next)
  if (typeof done === 'string') return sendPage(response, 400, accountPage({ language, site, email, failure: done }))
  const ended = grants.endAll(done.id)
  if (!isForDevices) await onNewPassword(done.id)
  sendPage(response, 200, accountPage({ language, site, email, ended }))
}
