import type { Language } from '@kupodex/data/game'
import { titled } from '#format/punctuation.ts'
import { inLanguage, splitLanguage } from '#paths/paths.ts'
import { listedElsewhere, showCharacters } from '#recent/recent-menu.ts'
import { session } from '#session/session.ts'
import { logOut } from './log-out.ts'
import { followUser, user } from './user.ts'

/** Shows what is for users who are logged in and hides what is for others, by `data-user`. */
const showParts = (page: Document, isIn: boolean): void => {
  for (const part of page.querySelectorAll<HTMLElement>('[data-user]'))
    part.hidden = (part.dataset.user === 'in') !== isIn
  // Nothing is listed yet; logging in is no longer what it takes.
  for (const text of page.querySelectorAll<HTMLElement>('[data-list-none]:not([data-list-none="recent"])')) {
    text.dataset.out ??= text.textContent
    text.textContent = isIn ? '–' : text.dataset.out
  }
}

const bindLogOut = (page: Document, language: Language): void => {
  const goHome = () => location.assign(inLanguage(language, '/'))
  for (const button of page.querySelectorAll<HTMLButtonElement>('[data-logout]'))
    button.addEventListener('click', () => {
      button.disabled = true
      void logOut(language).then(goHome, goHome)
    })
}

/** Puts the way to the editor into the menu of those who edit, beside that to the settings. */
const showAdmin = (page: Document, isAdmin: boolean): void => {
  const settings = page.querySelector<HTMLAnchorElement>('[data-settings]')
  const shown = page.querySelector('[data-editor]')
  if (!isAdmin) return shown?.remove()
  if (settings === null || shown !== null) return
  const link = settings.cloneNode(true) as HTMLAnchorElement
  delete link.dataset.settings
  link.dataset.editor = ''
  link.href = settings.href.replace(/settings\/$/, 'admin/')
  link.lastChild?.replaceWith(settings.parentElement?.dataset.admin ?? '')
  settings.after(link)
}

/** How many characters of a nickname the top bar has room for, and from which width on. */
const shortNickname = { characters: 14, from: '(min-width: 70rem)' }

/** Names the user's menu and the button that opens it after the user; without a nickname both are called as everyone's. */
const showNickname = (page: Document, language: Language, nickname: string): void => {
  for (const name of page.querySelectorAll<HTMLElement>('[data-nickname]'))
    name.textContent = nickname === '' ? (name.dataset.nickname ?? '') : nickname
  const letters = Array.from(nickname)
  const isLong = letters.length > shortNickname.characters
  for (const name of page.querySelectorAll<HTMLElement>('[data-short-nickname]')) {
    name.textContent = isLong ? `${letters.slice(0, shortNickname.characters - 1).join('')}…` : nickname
    name.hidden = nickname === '' || !matchMedia(shortNickname.from).matches
  }
  const menu = page.getElementById('user')?.getAttribute('aria-label') ?? ''
  page
    .querySelector('[popovertarget="user"]')
    ?.setAttribute('aria-label', nickname === '' ? menu : titled(language, menu, nickname))
}

/** Keeps the menus of a page as the user who is logged in has them. */
export const showUser = (page: Document): void => {
  const { language } = splitLanguage(location.pathname)
  followUser()
  session.subscribe((one) => showParts(page, one !== null))
  user.subscribe((one) => {
    showCharacters(page, 'own', one?.own ?? [])
    showCharacters(page, 'favorites', one?.favorites ?? [])
    showNickname(page, language, one?.nickname ?? '')
    showAdmin(page, one?.isAdmin === true)
    listedElsewhere.set(new Set([...(one?.own ?? []), ...(one?.favorites ?? [])].map(({ id }) => id)))
  })
  bindLogOut(page, language)
}
