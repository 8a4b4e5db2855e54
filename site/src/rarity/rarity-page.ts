import { readListAddress, searchQuery } from './address.ts'
import type { RarityFrame } from './frame.ts'
import type { OpenList } from './open.ts'
import { isEnough } from '#search/enough.ts'
import { typingPause } from '#search/typing-pause.ts'
import { isPlainClick } from '#ui/plain-click.ts'

const start = (root: HTMLElement): void => {
  const frame = JSON.parse(root.dataset.rarity ?? '{}') as RarityFrame
  const input = root.querySelector<HTMLInputElement>('[data-search]')
  let list: Promise<OpenList> | null = null
  const open = () => {
    list ??= Promise.all([import('./open.ts'), import('#ask/page.ts')])
      .then(([{ openList }, { ask }]) => openList(root, frame, ask))
      .catch((error: unknown) => {
        list = null
        root.querySelector('[data-search-error]')?.removeAttribute('hidden')
        throw error
      })
    return list
  }
  // What went wrong is on the page already.
  const use = (run: (list: OpenList) => void) => void open().then(run, () => {})

  /** Shows what the address says, in the field too: a browser that goes back may have kept another text there. */
  const follow = () => {
    const address = readListAddress(location.search)
    if (input !== null) input.value = address.text
    if (list !== null || isEnough(address.text) || address.page > 1) use((opened) => opened.show(address))
  }
  const search = (text: string) => {
    const address = { text: isEnough(text) ? text : '', page: 1 }
    history.replaceState(history.state, '', searchQuery(address) || location.pathname)
    use((opened) => opened.show(address))
  }

  let timer: ReturnType<typeof setTimeout>
  input?.addEventListener('focus', () => use(() => {}), { once: true })
  input?.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => search(input.value), typingPause)
  })
  root.querySelector('[data-csv]')?.addEventListener('click', () => use((opened) => opened.saveCsv()))
  root.querySelector('[data-pager]')?.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.step') : null
    if (link === null || link.pathname !== location.pathname) return
    if (!(event instanceof MouseEvent) || !isPlainClick(event)) return
    event.preventDefault()
    history.pushState(null, '', link.search || link.pathname)
    use((opened) => {
      opened.show(readListAddress(location.search))
      root.scrollIntoView()
      root.querySelector<HTMLElement>('[data-pager] [aria-current]')?.focus()
    })
  })
  addEventListener('popstate', follow)
  follow()
}

const root = document.querySelector<HTMLElement>('[data-rarity]')
if (root !== null) start(root)
