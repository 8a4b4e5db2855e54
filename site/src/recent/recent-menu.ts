import spriteUrl from '#images/sprite.svg?url&no-inline'
import { faceSrc } from '#images/face.ts'
import { drawnClass, drawnFace } from '#images/picture.ts'
import { atom, computed } from 'nanostores'
import { recent, type RecentCharacter, shownOf } from './recent.ts'

const svgSpace = 'http://www.w3.org/2000/svg'

const face = (page: Document, { id, iconUrl }: RecentCharacter): Element => {
  const sky = drawnFace(id)
  const frame = page.createElement('i')
  frame.className = `face ${drawnClass(sky)}`
  const svg = page.createElementNS(svgSpace, 'svg')
  svg.setAttribute('aria-hidden', 'true')
  const use = page.createElementNS(svgSpace, 'use')
  use.setAttribute('href', `${spriteUrl}#${sky.symbol}`)
  svg.append(use)
  frame.append(svg)
  const src = faceSrc(iconUrl)
  if (src !== null) {
    const image = page.createElement('img')
    // Last the address: what comes after it would be too late.
    frame.append(
      Object.assign(image, { alt: '', loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer', src }),
    )
  }
  return frame
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
  link.append(face(page, character), words)
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

/** The ids that stand in other lists of the menu, those of the user who is logged in. */
export const listedElsewhere = atom<ReadonlySet<number>>(new Set())

/** Keeps the list of recent characters in the menu as the stores have it. */
export const showRecent = (page: Document): void =>
  void computed([recent, listedElsewhere], shownOf).subscribe((characters) =>
    showCharacters(page, 'recent', characters),
  )
