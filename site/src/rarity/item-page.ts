import { html } from '@kupodex/data/html'
import { showChosen } from '#elsewhere/show-chosen.ts'
import { nameThing } from '#shield/name-thing.ts'
import { notFoundTexts } from '#texts/texts.ts'
import { setHtml } from '#ui/set-html.ts'
import { priceOnPage, weeksOnPage } from './item-later.ts'
import { itemPage, type ItemShell } from './open-item.ts'
import { answered } from '../ask/outcome.ts'
import { ask } from '../ask/page.ts'
import { createResource } from '../ask/resource.ts'
import { showFailed } from '../ask/show-failed.ts'

const root = document.querySelector<HTMLElement>('[data-item]')

const notice = (title: string, text: string) =>
  html`<div class="panel notice"><h1>${title}</h1><p class="soft">${text}</p></div>`

if (root !== null) {
  const shell = JSON.parse(root.dataset.item ?? '{}') as ItemShell
  const notFound = notFoundTexts(shell.language)
  const item = createResource(async () => answered(await itemPage(ask, shell, location.pathname)))
  item.subscribe((view) => {
    if (view.state === 'loading') return
    if (view.state === 'failed') return showFailed({ place: root, language: shell.language }, item.again)
    const page = view.value
    if (page?.patch != null) root.dataset.patch = String(page.patch)
    setHtml(root, page?.html ?? notice(notFound.title, notFound.text))
    showChosen(document)
    priceOnPage(document, location.pathname)
    weeksOnPage(document, shell.language)
    const title = `${page?.title ?? notFound.title} · Kupodex`
    if (page?.patch == null) document.title = title
    else nameThing(document, { name: page.name, patch: page.patch, title })
  })
}
