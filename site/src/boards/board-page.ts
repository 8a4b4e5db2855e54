import { readBoardAddress } from '#ui/query.ts'
import type { BoardPageFrame } from './frame.ts'
import type { OpenBoard } from './open.ts'
import { markOwn } from './own.ts'
import { formatNumber } from '#format/number.ts'
import { withChosen } from '#recent/chosen.ts'
import { recent } from '#recent/recent.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { fill } from '#texts/fill.ts'
import { isPlainClick } from '#ui/plain-click.ts'
import { ownOfUser } from '#user/kept-user.ts'
import { boardTexts, findTexts } from './texts.ts'

interface Placed {
  id: number
  rank: number
}

const start = (root: HTMLElement): void => {
  const frame = JSON.parse(root.dataset.board ?? '{}') as BoardPageFrame
  const storage = safeStorage('localStorage')
  const ownCharacters = withChosen(storage, ownOfUser(storage))
  const own = () => ownCharacters.map(({ id }) => id)
  /** Whose rank may be shown: the reader's own, without any those opened on this device. */
  const ranked = () => (ownCharacters.length > 0 ? ownCharacters : recent.get())
  let opened: Promise<OpenBoard> | null = null
  const use = (run: (board: OpenBoard) => Promise<unknown>) => {
    opened ??= Promise.all([import('./open.ts'), import('#ask/page.ts')]).then(([{ openBoard }, { ask }]) =>
      openBoard(root, frame, {
        ask,
        push: (query) => history.pushState(null, '', query === '' ? location.pathname : query),
        own,
      }),
    )
    void opened.then(run, () => {
      opened = null
      const said = root.querySelector('[data-said]')
      if (said !== null) said.textContent = boardTexts(frame.language).pageError
    })
  }
  const follow = () => {
    const { page, character } = readBoardAddress(location.search)
    if (character !== null) use((board) => board.show(character))
    else use((board) => board.turnTo(Math.min(page, Math.max(1, frame.pages))))
  }

  const leader = root.querySelector<HTMLElement>('tr[data-id]')
  /** Who is first when the page comes; turning it changes the table. */
  const first = leader && {
    id: Number(leader.dataset.id),
    name: leader.querySelector('.who a > span')?.textContent ?? '',
  }
  const rowOf = (id: number) => root.querySelector<HTMLElement>(`tr[data-id="${id}"]`)

  /** The first of the reader's characters that is in the table, with its rank. */
  const inTable = (): Placed | null => {
    for (const { id } of ranked()) {
      const text = rowOf(id)?.querySelector('.rank')?.firstChild?.textContent
      if (text != null) return { id, rank: Number(text.replace(/\D/g, '')) }
    }
    return null
  }

  /** Says, once, what changed since this browser last looked at the first page of this board. */
  const saySince = async (own: Placed | null) => {
    const place = root.querySelector('[data-since]')
    if (place === null || first === null) return
    const { sinceLast } = await import('#since/since.ts')
    const { language, type, scope, mode, count } = frame
    const figures = { characters: count, first: first.id, ...(own === null ? {} : { rank: own.rank }) }
    place.textContent = sinceLast(`board/${type}/${scope}/${mode}/${own?.id ?? 0}`, figures, language, first.name)
  }

  /** Shows the rank of one of them below the table, where none is in it already. */
  const pin = async (): Promise<Placed | null> => {
    const bar = root.querySelector<HTMLElement>('[data-own-bar]')
    const away = ranked().filter(({ id }) => rowOf(id) === null)
    if (bar === null || away.length === 0 || away.length < ranked().length) return inTable()
    const [{ ownRank }, { ask }] = await Promise.all([import('./pin.ts'), import('#ask/page.ts')])
    const found = await ownRank(ask, frame, away)
    if (found === null) return null
    const link = document.createElement('a')
    link.href = `?char=${found.character.id}`
    link.dataset.show = String(found.character.id)
    const place = { rank: formatNumber(found.rank, frame.language), n: formatNumber(frame.count, frame.language) }
    link.textContent = fill(findTexts(frame.language).pinned, { name: found.character.name, ...place })
    bar.replaceChildren(link)
    bar.hidden = false
    return { id: found.character.id, rank: found.rank }
  }

  let isPinned = false
  markOwn(root, own(), boardTexts(frame.language).own)
  recent.subscribe(() => {
    if (isPinned || ranked().length === 0) return
    isPinned = true
    // Without the look-up a reader misses a shortcut, not the board.
    void pin().then(saySince, () => {})
  })
  addEventListener('load', () => void (isPinned || saySince(null)), { once: true })
  root.addEventListener('submit', (event) => {
    event.preventDefault()
    const input = root.querySelector<HTMLInputElement>('input[name="char"]')
    if (input !== null) use((board) => board.find(input.value))
  })
  root.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.pager a, a[data-show]') : null
    if (link === null || !isPlainClick(event)) return
    event.preventDefault()
    const { page, character } = readBoardAddress(link.search)
    use(async (board) => {
      if (character !== null) return board.show(character)
      if (!(await board.turnTo(page))) return
      history.pushState(null, '', link.href)
      const table = root.querySelector('table')
      table?.setAttribute('tabindex', '-1')
      table?.focus({ preventScroll: true })
      table?.scrollIntoView()
    })
  })
  addEventListener('popstate', follow)
  if (location.search !== '') follow()
}

for (const root of document.querySelectorAll<HTMLElement>('[data-board]')) start(root)
