import type { Language } from '@kupodex/data/game'
import { answered } from '#ask/outcome.ts'
import { createResource } from '#ask/resource.ts'
import { createFollow } from '#ask/show-failed.ts'
import type * as AnimalMap from './animal-map.tsx'
import { animalTexts } from './texts.ts'

/** Shows and hides the map; its script comes when it is asked for the first time. */
export const bindMap = (
  root: HTMLElement,
  language: Language,
  load: () => Promise<Pick<typeof AnimalMap, 'drawAnimalMap'>> = () => import('./animal-map.tsx'),
): void => {
  const words = animalTexts(language)
  const button = root.querySelector<HTMLButtonElement>('[data-map-button]')
  const place = root.querySelector<HTMLElement>('[data-map]')
  if (button === null || place === null) return
  button.addEventListener('click', () => {
    const isShown = place.hasAttribute('hidden')
    place.hidden = !isShown
    button.setAttribute('aria-expanded', String(isShown))
    button.textContent = isShown ? words.mapHide : words.mapShow
  })
  const follow = createFollow({ place, language })
  const script = createResource(async () => answered(await load()))
  button.addEventListener('click', () => follow(script, ({ drawAnimalMap }) => drawAnimalMap(place)), { once: true })
}
