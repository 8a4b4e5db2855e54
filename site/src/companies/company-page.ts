import type { Language } from '@kupodex/data/game'
import { html } from '@kupodex/data/html'
import { markOwn } from '#boards/own.ts'
import { homeIn } from '#places/home.ts'
import { withChosen } from '#recent/chosen.ts'
import type { Figures } from '#since/looks.ts'
import { sinceLast } from '#since/since.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { commonTexts, notFoundTexts } from '#texts/texts.ts'
import { announceFeed } from '#ui/announce-feed.ts'
import { setHtml } from '#ui/set-html.ts'
import { ownOfUser } from '#user/kept-user.ts'
import { answered, published } from '../ask/outcome.ts'
import { ask } from '../ask/page.ts'
import { createResource } from '../ask/resource.ts'
import { showFailed } from '../ask/show-failed.ts'
import { type CompanyFrame, companyFeed, companyHtml, fewHtml, membersHtml } from './company-html.ts'
import { companyInPath, loadCompany, type MemberOrder, type ShownCompany } from './members.ts'
import { nameNewest } from './newest.ts'
import { companyTexts } from './texts.ts'

const markMembers = (root: HTMLElement, language: Language) => {
  const storage = safeStorage('localStorage')
  const own = withChosen(storage, ownOfUser(storage)).map(({ id }) => id)
  markOwn(root, own, companyTexts(language).own)
}

const follow = (root: HTMLElement, frame: CompanyFrame, company: ShownCompany): void => {
  const body = root.querySelector('tbody')
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-by]')) {
    button.addEventListener('click', () => {
      const by: MemberOrder = button.dataset.by === 'newest' ? 'newest' : Number(button.dataset.by)
      if (body !== null) setHtml(body, membersHtml(frame, company, by))
      for (const head of root.querySelectorAll('[aria-sort]')) head.removeAttribute('aria-sort')
      button.closest('th')?.setAttribute('aria-sort', 'descending')
      markMembers(root, frame.language)
    })
  }
}

const figuresOf = ({ totals: [points = 0, mounts = 0, minions = 0], members }: ShownCompany): Figures => ({
  ...{ points, mounts, minions, members: members.length },
})

const start = (root: HTMLElement): void => {
  const { language, sprite } = JSON.parse(root.dataset.company ?? '{}') as Pick<CompanyFrame, 'language' | 'sprite'>
  const id = companyInPath(location.pathname)
  if (id === null) {
    const { title, text } = notFoundTexts(language)
    return setHtml(root, html`<div class="panel notice"><h1>${title}</h1><p class="soft">${text}</p></div>`)
  }
  let since: string | null = null
  const resource = createResource(async () => {
    const [company, places] = await Promise.all([loadCompany(ask, id), ask('places', {}, { once: true })])
    return answered({ company, places: published(places) })
  })
  resource.subscribe((view) => {
    if (view.state === 'loading') return
    if (view.state === 'failed') return showFailed({ place: root, language }, resource.again)
    const { company, places } = view.value
    const frame = { language, sprite, homeOf: homeIn(places) }
    if (company === null) return setHtml(root, fewHtml(frame, id))
    since ??= sinceLast(`fc/${id}`, figuresOf(company), language)
    setHtml(root, companyHtml(frame, id, company, since))
    document.title = `${company.name} · Kupodex`
    announceFeed(document, commonTexts(language).feed, companyFeed(language, id))
    // What sorting changes need not be read aloud from its start.
    root.removeAttribute('aria-live')
    markMembers(root, language)
    follow(root, frame, company)
    void nameNewest(root, language, ask)
  })
}

for (const root of document.querySelectorAll<HTMLElement>('[data-company]')) start(root)
