import { splitLanguage } from '#paths/paths.ts'
import { html } from '@kupodex/data/html'
import { setHtml } from '#ui/set-html.ts'
import { itemPage, type ItemShell } from './open-item.ts'
import { ask } from '../ask/page.ts'

const root = document.querySelector<HTMLElement>('[data-item]')

const notice = (title: string, text: string) =>
  html`<div class="panel notice"><h1>${title}</h1><p class="soft">${text}</p></div>`

if (root !== null) {
  const shell = JSON.parse(root.dataset.item ?? '{}') as ItemShell
  const { notFound, rarity } = shell.texts
  // The shell is one for all items: the language switch has to learn which one this is.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
    link.pathname = link.pathname.replace('/rarity/item/', splitLanguage(location.pathname).path)
  itemPage(ask, shell, location.pathname).then(
    (page) => {
      setHtml(root, page?.html ?? notice(notFound.title, notFound.text))
      document.title = `${page?.title ?? notFound.title} · Kupodex`
    },
    () => setHtml(root, notice(rarity.itemError, rarity.itemErrorHint)),
  )
}
