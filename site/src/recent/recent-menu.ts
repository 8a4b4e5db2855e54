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

const entry = (page: Document, base: string, { id, name, worldName }: RecentCharacter): Element => {
  const item = page.createElement('li')
  const link = page.createElement('a')
  link.href = `${base}${id}/`
  const words = page.createElement('span')
  const world = page.createElement('small')
  world.textContent = worldName
  words.append(name, world)
  link.append(face(page, id), words)
  item.append(link)
  return item
}

/** Keeps the list of recent characters in the menu as the store has it. */
export const showRecent = (page: Document): void => {
  const list = page.querySelector<HTMLElement>('[data-recent]')
  const none = page.querySelector<HTMLElement>('[data-recent-none]')
  if (list === null) return
  recent.subscribe((characters) => {
    list.replaceChildren(...characters.map((character) => entry(page, list.dataset.recent ?? '/char/', character)))
    list.hidden = characters.length === 0
    if (none !== null) none.hidden = characters.length > 0
  })
}
