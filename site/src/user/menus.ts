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

const bindLogOut = (page: Document): void => {
  const { language } = splitLanguage(page.location.pathname)
  for (const button of page.querySelectorAll<HTMLButtonElement>('[data-logout]'))
    button.addEventListener('click', () => {
      button.disabled = true
      void logOut(language).finally(() => location.assign(inLanguage(language, '/')))
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

/** Keeps the menus of a page as the user who is logged in has them. */
export const showUser = (page: Document): void => {
  followUser()
  session.subscribe((one) => showParts(page, one !== null))
  user.subscribe((one) => {
    showCharacters(page, 'own', one?.own ?? [])
    showCharacters(page, 'favorites', one?.favorites ?? [])
    for (const name of page.querySelectorAll<HTMLElement>('[data-nickname]'))
      if (one !== null && one.nickname !== '') name.textContent = one.nickname
    showAdmin(page, one?.isAdmin === true)
    listedElsewhere.set(new Set([...(one?.own ?? []), ...(one?.favorites ?? [])].map(({ id }) => id)))
  })
  bindLogOut(page)
}
