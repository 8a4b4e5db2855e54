import { watchLinks } from './watch-links.ts'

/** The site that this script is loaded from is the one whose links it watches. */
const { src } = document.currentScript as HTMLScriptElement

watchLinks({
  page: document,
  site: new URL(src).origin,
  fetch: (...args) => fetch(...args),
  later: (run, ms) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
})
