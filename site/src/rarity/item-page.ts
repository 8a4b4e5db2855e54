import { html } from '@kupodex/data/html'
import { nameThing } from '#shield/name-thing.ts'
import { setHtml } from '#ui/set-html.ts'
import { itemPage, type ItemShell } from './open-item.ts'
import { ask } from '../ask/page.ts'

/** After how long (ms) what could not be had is asked for again; `ui/later.ts` weighs too much here. */
const retryAfter = 20_000

const root = document.querySelector<HTMLElement>('[data-item]')

const notice = (title: string, text: string) =>
  html`<div class="panel notice"><h1>${title}</h1><p class="soft">${text}</p></div>`

if (root !== null) {
  const shell = JSON.parse(root.dataset.item ?? '{}') as ItemShell
  const { notFound, rarity } = shell.texts
  const show = () => {
    void itemPage(ask, shell, location.pathname).then(
      (page) => {
        if (page?.patch != null) root.dataset.patch = String(page.patch)
        setHtml(root, page?.html ?? notice(notFound.title, notFound.text))
        const title = `${page?.title ?? notFound.title} · Kupodex`
        if (page?.patch == null) document.title = title
        else nameThing(document, { name: page.name, patch: page.patch, title })
      },
      () => {
        setHtml(root, notice(rarity.itemError, rarity.itemErrorHint))
        setTimeout(show, retryAfter)
      },
    )
  }
  show()
}
