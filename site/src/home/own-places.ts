import { formatNumber } from '#format/number.ts'
import { withChosen } from '#recent/chosen.ts'
import { recent, type RecentCharacter } from '#recent/recent.ts'
import { mayBeUser } from '#session/session-key.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { inLanguage, rankingPath, splitLanguage } from '#paths/paths.ts'
import { fill } from '#texts/fill.ts'

/** Marks the reader's own characters on a card of leaders. */
const markOn = (card: HTMLElement, own: readonly RecentCharacter[]): void => {
  const words = card.querySelector<HTMLElement>('[data-own-place]')?.dataset.label ?? ''
  for (const { id } of own) {
    const row = card.querySelector<HTMLElement>(`li[data-id="${id}"]`)
    if (row === null) continue
    row.dataset.own = ''
    const label = Object.assign(document.createElement('span'), { className: 'unseen', textContent: ` (${words})` })
    row.querySelector('b')?.append(label)
  }
}

/** Shows the place of the first of some characters that has one below the leaders, where none of them is among these. */
const showOn = async (card: HTMLElement, characters: readonly RecentCharacter[]): Promise<void> => {
  const { ownCard: type = '', ranked = '0' } = card.dataset
  const place = card.querySelector<HTMLElement>('[data-own-place]')
  if (place === null || characters.some(({ id }) => card.querySelector(`li[data-id="${id}"]`) !== null)) return
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
const show = (own: readonly RecentCharacter[], characters: readonly RecentCharacter[]): void => {
  if (isShown || characters.length === 0) return
  isShown = true
  for (const card of document.querySelectorAll<HTMLElement>('[data-own-card]')) {
    markOn(card, own)
    // Without the look-up a reader misses a shortcut, not the page.
    showOn(card, characters).catch(() => {})
  }
}

const storage = safeStorage('localStorage')
if (mayBeUser(storage))
  void import('../user/user.ts').then(({ followUser, user }) => {
    followUser()
    user.subscribe((one) => {
      if (one === null) return
      const own = withChosen(storage, one.own)
      show(own, own.length > 0 ? own : [...one.favorites, ...recent.get()])
    })
  })
else {
  const own = withChosen(storage, [])
  recent.subscribe((characters) => show(own, own.length > 0 ? own : characters))
}
