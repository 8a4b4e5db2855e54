import { type Client, need } from '@kupodex/data/client'

/** Fills a list of a page with the first ten of a world's board. */
export const showBoard = async (kupodex: Client, list: Element, world: string): Promise<void> => {
  const board = need(await kupodex.ask('ranking', { type: 'mount', scope: world }))
  const rows = board.chars.slice(0, 10).map(({ rank, name, score }) => {
    const row = list.ownerDocument.createElement('li')
    // Names are written by players: textContent, never innerHTML.
    row.textContent = `${rank}. ${name} – ${score} of ${board.possible}`
    return row
  })
  list.replaceChildren(...rows)
}
