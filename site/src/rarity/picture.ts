import { type Html, html, type HtmlPart } from '@kupodex/data/html'
import type { RarityType } from '@kupodex/data/game'
import { drawnClass } from '#images/picture.ts'
import type { RarityItem } from './item.ts'
import { firstIcon } from './ways.ts'

export interface PictureFrame {
  type: RarityType
  /** Address of the sprite. */
  sprite: string
  /** Null where there are only drawings; else they give way to pictures in the browser. */
  images: string | null
}

/** Collections whose things come by so many ways that the drawing shows which; the others have one way, or no known one. */
const showsWay = (type: RarityType): boolean => type !== 'title' && type !== 'achievement'

/** Says what a drawing is of, where the operator's picture may take its place. */
export const pictureMark = (family: string, id: number, images: string | null): HtmlPart =>
  images !== null && html` data-picture="${family}/${id}"`

/**
 * The picture of an item. Where it is drawn, the drawing shows how it is obtained and the colour shows the expansion, of
 * achievements and titles the kind: a list of one collection need not show that collection's drawing in each row.
 */
export const pictureHtml = ({ type, sprite, images }: PictureFrame, item: RarityItem): Html => {
  const symbol = (showsWay(type) ? firstIcon(item) : undefined) ?? type
  const look = item.hue === undefined ? 'plain' : drawnClass({ hue: item.hue, turn: 0 })
  return html`<svg class="thing ${look}"${pictureMark(type, item.id, images)} aria-hidden="true"><use href="${sprite}#${symbol}"/></svg>`
}
