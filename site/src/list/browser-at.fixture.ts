/** A browser's address and history, as far as moving within a page needs them. */
export const browserAt = (path: string) => {
  const listeners = new Set<() => void>()
  const at = new URL(path, 'https://kupodex.test')
  const entries: { path: string; state: unknown }[] = [{ path: at.pathname + at.search, state: null }]
  let here = 0
  const now = () => entries[here] ?? { path: '/', state: null }
  const urlOf = () => new URL(now().path, at)
  const location = {
    get pathname() {
      return urlOf().pathname
    },
    get search() {
      return urlOf().search
    },
  }
  const go = (by: number) => {
    here += by
    listeners.forEach((run) => run())
  }
  const history = {
    get state() {
      return now().state
    },
    pushState: (state: unknown, _: string, to: string) => void entries.splice(++here, Infinity, { path: to, state }),
    replaceState: (state: unknown, _: string, to: string) => void entries.splice(here, 1, { path: to, state }),
    back: () => go(-1),
  }
  return { location, history, go, now, entries, addEventListener: (_: string, run: () => void) => listeners.add(run) }
}
