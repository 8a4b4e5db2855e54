/** Calls `run` once, when the page is first scrolled: who scrolls reads on. Returns how to call it off. */
export const onFirstScroll = (run: () => void): (() => void) => {
  addEventListener('scroll', run, { once: true, passive: true })
  return () => removeEventListener('scroll', run)
}
