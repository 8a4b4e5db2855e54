import { isPlainClick } from '#ui/plain-click.ts'

/** What an entry of the history keeps of a page that was left by the keyboard. */
interface Left {
  /** The link that was followed, as the page has it. */
  left: string
}

const wasLeft = (state: unknown): state is Left =>
  typeof state === 'object' && state !== null && 'left' in state && typeof state.left === 'string'

/** Notes by which link a page is left by the keyboard, and gives that the focus again where a step back loads the page anew. */
export const bindReturn = (page: Document, history: Pick<History, 'state' | 'replaceState'>, isBack: boolean): void => {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('main a[href]') : null
    // A key clicks without a count of clicks.
    if (link === null || event.detail !== 0 || event.defaultPrevented || !isPlainClick(event)) return
    const state: Left = { ...(history.state as object | null), left: link.getAttribute('href') ?? '' }
    history.replaceState(state, '')
  })
  const { state } = history as { state: unknown }
  if (isBack && wasLeft(state)) void import('./put-back.ts').then(({ putBack }) => putBack(page, state.left))
}
