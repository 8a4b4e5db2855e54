import type { IncomingMessage, ServerResponse } from 'node:http'
import { accountPage } from './account-page.ts'
import { readForm, sendPage } from './forms.ts'
import type { Grants } from './grants.ts'
import type { People } from './people.ts'
import { languageOf } from './texts.ts'

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
