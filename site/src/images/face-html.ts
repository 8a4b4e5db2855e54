import { type Html, html } from '@kupodex/data/html'
import { faceSrc } from './face.ts'
import { drawnClass, drawnFace } from './picture.ts'

/** A character's face as HTML, built or by scripts: the drawn sky of its id, and above it the picture, transparent until it is there, and for good where it fails. */
export const faceHtml = (sprite: string, { id, iconUrl }: { id: number; iconUrl: string }): Html => {
  const sky = drawnFace(id)
  const src = faceSrc(iconUrl)
  const picture =
    src !== null &&
    html`<img src="${src}" alt="" width="32" height="32" loading="lazy" decoding="async" referrerpolicy="no-referrer">`
  return html`<i class="face ${drawnClass(sky)}"><svg aria-hidden="true"><use href="${sprite}#${sky.symbol}"/></svg>${picture}</i>`
}
