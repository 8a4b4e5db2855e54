import type { PatchFrame } from './show-first-weeks.ts'

/** How far below the window it is asked for before it is seen. */
const rootMargin = '300px'

const place = document.querySelector<HTMLElement>('[data-first-weeks]')
if (place !== null) {
  const frame = JSON.parse(place.dataset.firstWeeks ?? '{}') as PatchFrame
  const whenSeen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      whenSeen.disconnect()
      // Without it the page is whole.
      void import('./show-first-weeks.ts')
        .then(({ showFirstWeeks }) => showFirstWeeks(document, place, frame))
        .catch(() => {})
    },
    { rootMargin },
  )
  whenSeen.observe(place)
}
