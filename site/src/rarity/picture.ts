import { type Html, html } from '@kupodex/data/html'
import type { RarityType } from '@kupodex/data/game'
import { drawnClass, pictureOf } from '#images/picture.ts'
import type { RarityItem } from './item.ts'
import { firstIcon } from './ways.ts'

/** What pictures are made with. */
export interface PictureFrame {
  type: RarityType
  /** Address of the sprite. */
  sprite: string
  /** Base address of pictures; null where they are drawn. */
  images: string | null
}

/** Collections whose things come by so many ways that the drawing shows which; the others have one way, or no known one. */
const showsWay = (type: RarityType): boolean => type !== 'title' && type !== 'achievement'

/**
 * The picture of an item. Where it is drawn, the drawing shows how it is obtained and the colour shows the expansion, of
 * achievements and titles the kind: a list of one collection need not show that collection's drawing in each row.
 */
export const pictureHtml = ({ type, sprite, images }: PictureFrame, item: RarityItem): Html => {
  const picture = pictureOf(type, item.id, images)
  if (picture.kind === 'file')
    return html`<img class="thing" src="${picture.src}" alt="" width="32" height="32" loading="lazy">`
  const symbol = (showsWay(type) ? firstIcon(item) : undefined) ?? picture.symbol
  const look = item.hue === undefined ? 'plain' : drawnClass({ hue: item.hue, turn: 0 })
  return html`<svg class="thing ${look}" aria-hidden="true"><use href="${sprite}#${symbol}"/></svg>`
}
