import { createHash } from 'node:crypto'
import type { Language } from '@kupodex/data/game'
import { html, type Html, markupOf, raw } from '@kupodex/data/html'
import { madeUpPassword, madeUpPeople, type SignUpFailure } from './people.ts'
import { loginTexts, type LoginTexts } from './texts.ts'

export const pageOf = (language: Language, title: string, content: Html): string =>
  markupOf(html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title} · Kupodex</title>
        <link rel="stylesheet" href="/login.css" />
      </head>
      <body>
        <main class="panel login">
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`)

export interface LoginForm {
  language: Language
  /** The login under way. */
  uid: string
  kind: 'login' | 'signup'
  email?: string
  failure?: SignUpFailure | 'wrong'
}

const madeUp = ({ madeUp: says }: LoginTexts): Html => html`
  <p class="soft">${says.replace('{password}', madeUpPassword)}</p>
  <ul class="soft">
    ${madeUpPeople.map(({ email }) => html`<li>${email}</li>`)}
  </ul>
`

/** The address of a page of a login under way: below that of the login, to which the provider's cookies belong. */
const formPath = (kind: LoginForm['kind'] | 'cancel', uid: string): string =>
  kind === 'login' ? `/login/${uid}` : `/login/${uid}/${kind}`

export const formPage = ({ language, uid, kind, email = '', failure }: LoginForm): string => {
  const words = loginTexts[language]
  const isNew = kind === 'signup'
  const title = isNew ? words.signUp : words.logIn
  const described = failure === undefined ? '' : 'failure'
  return pageOf(
    language,
    title,
    html`
      ${failure !== undefined && html`<p class="bad" id="failure" role="alert">${words[failure]}</p>`}
      <form method="post" action="${formPath(kind, uid)}">
        <label for="email">${words.email}</label>
        <input id="email" name="email" type="email" value="${email}" autocomplete="username" aria-describedby="${described}" required />
        <label for="password">${words.password}${isNew && html` <span class="soft">(${words.shortest})</span>`}</label>
        <input id="password" name="password" type="password" autocomplete="${isNew ? 'new-password' : 'current-password'}" aria-describedby="${described}" required />
        <button class="button">${title}</button>
      </form>
      <p>
        ${isNew ? words.hasAccount : words.noAccount} <a class="link" href="${formPath(isNew ? 'login' : 'signup', uid)}">${isNew ? words.logIn : words.signUp}</a>
      </p>
      <form method="post" action="${formPath('cancel', uid)}">
        <button class="button quiet">${words.cancel}</button>
      </form>
      ${!isNew && madeUp(words)}
    `,
  )
}

/** What presses the button of a logout that nobody needs to be asked about. */
const pressScript = "document.getElementById('yes').click()"

/** The policy of all pages: forms go to this server, which sends the browser back to the site. */
export const pagePolicy = (siteOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    `script-src 'sha256-${createHash('sha256').update(pressScript).digest('base64')}'`,
    `form-action 'self' ${siteOrigins.join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

/** Logs out by the provider's own form; without asking where `isSure`. */
export const logOutPage = (language: Language, form: string, isSure: boolean): string => {
  const { logOutAsk, logOut, stay } = loginTexts[language]
  return pageOf(
    language,
    logOut,
    html`
      <p>${logOutAsk}</p>
      ${raw(form)}
      <p class="buttons">
        <button class="button" id="yes" form="op.logoutForm" name="logout" value="yes">${logOut}</button>
        <button class="button quiet" form="op.logoutForm">${stay}</button>
      </p>
      ${isSure && raw(`<script>${pressScript}</script>`)}
    `,
  )
}

const saysPage = (language: Language, title: string, says: string, detail: string, site: string): string =>
  pageOf(
    language,
    title,
    html`
      <p>${says}</p>
      ${detail !== '' && html`<p class="soft" lang="en">${detail}</p>`}
      <p><a class="link" href="${site}/">${loginTexts[language].back}</a></p>
    `,
  )

export const loggedOutPage = (language: Language, site: string): string =>
  saysPage(language, loginTexts[language].logOut, loginTexts[language].loggedOut, '', site)

/** A request that the provider does not take; `detail` is its own reason, in English. */
export const errorPage = (language: Language, detail: string, site: string): string =>
  saysPage(language, loginTexts[language].logIn, loginTexts[language].failed, detail, site)

/** A login that took too long, or was begun in another browser. */
export const expiredPage = (language: Language, site: string): string =>
  saysPage(language, loginTexts[language].logIn, loginTexts[language].expired, '', site)
