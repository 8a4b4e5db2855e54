import { focusOn, hiddenText } from './hidden-text.ts'
import { choosePatch, isVeiled, reveal, revealed, shield } from './shield-store.ts'

/** The name by which a thing is revealed: that of `data-name`, or its link or heading as it was without a button over it. */
const nameOf = (thing: HTMLElement): string =>
  (thing.dataset.name ??= (thing.querySelector('a,h1,b') ?? thing).textContent.trim())

const veilIn = (thing: HTMLElement) => thing.querySelector<HTMLElement>(':scope>[data-veil]')

/** A button in place of a thing; of a page's only heading in a heading. */
const veilOf = (page: Document, thing: HTMLElement): HTMLElement => {
  const button = page.createElement('button')
  button.type = 'button'
  button.className = 'veil'
  button.textContent = hiddenText(page, Number(thing.dataset.patch))
  const veil = page.createElement(thing.querySelector('h1') === null ? 'span' : 'h1')
  veil.dataset.veil = ''
  veil.append(button)
  return veil
}

/** Whether a thing is a part of another one that is hidden. */
const isCovered = (thing: HTMLElement): boolean => !!thing.parentElement?.closest('[data-patch]:not([data-seen])')

/** Shows a thing, or puts a button over it. */
const dress = (page: Document, thing: HTMLElement): void => {
  const isHidden = isVeiled(Number(thing.dataset.patch), nameOf(thing))
  thing.toggleAttribute('data-seen', !isHidden)
  const veil = veilIn(thing)
  if (!isHidden) veil?.remove()
  else if (veil === null && !isCovered(thing)) thing.append(veilOf(page, thing))
}

/** The title of a page of one thing names it too. */
const dressTitle = (page: Document): void => {
  const { dataset } = page.documentElement
  if (dataset.of === undefined) return
  const real = (dataset.title ??= page.title)
  const patch = Number(dataset.of)
  page.title = isVeiled(patch, dataset.name ?? '') ? hiddenText(page, patch) : real
}

const watch = (page: Document): void => {
  const root = page.documentElement
  const dressAll = (things: string) => {
    for (const thing of page.querySelectorAll<HTMLElement>(things)) dress(page, thing)
    dressTitle(page)
  }
  const added = new MutationObserver(() => dressAll('[data-patch]:not([data-seen])'))
  const show = () => {
    const until = shield.get()
    if (until === null) delete root.dataset.shield
    else root.dataset.shield = String(until)
    dressAll('[data-patch]')
    added.disconnect()
    if (until !== null) added.observe(page.body, { childList: true, subtree: true })
  }
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-veil] button') : null
    const thing = button?.closest<HTMLElement>('[data-patch]')
    if (thing == null) return
    reveal(nameOf(thing))
    focusOn(thing)
  })
  shield.subscribe(show)
  revealed.listen(show)
}

let watched: Document | null = null

/**
 * Hides what the reader's shield hides in the markup of a page, also in what is added later: everything with `data-patch`
 * (the main patch, in tenths). The style sheet hides all of it until this has looked. Returns how another patch is chosen.
 */
export const startVeils = (page: Document): typeof choosePatch => {
  if (watched !== page) watch(page)
  watched = page
  return choosePatch
}
