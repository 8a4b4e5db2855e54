import { type Html, html } from '@kupodex/data/html'
import type { Language } from '@kupodex/data/game'
import spriteUrl from '#images/sprite.svg?url&no-inline'
import { findingTexts } from '#find/texts.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { isPlainClick } from '#ui/plain-click.ts'
import { setHtml } from '#ui/set-html.ts'
import styles from './find-dialog.css?url'

const dialogHtml = (texts: ReturnType<typeof findingTexts>, title: string, action: string, char: string): Html => html`
  <form class="finder" role="search" action="${action}" data-finder="${char}" data-everything>
    <label for="find-all">${texts.label}</label>
    <div>
      <input id="find-all" name="q" type="search" role="combobox" aria-expanded="false" aria-controls="find-all-list"
        aria-autocomplete="list" required maxlength="200" autocomplete="off" enterkeyhint="search" aria-describedby="find-all-status">
      <button class="tool" type="button" data-close aria-label="${texts.close}">
        <svg class="icon" aria-hidden="true"><use href="${spriteUrl}#close"/></svg>
      </button>
    </div>
    <p class="small soft" role="status" id="find-all-status" data-status></p>
    <div class="suggestions" role="listbox" id="find-all-list" data-suggestions aria-label="${title}" hidden></div>
    <p class="small soft keys"><label><input type="checkbox" data-slash> ${texts.slash}</label></p>
  </form>
`

const sheetOf = (page: Document): Promise<void> =>
  new Promise((resolve) => {
    const sheet = page.createElement('link')
    sheet.rel = 'stylesheet'
    // Without its sheet it is plainer, not useless.
    sheet.onload = sheet.onerror = () => resolve()
    sheet.href = styles
    page.head.append(sheet)
  })

const makeDialog = (page: Document, link: HTMLAnchorElement, slashKey: string): HTMLDialogElement => {
  const storage = safeStorage('localStorage')
  const dialog = page.createElement('dialog')
  dialog.className = 'find-all panel'
  const title = link.getAttribute('aria-label') ?? ''
  dialog.setAttribute('aria-label', title)
  const char = page.querySelector<HTMLElement>('#characters')?.dataset['base'] ?? '/char/'
  const texts = findingTexts(page.documentElement.lang as Language)
  setHtml(dialog, dialogHtml(texts, title, link.getAttribute('href') ?? '', char))
  const slash = dialog.querySelector<HTMLInputElement>('[data-slash]')
  if (slash !== null) {
    slash.checked = storage.getItem(slashKey) === null
    slash.addEventListener('change', () =>
      slash.checked ? storage.removeItem(slashKey) : storage.setItem(slashKey, 'off'),
    )
  }
  dialog.addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const isLeaving = target.closest('[role="option"]') !== null && isPlainClick(event)
    if (target === dialog || target.closest('[data-close]') !== null || isLeaving) dialog.close()
  })
  // Browsers would only empty the field at first.
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    dialog.close()
  })
  page.body.append(dialog)
  return dialog
}

const made = new WeakMap<Document, Promise<HTMLDialogElement>>()

/** Opens the search of everything over a page; readers may turn its key off (`slashKey`). When it closes, the focus goes back to where it was. */
export const openFind = async (page: Document, link: HTMLAnchorElement, slashKey: string): Promise<void> => {
  const making = made.get(page) ?? sheetOf(page).then(() => makeDialog(page, link, slashKey))
  made.set(page, making)
  const dialog = await making
  if (!dialog.open) dialog.showModal()
  const field = dialog.querySelector('input')
  field?.focus()
  field?.select()
}
