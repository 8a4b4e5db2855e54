import { achievementPatch, type Language } from '@kupodex/data/game'
import { type Html, html } from '@kupodex/data/html'
import type { Ask } from '#ask/ask.ts'
import { nameShard, shardsOf, type NamedKind } from '#character/names.ts'
import { formatDay, isoDay } from '#format/date.ts'
import { characterPath, inLanguage, itemPath } from '#paths/paths.ts'
import { shield } from '#shield/shield-store.ts'
import { commonTexts } from '#texts/texts.ts'
import { newestTypes, type NewestThing, type ShownCompany } from './members.ts'
import { companyTexts } from './texts.ts'

/** Things of a collection that are shown: some more are published, for those that are left out. */
const mostShown = 6

type NewestType = (typeof newestTypes)[number]

const thingHtml = (language: Language, type: NewestType, { member, id, date }: NewestThing): Html => html`
  <li>
    <span class="what" data-thing="${type}/${id}"><a href="${inLanguage(language, itemPath(type, 'global', id))}">…</a></span>
    <a class="soft" href="${inLanguage(language, characterPath(member.id))}">${member.name || commonTexts(language).newCharacter}</a>
    <time class="soft" datetime="${isoDay(date * 1000)}">${formatDay(date * 1000, language)}</time>
  </li>
`

/** What members obtained last, by collection: of mounts, on which day they were first seen. Names come later (`nameNewest`). */
export const newestHtml = (language: Language, { newest }: Pick<ShownCompany, 'newest'>): Html => {
  const texts = companyTexts(language)
  const lists = newestTypes.filter((type) => newest[type].length > 0)
  if (lists.length === 0) return html``
  return html`
    <div class="newest-things">
      ${lists.map(
        (type) => html`
          <section class="panel pad">
            <h2>${texts.newestOf[type]}</h2>
            <ul>${newest[type].slice(0, mostShown).map((thing) => thingHtml(language, type, thing))}</ul>
            ${type === 'mount' && html`<p class="small soft">${texts.firstSeen}</p>`}
          </section>
        `,
      )}
    </div>
  `
}

/** Fills in what the newest things are called, hidden by the reader's spoiler shield as everywhere; a name that cannot be had stays unknown. */
export const nameNewest = async (root: HTMLElement, language: Language, ask: Ask): Promise<void> => {
  const things = [...root.querySelectorAll<HTMLElement>('[data-thing]')].map((element) => {
    const [type, id] = (element.dataset.thing ?? '').split('/')
    return { element, kind: type as NewestType, id: Number(id) }
  })
  const patches = shield.get() === null ? [] : things.filter(({ kind }) => kind === 'mount')
  const wanted = [...things, ...patches.map(({ id }) => ({ kind: 'mountPatch' as const, id }))]
  const shards = await Promise.all(
    shardsOf(wanted).map(async ({ kind, shard }) => {
      const outcome = await ask('characterNames', { lang: language, kind, shard }, { once: true })
      return [`${kind}/${shard}`, outcome.ok ? outcome.value : {}] as const
    }),
  )
  const byShard = new Map(shards)
  const nameOf = (kind: NamedKind, id: number) => byShard.get(`${kind}/${nameShard(id)}`)?.[id]
  for (const { element, kind, id } of things) {
    const [name, link] = [nameOf(kind, id) ?? `#${id}`, element.querySelector('a')]
    const patch = kind === 'achievement' ? achievementPatch(id) : nameOf('mountPatch', id)
    element.dataset.name = name
    if (patch !== undefined) element.dataset.patch = String(patch)
    if (link !== null) link.textContent = name
  }
}
