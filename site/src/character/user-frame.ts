import { session } from '#session/session.ts'
import { view } from './character-store.ts'
import { showNote } from './frame-note.ts'
import { setFavorite, user } from '../user/user.ts'

/** Keeps what a character's frame offers to users: the star of a favorite, and the way to verify it or to its settings. */
export const bindUserFrame = (page: Document, id: number): void => {
  let subject = session.get()?.subject
  // A page that another tab, the end of the session, or whoever logged in while the browser kept it, left behind must not go on showing
  // what is hidden from everybody else.
  session.listen((one) => {
    const shown = view.get()
    const isLeft = one === null || (subject !== undefined && one.subject !== subject)
    subject = one?.subject ?? subject
    if (isLeft && 'character' in shown && shown.isOwn) location.reload()
  })
  const star = page.querySelector<HTMLButtonElement>('[data-favorite]')
  const showLinks = () => {
    const one = user.get()
    const shown = view.get()
    const isOwn = one?.own.some((own) => own.id === id) === true
    // One that its introduction hides is verified again, also by its owner.
    const isVerified = isOwn && !('character' in shown && shown.character.optedOut)
    for (const link of page.querySelectorAll<HTMLElement>('[data-owner]'))
      link.hidden = one === null || (link.dataset.owner === 'yes' ? !isOwn : isVerified)
  }
  view.listen(showLinks)
  user.subscribe((one) => {
    showLinks()
    star?.setAttribute('aria-pressed', String(one?.favorites.some((favorite) => favorite.id === id) === true))
  })
  star?.addEventListener('click', () => {
    if (star.ariaBusy === 'true') return
    star.ariaBusy = 'true'
    void setFavorite(id, star.ariaPressed !== 'true').then((failure) => {
      star.ariaBusy = 'false'
      showNote(page, () => (failure === null ? undefined : star.dataset.failed))
    })
  })
}
