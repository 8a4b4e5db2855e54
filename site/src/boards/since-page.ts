import type { Language } from '@kupodex/data/game'
import type { First } from '#since/firsts.ts'

/** Digits of an id that are compared: those of free companies have more than a number holds. */
const digits = 15

/** Who is first on a board of the page; null where nobody is. */
const firstOf = (board: HTMLElement): First | null => {
  const link = board.querySelector<HTMLAnchorElement>('tbody .who a')
  const id = /(\d+)\/?$/.exec(link?.getAttribute('href') ?? '')?.[1]
  if (link === null || id === undefined) return null
  return {
    board: board.dataset.first ?? '',
    title: board.querySelector('h2')?.textContent.trim() ?? '',
    id: Number(id.slice(-digits)),
    name: link.textContent.trim(),
  }
}

const saySince = async (place: HTMLElement): Promise<void> => {
  const boards = document.querySelectorAll<HTMLElement>('[data-first]')
  const firsts = [...boards].flatMap((board) => firstOf(board) ?? [])
  if (firsts.length === 0) return
  const { firstsSinceLast } = await import('#since/firsts.ts')
  place.textContent = firstsSinceLast(place.dataset.since ?? '', firsts, document.documentElement.lang as Language)
}

const place = document.querySelector<HTMLElement>('[data-since]')
if (place !== null) addEventListener('load', () => void saySince(place), { once: true })
