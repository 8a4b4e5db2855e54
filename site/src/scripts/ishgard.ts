import type { IshgardAnswer, IshgardIndexAnswer } from '@kupodex/data/contract'
import { askJson } from '#boards/ask.ts'
import { fitting, readChoice } from '#ishgard/choice.ts'
import type { IshgardFrame } from '#ishgard/frame.ts'
import { groupName, pickersHtml } from '#ishgard/pickers.ts'
import { spreadsHtml } from '#ishgard/spreads.ts'
import { ishgardTableHtml } from '#ishgard/table.ts'
import { splitLanguage } from '#paths/paths.ts'
import { watchCharts } from './charts.ts'
import { freshenPage } from './fresh.ts'

/** Fills the shell with the board of a world that the address names. */
const start = async (root: HTMLElement) => {
  const frame = JSON.parse(root.dataset.ishgard ?? '{}') as IshgardFrame
  const { texts } = frame
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`)
  const [, , , ...words] = splitLanguage(location.pathname)
    .path.split('/')
    .filter((_, at, all) => at < all.length - 1)
  const asked = readChoice(words)
  const [scope, pickers, board] = [part('scope'), part('pickers'), part('board-part')]
  const say = (text: string) => {
    if (board === null) return
    const said = document.createElement('p')
    said.className = 'panel pad soft'
    said.setAttribute('role', 'status')
    said.textContent = text
    board.replaceChildren(said)
  }
  if (scope !== null) scope.textContent = `· ${asked.scope}`
  const button = document.querySelector('.scope-button b')
  if (button !== null) button.textContent = asked.scope
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.scopes a')) {
    if (link.textContent.trim() !== asked.scope) continue
    link.setAttribute('aria-current', 'page')
    link.closest('details')?.setAttribute('open', '')
  }
  try {
    const index = await askJson<IshgardIndexAnswer>(fetch, '/api/ishgard', freshenPage())
    if (index === null) return say(texts.none)
    const choice = fitting(index, asked)
    if (pickers !== null) pickers.innerHTML = pickersHtml(frame, index, choice)
    const path = `/api/ranking/ishgard/${choice.scope}/${choice.season}/${choice.group}/${choice.day}`
    const [answer, places] = await Promise.all([
      askJson<IshgardAnswer>(fetch, path),
      askJson<Record<string, [string, string]>>(fetch, '/places.json'),
    ])
    if (answer === null || answer.chars.length === 0 || board === null) return say(texts.noBoard)
    const homeOf = (worldId: number) => {
      const [dataCenter, world] = places?.[worldId] ?? []
      return dataCenter === undefined || world === undefined ? null : { dataCenter, world }
    }
    const title = `${texts.title}: ${groupName(frame, choice.group)}, ${choice.scope}`
    document.title = document.title.replace(texts.title, title)
    board.innerHTML = ishgardTableHtml(frame, title, answer.chars, homeOf) + spreadsHtml(frame, answer, homeOf)
    watchCharts(board)
  } catch {
    say(texts.error)
  }
}

const root = document.querySelector<HTMLElement>('[data-ishgard]')
if (root !== null) void start(root)
