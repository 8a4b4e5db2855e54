import type { GuideWords } from './facts.ts'

/** Shows and hides the map; its script comes when it is asked for the first time. */
export const bindMap = (root: HTMLElement, words: Pick<GuideWords, 'mapShow' | 'mapHide' | 'mapError'>): void => {
  const button = root.querySelector<HTMLButtonElement>('[data-map-button]')
  const place = root.querySelector<HTMLElement>('[data-map]')
  if (button === null || place === null) return
  let isDrawn = false
  const show = (isShown: boolean) => {
    place.hidden = !isShown
    button.setAttribute('aria-expanded', String(isShown))
    button.textContent = isShown ? words.mapHide : words.mapShow
  }
  const draw = async () => {
    try {
      const { drawAnimalMap } = await import('./animal-map.tsx')
      drawAnimalMap(place)
      isDrawn = true
    } catch {
      show(false)
      button.textContent = words.mapError
    }
  }
  button.addEventListener('click', () => {
    const isShown = place.hasAttribute('hidden')
    show(isShown)
    if (isShown && !isDrawn) void draw()
  })
}
