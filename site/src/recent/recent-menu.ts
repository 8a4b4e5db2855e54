import spriteUrl from '#images/sprite.svg?url&no-inline'
import { drawnClass, pictureOf } from '#images/picture.ts'
import { recent, type RecentCharacter } from './recent.ts'

const svgSpace = 'http://www.w3.org/2000/svg'

const face = (page: Document, id: number): Element => {
  const picture = pictureOf('avatar', id, page.documentElement.dataset.images ?? null)
  if (picture.kind === 'file') {
    const image = page.createElement('img')
    image.src = picture.src
    image.alt = ''
    image.className = 'face'
    return image
  }
  const svg = page.createElementNS(svgSpace, 'svg')
  svg.setAttribute('class', `face ${drawnClass(picture)}`)
  svg.setAttribute('aria-hidden', 'true')
  const use = page.createElementNS(svgSpace, 'use')
  use.setAttribute('href', `${spriteUrl}#${picture.symbol}`)
  svg.append(use)
  return svg
}

const entry = (
  page: Document,
  { base = '/char/', unnamed = '' }: DOMStringMap,
  character: RecentCharacter,
): Element => {
  const item = page.createElement('li')
  const link = page.createElement('a')
  link.href = `${base}${character.id}/`
  const words = page.createElement('span')
  const world = page.createElement('small')
  world.textContent = character.worldName
  words.append(character.name === '' ? unnamed : character.name, world)
  link.append(face(page, character.id), words)
  item.append(link)
  return item
}

/** Shows characters in the lists of a page that have a name in `data-list`, and hides what stands where there are none. */
export const showCharacters = (page: Document, name: string, characters: readonly RecentCharacter[]): void => {
  for (const list of page.querySelectorAll<HTMLElement>(`[data-list="${name}"]`)) {
    const texts = list.closest<HTMLElement>('[data-base]')?.dataset ?? {}
    list.replaceChildren(...characters.map((character) => entry(page, texts, character)))
    list.hidden = characters.length === 0
  }
  for (const none of page.querySelectorAll<HTMLElement>(`[data-list-none="${name}"]`))
    none.hidden = characters.length > 0
}

/** Keeps the list of recent characters in the menu as the store has it. */
export const showRecent = (page: Document): void =>
  void recent.subscribe((characters) => showCharacters(page, 'recent', characters))
