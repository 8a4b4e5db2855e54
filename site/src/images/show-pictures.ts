import {
  mapKey,
  type PictureIndex,
  pictureIndexKey,
  pictureKey,
  spriteGrid,
  spriteKey,
  type ThingFamily,
} from '@kupodex/data/contract'
import { indexFile, once } from './index-file.ts'
import { familyOf } from './picture.ts'

/** Where the picture of a thing is: a file of its own, or a cell of a sprite with so many columns and rows. */
interface Cell {
  sprite: string
  column: number
  row: number
  columns: number
  rows: number
}

/** Above this width (CSS pixels) a cell would look coarse, and a thing is shown by its own file. */
const widest = 48

/** How far from the screen pictures are fetched. */
const margin = '300px'

/** The cells of a family by id. */
export const cellsOf = (family: ThingFamily, { sprites }: PictureIndex): Map<number, Cell> => {
  const found = new Map<number, Cell>()
  for (const [hash, cells] of sprites) {
    const columns = Math.min(cells.length, spriteGrid.columns)
    const rows = Math.ceil(cells.length / spriteGrid.columns)
    for (const [at, ids] of cells.entries()) {
      const [column, row] = [at % spriteGrid.columns, Math.floor(at / spriteGrid.columns)]
      const cell = { sprite: `/${spriteKey(family, hash)}`, column, row, columns, rows }
      for (const id of [ids].flat()) found.set(id, cell)
    }
  }
  return found
}

/** How far along a row or column of cells a cell is, as CSS counts positions of a background. */
export const percent = (at: number, count: number): string => `${count > 1 ? (at / (count - 1)) * 100 : 0}%`

/** Whether a picture can be shown; it is in the browser's memory then. */
const canShow = once((src: string) => {
  const picture = new Image()
  picture.src = src
  return picture.decode().then(
    () => true,
    () => false,
  )
})

const cellsOnce = once(async (family: ThingFamily): Promise<ReadonlyMap<number, Cell>> => {
  const index = await indexFile<PictureIndex>(pictureIndexKey(family))
  return index === null ? new Map() : cellsOf(family, index)
})

/** What to show of a thing in an element so wide; null where it has no picture. */
const pictureFor = async (family: string, id: number, width: number, base: string | undefined) => {
  if (base !== undefined) return { src: `${base}${family === 'map' ? 'map_webp' : family}/${id}.webp`, cell: null }
  if (family === 'map') return { src: `/${mapKey(id)}`, cell: null }
  const cell = (await cellsOnce(family as ThingFamily)).get(id)
  if (cell === undefined) return null
  return width > widest ? { src: `/${pictureKey(family as ThingFamily, id)}`, cell: null } : { src: cell.sprite, cell }
}

const draw = ({ style, firstElementChild }: SVGElement, src: string, cell: Cell | null): void => {
  style.backgroundImage = `url("${src}")`
  style.backgroundRepeat = 'no-repeat'
  style.backgroundSize = cell === null ? 'contain' : `${cell.columns * 100}% ${cell.rows * 100}%`
  style.backgroundPosition =
    cell === null ? 'center' : `${percent(cell.column, cell.columns)} ${percent(cell.row, cell.rows)}`
  if (firstElementChild?.tagName === 'use') (firstElementChild as SVGElement).style.display = 'none'
}

const clear = ({ style, firstElementChild }: SVGElement): void => {
  style.background = ''
  if (firstElementChild?.tagName === 'use') (firstElementChild as SVGElement).style.display = ''
}

/**
 * Puts the operator's pictures in the place of the drawings that name a thing (`data-picture="minion/12"`), once they come near the
 * screen, also of what is added later; and pictures of maps (`map/606`) below what is drawn on them. A drawing stays where there is no picture or it cannot be loaded. Styles are set from here, and
 * React, whose markup it may be, leaves them alone.
 */
export const showPictures = (page: Document): void => {
  const { images: base, pictures = '' } = page.documentElement.dataset
  const pictured = new Set(pictures.split(' '))
  const seen = new WeakMap<SVGElement, string>()

  const show = async (element: SVGElement, width: number): Promise<void> => {
    const of = element.dataset.picture ?? ''
    const [word = '', id = ''] = of.split('/')
    const family = familyOf(word)
    if (!pictured.has(family)) return
    const picture = await pictureFor(family, Number(id), width, base)
    if (picture === null || !(await canShow(picture.src))) return
    if (element.dataset.picture === of) draw(element, picture.src, picture.cell)
  }
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        void show(target as SVGElement, boundingClientRect.width)
      }
    },
    { rootMargin: margin },
  )
  const find = () => {
    for (const element of page.querySelectorAll<SVGElement>('svg[data-picture]')) {
      const of = element.dataset.picture ?? ''
      const before = seen.get(element)
      if (before === of) continue
      if (before !== undefined) clear(element)
      seen.set(element, of)
      near.unobserve(element)
      near.observe(element)
    }
  }
  find()
  const changes = { childList: true, subtree: true, attributeFilter: ['data-picture'] }
  new MutationObserver(find).observe(page.body, changes)
}
