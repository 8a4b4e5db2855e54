/** How near to an edge a drag scrolls, and how much of the way in each frame (pixels). */
const [edge, speed] = [72, 0.3]

const pastEdge = (y: number, top: number, bottom: number): number =>
  Math.min(0, y - top - edge) || Math.max(0, y - bottom + edge)

/** Scrolls one frame further where a drag is near an edge (`y` in pixels from the window's top): the box that it is over, then the page. Whether anything scrolled. */
export const scrollAlong = (y: number, box: Element | null): boolean => {
  if (box !== null) {
    const { top, bottom } = box.getBoundingClientRect()
    const before = box.scrollTop
    box.scrollBy({ top: pastEdge(y, Math.max(0, top), Math.min(innerHeight, bottom)) * speed, behavior: 'instant' })
    if (box.scrollTop !== before) return true
  }
  const by = pastEdge(y, 0, innerHeight)
  if (by !== 0) scrollBy({ top: by * speed, behavior: 'instant' })
  return by !== 0
}
