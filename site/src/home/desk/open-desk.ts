import { answered } from '#ask/outcome.ts'
import { ask } from '#ask/page.ts'
import { createResource } from '#ask/resource.ts'
import { createFollow } from '#ask/show-failed.ts'
import { splitLanguage } from '#paths/paths.ts'
import { bringTexts } from '#texts/catalogue.ts'

/** Loads the desk with its texts, and says where that cannot be. */
export const openDesk = (place: HTMLElement): void => {
  const { language } = splitLanguage(location.pathname)
  const desk = createResource(async () => {
    const [texts, part] = await Promise.all([
      ask('partTexts', { lang: language, part: 'desk' }),
      import('./draw-desk.tsx'),
    ])
    if (!texts.ok) return texts
    bringTexts(texts.value)
    return answered(part)
  })
  createFollow({ place, language })(desk, ({ drawDesk }) =>
    drawDesk(place, { language, images: place.dataset.images ?? null }),
  )
}
