import type { RarityFrame } from '#rarity/frame.ts'
import type { OpenList } from '#rarity/open.ts'
import { freshenPage } from './fresh.ts'

/** After the last letter, how long to wait before a search (ms): a list of thousands takes a moment. */
const pause = 200

const start = (root: HTMLElement): void => {
  const frame = JSON.parse(root.dataset.rarity ?? '{}') as RarityFrame
  const input = root.querySelector<HTMLInputElement>('[data-search]')
  let list: Promise<OpenList> | null = null
  const open = () => {
    list ??= import('#rarity/open.ts')
      .then(({ openList }) => openList(root, frame, fetch.bind(globalThis), freshenPage()))
      .catch((error: unknown) => {
        list = null
        root.querySelector('[data-search-error]')?.removeAttribute('hidden')
        throw error
      })
    return list
  }
  // What went wrong is on the page already.
  const use = (run: (list: OpenList) => void) => void open().then(run, () => {})

  let timer: ReturnType<typeof setTimeout>
  input?.addEventListener('focus', () => use(() => {}), { once: true })
  input?.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => use((opened) => opened.search(input.value)), pause)
  })
  root.querySelector('[data-csv]')?.addEventListener('click', () => use((opened) => opened.saveCsv()))

  // A browser that goes back may have kept the text of the search, but not the list.
  if (input !== null) input.value = ''
  const page = Number(new URLSearchParams(location.search).get('page'))
  if (Number.isInteger(page) && page > 1) use((opened) => opened.turnTo(page))
}

const root = document.querySelector<HTMLElement>('[data-rarity]')
if (root !== null) start(root)
