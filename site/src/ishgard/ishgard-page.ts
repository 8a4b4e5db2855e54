import type { IshgardAnswer, IshgardIndexAnswer } from '@kupodex/data/contract'
import { html, markupOf } from '@kupodex/data/html'
import { ishgardTexts } from '#boards/texts.ts'
import { setHtml } from '#ui/set-html.ts'
import { readBoardAddress } from '#ui/query.ts'
import { published } from '#ask/outcome.ts'
import { ask } from '#ask/page.ts'
import { homeIn } from '#places/home.ts'
import { boardHtml, boardTitle, pageHtml } from './board.ts'
import { fitting, type IshgardChoice, readChoice } from './choice.ts'
import type { IshgardFrame } from './frame.ts'
import { noArchiveHtml } from './no-archive.ts'
import { pickersHtml } from './pickers.ts'
import { scoped } from '#format/punctuation.ts'
import { splitLanguage } from '#paths/paths.ts'
import { isPlainClick } from '#ui/plain-click.ts'
import { watchCharts } from '../charts/charts-page.ts'

const askedOf = (path: string): IshgardChoice => {
  const [, , ...words] = splitLanguage(path)
    .path.split('/')
    .filter((word) => word !== '')
  return readChoice(words)
}

/** Marks the scope in the menu of a shell, which was made for all of them. */
const markScope = (scope: string) => {
  const button = document.querySelector('.scope-button b')
  if (button !== null) button.textContent = scope
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.scopes a')) {
    if (splitLanguage(link.pathname).path.split('/')[3] !== scope) continue
    link.setAttribute('aria-current', 'page')
    link.closest('details')?.setAttribute('open', '')
  }
}

/** Fills the shell with the board that the address names, and turns the pages of every board. */
const start = (root: HTMLElement) => {
  const frame = JSON.parse(root.dataset.ishgard ?? '{}') as IshgardFrame
  const texts = ishgardTexts(frame.language)
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`)
  const say = (text: string) => {
    const board = part('board-part')
    if (board !== null) setHtml(board, html`<p class="panel pad soft" role="status">${text}</p>`)
  }
  const read = async (choice: IshgardChoice) => {
    const [board, places] = await Promise.all([
      ask('ishgard', { ...choice }, { once: true }),
      ask('places', {}, { once: true }),
    ])
    return { answer: published(board), homeOf: homeIn(published(places)) }
  }
  const chosen = async () => {
    const index = published(await ask('ishgardIndex', {}, { once: true }))
    return index && { index, choice: fitting(index, askedOf(location.pathname)) }
  }
  const pageIn = (answer: IshgardAnswer) => Math.min(readBoardAddress(location.search).page, Math.max(1, answer.pages))

  const showPickers = (index: IshgardIndexAnswer, choice: IshgardChoice) => {
    const [pickers, shown] = [part('pickers'), pickersHtml(frame, index, choice)]
    if (pickers !== null && pickers.innerHTML !== markupOf(shown)) setHtml(pickers, shown)
  }
  /** Heads the shell with what the address and the archive as it was built say; nothing has to wait or move for that. */
  const nameShell = (built: IshgardIndexAnswer | null) => {
    const asked = askedOf(location.pathname)
    const scopeName = part('scope')
    if (scopeName !== null) scopeName.textContent = asked.scope
    markScope(asked.scope)
    if (built !== null) showPickers(built, fitting(built, asked))
    root.dataset.named = ''
  }
  const fillShell = async () => {
    const board = part('board-part')
    const found = await chosen()
    if (found === null) return say(texts.none)
    const { index, choice } = found
    showPickers(index, choice)
    const { answer, homeOf } = await read(choice)
    if (board === null) return
    if (answer === null || answer.chars.length === 0) {
      setHtml(board, noArchiveHtml(frame, index, choice))
      return
    }
    document.title = document.title.replace(
      texts.title,
      scoped(frame.language, boardTitle(frame, choice), choice.scope),
    )
    setHtml(board, boardHtml(frame, choice, answer, homeOf, pageIn(answer)))
    watchCharts(board)
  }
  const turn = async () => {
    const [found, ranks] = [await chosen(), part('ranks')]
    if (found === null || ranks === null) return
    const { answer, homeOf } = await read(found.choice)
    if (answer !== null) setHtml(ranks, pageHtml(frame, found.choice, answer, homeOf, pageIn(answer)))
  }
  const failed = () => say(texts.error)

  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.pager a') : null
    if (link === null || !isPlainClick(event)) return
    event.preventDefault()
    history.pushState(null, '', link.href)
    turn().then(() => {
      const table = root.querySelector('table')
      table?.setAttribute('tabindex', '-1')
      table?.focus({ preventScroll: true })
      table?.scrollIntoView()
    }, failed)
  })
  addEventListener('popstate', () => void turn().catch(failed))
  if (root.dataset.shell !== undefined) {
    nameShell(JSON.parse(root.dataset.shell) as IshgardIndexAnswer | null)
    fillShell().catch(failed)
  } else if (location.search !== '') turn().catch(failed)
}

const root = document.querySelector<HTMLElement>('[data-ishgard]')
if (root !== null) start(root)
