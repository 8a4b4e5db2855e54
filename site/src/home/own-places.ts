import { formatNumber } from '#format/number.ts'
import { recent, type RecentCharacter } from '#recent/recent.ts'
import { mayBeUser } from '#session/session-key.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { inLanguage, rankingPath, splitLanguage } from '#paths/paths.ts'
import { fill } from '#texts/fill.ts'

/** Marks the reader's own character on a card of leaders, or shows its place below them. */
const showOn = async (card: HTMLElement, characters: readonly RecentCharacter[]): Promise<void> => {
  const { ownCard: type = '', ranked = '0' } = card.dataset
  const place = card.querySelector<HTMLElement>('[data-own-place]')
  const row = characters
    .map(({ id }) => card.querySelector<HTMLElement>(`li[data-id="${id}"]`))
    .find((one) => one !== null)
  if (place === null) return
  if (row) {
    const label = document.createElement('span')
    label.className = 'unseen'
    label.textContent = ` (${place.dataset.label ?? ''})`
    row.dataset.own = ''
    row.querySelector('b')?.append(label)
    return
  }
  const [{ ownRank }, { ask }] = await Promise.all([import('#boards/pin.ts'), import('#ask/page.ts')])
  const board = { type, mode: 'standard', kind: 'global', worlds: [] } as const
  const found = await ownRank(ask, board, characters)
  if (found === null) return
  const link = document.createElement('a')
  const { language } = splitLanguage(location.pathname)
  link.href = `${inLanguage(language, rankingPath(type, 'global'))}?char=${found.character.id}`
  link.textContent = fill(place.dataset.text ?? '', {
    name: found.character.name,
    rank: formatNumber(found.rank, language),
    n: formatNumber(Number(ranked), language),
  })
  place.replaceChildren(link)
  place.hidden = false
}

let isShown = false
const show = (characters: readonly RecentCharacter[]): void => {
  if (isShown || characters.length === 0) return
  isShown = true
  for (const card of document.querySelectorAll<HTMLElement>('[data-own-card]')) {
    // Without the look-up a reader misses a shortcut, not the page.
    showOn(card, characters).catch(() => {})
  }
}

if (mayBeUser(safeStorage('localStorage')))
  void import('../user/user.ts').then(({ followUser, user }) => {
    followUser()
    user.subscribe((one) => {
      if (one !== null) show([...one.own, ...one.favorites, ...recent.get()])
    })
  })
else recent.subscribe(show)
