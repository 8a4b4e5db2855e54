import type { Language } from '@kupodex/data/game'
import { html } from '@kupodex/data/html'
import { pageOf } from './pages.ts'
import type { PasswordFailure } from './people.ts'
import { loginTexts } from './texts.ts'

export interface AccountForm {
  language: Language
  site: string
  email?: string
  failure?: PasswordFailure
  /** On how many devices logins were ended, once that is done. */
  ended?: number
}

/** The page on which somebody changes their password, or ends their logins on all devices. */
export const accountPage = ({ language, site, email = '', failure, ended }: AccountForm): string => {
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
