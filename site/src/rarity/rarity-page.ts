import { listQuery, readListAddress } from './address.ts'
import type { RarityFrame } from './frame.ts'
import type { OpenList } from './open.ts'
import { isEnough, typingPause } from '#search/enough.ts'
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
        throw error
      })
    return list
  }
  const use = (run: (list: OpenList) => unknown) =>
    void open()
      .then(run)
      .catch(() => root.querySelector('[data-search-error]')?.removeAttribute('hidden'))

  /** Shows what the address says, in the field too: a browser that goes back may have kept another text there. */
  const follow = () => {
    const address = readListAddress(location.search)
    if (input !== null) input.value = address.text
    for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-order]')) {
      if (link.dataset.order === (address.order ?? '')) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
    if (list !== null || isEnough(address.text) || address.page > 1 || address.order !== null)
      use((opened) => opened.show(address))
  }
  const search = (text: string) => {
    const { order } = readListAddress(location.search)
    const address = { text: isEnough(text) ? text : '', order, page: 1 }
    history.replaceState(history.state, '', listQuery(address) || location.pathname)
    use((opened) => opened.show(address))
  }
  /** Whether a click opens another address of this list, which is then in the history. */
  const goes = (event: MouseEvent, links: string): boolean => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(links) : null
    if (link === null || link.pathname !== location.pathname || !isPlainClick(event)) return false
    event.preventDefault()
    history.pushState(null, '', link.search || link.pathname)
    return true
  }

  let timer: ReturnType<typeof setTimeout>
  input?.addEventListener('focus', () => use(() => {}))
  input?.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => search(input.value), typingPause)
  })
  root.querySelector('[data-csv]')?.addEventListener('click', () => use((opened) => opened.saveCsv()))
  root.querySelector<HTMLElement>('[data-orders]')?.addEventListener('click', (event) => {
    if (goes(event, 'a')) follow()
  })
  root.querySelector<HTMLElement>('[data-pager]')?.addEventListener('click', (event) => {
    if (!goes(event, 'a.step')) return
    use(async (opened) => {
      await opened.show(readListAddress(location.search))
      root.scrollIntoView()
      root.querySelector<HTMLElement>('[data-pager] [aria-current]')?.focus()
    })
  })
  addEventListener('popstate', follow)
  follow()
}

const root = document.querySelector<HTMLElement>('[data-rarity]')
if (root !== null) start(root)
